import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './builtLayout';

const assets = path.join(root, 'dist/web/assets');
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

/**
 * Functions that some browser of the `browserslist` in package.json lacks, as they are called. A new one of the language or of
 * browsers is added here when the code could use it.
 */
const newer = [
  ...['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex', 'throwIfAborted'].map(
    (name) => `\\.${name}\\(`,
  ),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'].map((name) => `\\.${name}\\(`),
  ...['isWellFormed', 'toWellFormed', 'checkVisibility', 'showPopover', 'setHTMLUnsafe'].map((name) => `\\.${name}\\(`),
  'Object\\.hasOwn\\(',
  'Object\\.groupBy\\(',
  'Map\\.groupBy\\(',
  'Array\\.fromAsync\\(',
  'Iterator\\.from\\(',
  'Promise\\.withResolvers\\(',
  'Promise\\.try\\(',
  'RegExp\\.escape\\(',
  'URL\\.canParse\\(',
  'URL\\.parse\\(',
  'AbortSignal\\.any\\(',
  'AbortSignal\\.timeout\\(',
  'structuredClone\\(',
  'crypto\\.randomUUID\\(',
  // The charts use it only after a check.
  '(?<!"Segmenter"in Intl\\?)new Intl\\.Segmenter\\(',
  'new Intl\\.DurationFormat\\(',
  'new URLPattern\\(',
  'Response\\.json\\(',
  'ReadableStream\\.from\\(',
];

const polyfills = readFileSync(path.join(root, 'src/polyfills.ts'), 'utf8');
const isPolyfilled = (call: string) => {
  const name = /(\w+)\\\($/.exec(call)?.[1] ?? '';
  return new RegExp(`^ *${name}(?:\\(|:)`, 'm').test(polyfills);
};

test.each(scripts)('%s calls no function that a supported browser lacks and no polyfill provides', (file) => {
  const script = readFileSync(path.join(assets, file), 'utf8');
  const found = newer.filter((call) => new RegExp(call).test(script) && !isPolyfilled(call));
  expect(found).toEqual([]);
});

test('the check of the browser is written in a syntax that old browsers read, and runs before the app', () => {
  const page = readFileSync(path.join(root, 'dist/web/index.html'), 'utf8');
  const deferred = [...page.matchAll(/<script defer src="\/assets\/([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(deferred[0]).toMatch(/^browserCheck\./);
  const check = readFileSync(path.join(assets, deferred[0] ?? ''), 'utf8');
  expect(check).not.toMatch(/=>|\b(?:const|let|class)\b|`[^`]*\$\{|\?\./);
});
