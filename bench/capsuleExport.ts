import type { Browser, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { translatorFor } from '@test/flows/accessProblems';
import { openBrowser } from '@test/flows/browser';
import { signInAs } from '@test/flows/signIn';
import { untilRead } from './interact';
import { fixedPieceMs } from './limited';
import { type SeededApp, serveSeeded } from './seededApp';

const t = translatorFor('en');

interface Exported {
  /** Milliseconds from the key until the capsule and its whole text are made and stand in the dialog. */
  made: number;
  /** Milliseconds from the key to the painted preview. */
  painted: number;
  /** Milliseconds of a fixed piece of JavaScript in the same page, just before. */
  fixedPiece: number;
  text: string;
}

interface Options {
  members: number;
  runs: number;
  /** How much slower than this machine. */
  slowdown: number;
}

/** Exports capsules from the built app after all members were looked at; returns all of them in turn. */
export async function exportsOf(options: Options): Promise<Exported[]> {
  const { members, runs } = options;
  const app = await serveSeeded({ clubs: 1, members });
  const browser = await openBrowser();
  try {
    const exports: Exported[] = [];
    // The first one fills the caches of browser and server; it is not counted.
    for (let run = 0; run <= runs; run += 1) {
      const exported = await exportOnce(browser, app, options);
      if (run > 0) exports.push(exported);
    }
    return exports;
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** In a page of its own, since masks and fingerprints are remembered for as long as their objects live. */
async function exportOnce(browser: Browser, app: SeededApp, { slowdown }: Options): Promise<Exported> {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Fetched some seconds after the start, so it is there for everybody who has worked for a while.
  const isCode = (one: { url: () => string }) => /\/capsule[^/]*\.js$/.test(new URL(one.url()).pathname);
  const code = page.waitForEvent('requestfinished', { predicate: isCode, timeout: 120_000 });
  await page.goto('/public/login');
  await signInAs(page, t, app.admin);
  await page.goto('/private/users');
  await lookAtAllPages(page);
  await code;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const fixedPiece = await page.evaluate(fixedPieceMs);
  const times = await keyToPreview(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const text = await savedText(page);
  await context.close();
  return { ...times, fixedPiece, text };
}

/** They stay in the cache for a minute, page by page. */
async function lookAtAllPages(page: Page): Promise<void> {
  const label = t('ui.grid.pageLabel', { label: t('users.title') });
  const pager = page.getByRole('navigation', { name: label, exact: true });
  for (let [shown, total] = [0, Infinity]; shown < total;) {
    if (shown > 0) await pager.getByRole('button', { name: t('ui.grid.next') }).click();
    // It is that of the page as soon as its rows are asked for; from then on the grid is busy until they are there.
    const position = pager.getByText(`${(shown + 1).toLocaleString('en')}–`);
    await position.waitFor();
    await untilRead(page);
    await page.getByRole('gridcell').first().waitFor();
    const numbers = (await position.innerText()).replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
    [shown, total] = [numbers[1] ?? total, numbers[2] ?? total];
  }
}

/** Presses the shortcut within the page; returns the milliseconds until the dialog says how large the file is. */
function keyToPreview(page: Page): Promise<Pick<Exported, 'made' | 'painted'>> {
  // Without named functions: they would be marked with a helper that the page does not have.
  return page.evaluate(
    () =>
      new Promise<{ made: number; painted: number }>((resolve, reject) => {
        const gone = setTimeout(() => reject(new Error('no preview was shown')), 60_000);
        const begun = performance.now();
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('[role="dialog"] dl') === null) return;
          observer.disconnect();
          clearTimeout(gone);
          const made = performance.now() - begun;
          // The next frame shows it; what is posted then comes after the painting.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ made, painted: performance.now() - begun });
            port2.postMessage(null);
          });
        }).observe(document.body, { childList: true, subtree: true });
        const keys = { key: 'X', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };
        window.dispatchEvent(new KeyboardEvent('keydown', keys));
      }),
  );
}

/** Saves the capsule of the open dialog and returns its text. */
async function savedText(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  const bytes = await readFile(await download.path());
  return (download.suggestedFilename().endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}
