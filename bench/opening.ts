import type { Browser, BrowserContext } from 'playwright-core';
import { translatorFor } from '@test/flows/accessProblems';
import { workerReady } from '@test/flows/browser';
import { signInAs } from '@test/flows/signIn';
import type { SeededApp } from './seededApp';

const t = translatorFor('en');

/** Signs in at full speed and returns what the tab keeps of it. */
export async function storedSession(browser: Browser, app: SeededApp): Promise<Record<string, string>> {
  const page = await browser.newPage({ baseURL: app.url, serviceWorkers: 'block' });
  await page.goto('/public/login');
  await signInAs(page, t, app.admin);
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries<string>(sessionStorage)));
  await page.close();
  return stored;
}

/** Waits, at full speed, until the worker has the files for the next visit, and closes the page. */
export async function closeWithWorker(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  if (!page) return;
  await workerReady(page);
  await page.close();
}

interface Watched {
  /** The selector of what is waited for. */
  shown: string;
  /** What the tab keeps of a sign-in. */
  session: Record<string, string>;
}

/** Runs in the page before anything else: puts the session there and notes when the element is painted. */
export function watchShown({ shown: visible, session }: Watched): void {
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(visible)) return;
    observer.disconnect();
    // The next frame shows it; what is posted then comes after the painting.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.shownAfter = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}
