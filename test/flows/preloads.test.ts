import type { Browser } from 'playwright-core';
import { featureRoutes } from '@/app/featureRoutes';
import { publicPages } from '@/app/publicPages';
import { pathOfRoute } from '@/routing/routes';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { openBrowser, openPage } from './browser';
import { storeSession } from './signedIn';

const addresses = [...featureRoutes.map(pathOfRoute), ...publicPages.map(({ path }) => path.replace(/\/:.*$/, ''))];

declare global {
  interface Window {
    /** The addresses of all scripts so far; those of chunks leave the document again. */
    scriptsRun?: string[];
  }
}

/** Runs in the page before anything else. */
function noteScripts(): void {
  const run: string[] = [];
  window.scriptsRun = run;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) run.push(node.src);
    }
  }).observe(document, { childList: true, subtree: true });
}

async function preloadsAt(path: string, cookie = ''): Promise<string[]> {
  const html = await (await fetch(fromSetup('TEST_SERVER_URL') + path, { headers: { cookie } })).text();
  const [, named = ''] = /<meta name="preload-files" content="([^"]+)"/.exec(html) ?? [];
  return named.split(' ').map((file) => file.replace('/assets/', ''));
}

/** Returns how many files of the page itself had arrived before the first preloaded one was requested. */
function filesOfPageBefore(preloaded: readonly string[]): number {
  const own = Array.from(document.querySelectorAll<HTMLScriptElement>('script[defer]'), ({ src }) => src);
  const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const first = Math.min(...loads.filter(({ name }) => preloaded.includes(name)).map(({ startTime }) => startTime));
  return loads.filter(({ name, responseEnd }) => own.includes(name) && responseEnd <= first).length;
}

test.each(addresses)('%s preloads the code of its page', async (path) => {
  const files = await preloadsAt(path);
  const chunk = path.slice(1).replaceAll('/', '-');
  expect(files.filter((file) => file.startsWith(`${chunk}.`))).toHaveLength(1);
  expect(files.some((file) => file.startsWith('text-en.'))).toBe(true);
  expect((await preloadsAt(path, 'locale=de')).some((file) => file.startsWith('text-de.'))).toBe(true);
});

test('the browser needs everything that it preloads, in the language that it has stored', async () => {
  const fixtures = await makeFixtures();
  const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] });
  const browser: Browser = await openBrowser();
  try {
    const { page } = await openPage(browser);
    await storeSession(page, admin, 'de');
    await page.addInitScript(noteScripts);
    await page.goto('/private/users');
    await page.getByRole('gridcell').first().waitFor();
    const sent = await page.evaluate(() => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
      return Array.from(links, ({ href }) => href);
    });
    expect(sent.length).toBeGreaterThan(5);
    expect(await page.evaluate(filesOfPageBefore, sent)).toBeGreaterThan(3);
    const areUsed = (files: string[]) => files.every((file) => window.scriptsRun?.includes(file));
    await page.waitForFunction(areUsed, sent);
  } finally {
    await browser.close();
  }
});
