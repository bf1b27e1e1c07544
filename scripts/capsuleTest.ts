import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capsuleIn, deduplicatedCapsule } from '@/capsule/capsuleFile';
import { MOST_ACTIONS } from '@/capsule/devToolsImport';
import { LARGEST_BYTES, readJson } from '@/capsule/jsonFile';
import type { FileError } from '@/capsule/fileError';
import { stateIn, type StateOrigin } from '@/capsule/stateFile';
import { textOfCapsuleTest } from '@test/capsules/capsuleTest';
import { trimmedCapsule } from '@test/capsules/trimmedCapsule';

/** Below the folder that npm runs a script in, which is the one of package.json. */
const capsules = path.join('test', 'capsules');

const states = path.join(capsules, 'states');

function reasonOf(refusal: FileError): string {
  switch (refusal.reason) {
    case 'tooLarge':
      return `is larger than ${LARGEST_BYTES / 1024 / 1024} MB`;
    case 'damaged':
      return 'is cut off, or no JSON at all';
    case 'foreign':
      return 'is no capsule and no state of this app';
    case 'newer':
      return `was made by a newer version of the app (${refusal.version || 'unnamed'}): update this one first`;
    case 'damagedInside':
      return `is damaged at ${refusal.path}`;
    case 'forbiddenKey':
      return `has a forbidden name at ${refusal.path}`;
    case 'tooDeep':
      return 'is nested too deep';
    case 'unknownSlice':
      return `has the slice ${refusal.slice}, which this version of the app does not have`;
    case 'tooManyActions':
      return `has more than ${MOST_ACTIONS} actions`;
  }
}

/** Ends the script with what whoever runs it has to know. */
class UsageError extends Error {}

/** The folder of stored capsules or states, and the test of it. */
interface Stored {
  folder: string;
  value: object;
  test: (name: string) => string;
  what: string;
}

function capsuleOf(value: unknown): Stored | { refused: FileError } {
  const capsule = capsuleIn(value);
  if (capsule) {
    if ('refused' in capsule) return capsule;
    const trimmed = trimmedCapsule(capsule.capsule);
    const { steps, errors } = trimmed;
    return {
      folder: capsules,
      value: deduplicatedCapsule(trimmed),
      test: (name) => textOfCapsuleTest(name, trimmed),
      what: `${steps.length} of ${capsule.capsule.steps.length} steps, ${errors.length} errors`,
    };
  }
  const state = stateIn(value);
  if (!state) return { refused: { reason: 'foreign' } };
  if ('refused' in state) return state;
  const slices = Object.keys(state.state).length;
  return {
    folder: states,
    value: value as object,
    test: (name) => textOfStateTest(name, state.origin),
    what: `${slices} slices`,
  };
}

async function make([given, requested]: readonly string[]): Promise<void> {
  if (given === undefined) throw new UsageError('Which file? npm run capsule:test FILE [NAME]');
  // Where npm was called, which may be a folder further down.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const name = requested ?? path.basename(file).replace(/(\.json)?(\.gz)?$/i, '');
  if (!/^[a-z][\w-]*$/i.test(name))
    throw new UsageError(`"${name}" is no name for a test: take letters, digits and hyphens`);
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${given} cannot be read`);
  });
  const read = await readJson(new Blob([new Uint8Array(bytes)]));
  const stored = 'refused' in read ? read : capsuleOf(read.value);
  if ('refused' in stored) throw new UsageError(`${given} ${reasonOf(stored.refused)}`);

  const storedFile = path.join(stored.folder, `${name}.json`);
  const testFile = path.join(stored.folder, `${name}.test.tsx`);
  const isReplaced = existsSync(storedFile);
  const isThere = existsSync(testFile);
  await mkdir(stored.folder, { recursive: true });
  const text = textOf(stored.value);
  await writeFile(storedFile, text);
  if (!isThere) {
    await writeFile(testFile, stored.test(name));
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', testFile]);
  }
  const size = Math.ceil(Buffer.byteLength(text) / 1000);
  console.log(`${isReplaced ? 'Replaced' : 'Wrote'} ${storedFile}: ${stored.what}, ${size} kB.`);
  console.log(isThere ? `Left ${testFile} as it was.` : `Wrote ${testFile}: state there what is expected.`);
  const failing = await failingTests(name, testFile);
  console.log(
    failing.length === 0
      ? 'Its tests pass.'
      : ['Fails until the bug is fixed and the test states what is expected:', ...failing].join('\n  - '),
  );
  console.log(`Run it: npx jest ${testFile}`);
}

/** One line for each part and each item of a list. */
function textOf(value: object): string {
  const lines = Object.entries(value).map(([name, part]: [string, unknown]) => {
    const items = Array.isArray(part) && part.length > 0 ? part.map((item) => JSON.stringify(item)).join(',\n') : null;
    return `${JSON.stringify(name)}: ${items === null ? JSON.stringify(part) : `[\n${items}\n]`}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

interface JestReport {
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs the tests of what was stored; returns the names of those that fail, or what went wrong before. */
async function failingTests(name: string, testFile: string): Promise<string[]> {
  console.log('Running its tests …');
  const folder = await mkdtemp(path.join(tmpdir(), 'capsule-test-'));
  const report = path.join(folder, 'report.json');
  const options = ['--selectProjects', 'browser', '--json', '--outputFile', report, '--testNamePattern', name];
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...options, '--runTestsByPath', testFile, ...testsOfAll(testFile)],
    { stdio: 'ignore' },
  );
  await new Promise((resolve) => child.on('close', resolve));
  try {
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as JestReport;
    return testResults.flatMap(({ message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return failed.length === 0 && assertionResults.length === 0 && message !== '' ? [message] : failed;
    });
  } catch {
    throw new UsageError(`The tests could not be run; see npx jest ${testFile}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tests of all capsules or states beside it. */
const testsOfAll = (testFile: string): string[] =>
  path.dirname(testFile) === capsules
    ? [path.join(capsules, 'everyCapsule.test.tsx')]
    : [path.join(states, 'categoryEdited.test.tsx')];

make(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});

/** Returns the beginning of a test: what can be checked of any state without knowing what was wrong. */
function textOfStateTest(name: string, { app, savedAt }: StateOrigin): string {
  const version = app ? `by the app ${app.version}, commit ${app.commit}` : 'by an app that is not named';
  return `import { screen } from '@testing-library/react';
import { errorPage } from '../../browser/openCapsule';
import { openState } from '../../browser/openState';

// Saved ${[savedAt ?? 'some time', version].join(' ').replaceAll(/[\r\n\u2028\u2029]+/g, ' ')}.

test('${name}: there is a screen', async () => {
  await openState('${name}');
  expect(errorPage()).not.toBeInTheDocument();
  // Say here what should be there: screen.getByRole('heading', { name: '…' })
  expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
});
`;
}
