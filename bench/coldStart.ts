import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { spoken } from '@test/flows/accessProblems';
import { openBrowser } from '@test/flows/browser';
import { signInAs } from '@test/flows/signIn';
import { printLimited, type Limited } from './limited';
import { fullSpeed, slowDown, slowDownWorkers } from './rangeProfile';
import { type SeededApp, serveSeeded } from './seededApp';
import { quantile } from './start';

const RUNS = 7;
const BEHIND_FIRST_SIGHT_MS = 1_500;
const t = spoken('en');

/** Cold: nothing is cached. Warm: once more in the same browser, in a new tab. Hot: once more in that tab. */
const kinds = ['cold', 'warm', 'hot'] as const;
type Kind = (typeof kinds)[number];

interface Opened {
  milliseconds: number;
  /** Compressed, with headers. */
  bytes: number;
  requests: number;
}

interface Screen {
  name: string;
  path: string;
  /** What is there once the screen can be used. */
  shown: string;
  isSignedIn: boolean;
  /** Milliseconds. */
  limits: Partial<Record<Kind, number>>;
  mostBytes: number | null;
}

const screens: Screen[] = [
  {
    name: 'login page',
    path: '/public/login',
    shown: 'input[type=password]',
    isSignedIn: false,
    limits: { cold: 1500 },
    mostBytes: 200_000,
  },
  {
    name: 'users page',
    path: '/private/users',
    shown: '[role=gridcell]',
    isSignedIn: true,
    limits: { cold: 2300, warm: 900, hot: 700 },
    mostBytes: null,
  },
];

/** Measures how long pages take to be shown on a driving range, with 10,000 members on the server, and prints it. */
export async function measureColdStart(): Promise<void> {
  const app = await serveSeeded({ clubs: 50, members: 10_000 });
  const browser = await openBrowser();
  try {
    const session = await storedSession(browser, app);
    for (const screen of screens) {
      const runs: Record<Kind, Opened>[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await openThrice(browser, app, screen, session));
      console.log('');
      printLimited(limitedOf(screen, runs));
    }
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Signs in at full speed and returns what the tab keeps of it. */
async function storedSession(browser: Browser, app: SeededApp): Promise<Record<string, string>> {
  const page = await browser.newPage({ baseURL: app.url, serviceWorkers: 'block' });
  await page.goto('/public/login');
  await signInAs(page, t, app.admin);
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries<string>(sessionStorage)));
  await page.close();
  return stored;
}

async function openThrice(
  browser: Browser,
  app: SeededApp,
  screen: Screen,
  session: Record<string, string>,
): Promise<Record<Kind, Opened>> {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
  try {
    const cold = await open(await tab(context, screen, session), screen);
    await workerReady(browser, context);
    const page = await tab(context, screen, session);
    return { cold, warm: await open(page, screen), hot: await open(page, screen) };
  } finally {
    await context.close();
  }
}

async function tab(context: BrowserContext, { shown: visible, isSignedIn }: Screen, session: Record<string, string>) {
  const page = await context.newPage();
  await page.addInitScript(watchShown, { shown: visible, session: isSignedIn ? session : {} });
  return page;
}

async function open(page: Page, { path }: Screen): Promise<Opened> {
  const network = await slowDown(page);
  let [bytes, requests] = [0, 0];
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(path, { waitUntil: 'commit' });
  const milliseconds = await page.waitForFunction(() => window.shownAfter).then((visible) => visible.jsonValue());
  const opened = { milliseconds: milliseconds ?? 0, bytes, requests };
  await leaveInPeace(page, network);
  return opened;
}

/** Lets the page do at full speed what follows the first render: it is no part of the next visit. */
async function leaveInPeace(page: Page, network: CDPSession): Promise<void> {
  await fullSpeed(network);
  await page.waitForTimeout(BEHIND_FIRST_SIGHT_MS);
  await network.detach();
}

/** Waits, at full speed, until the files are cached for the next visit, and slows down what their worker fetches. */
async function workerReady(browser: Browser, context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  await page?.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page?.close();
  await slowDownWorkers(browser);
}

function limitedOf({ name, limits, mostBytes }: Screen, runs: readonly Record<Kind, Opened>[]): Limited[] {
  const median = (kind: Kind, what: keyof Opened) =>
    quantile(
      runs.map((run) => run[kind][what]),
      0.5,
    ) ?? 0;
  const worst = (kind: Kind) => Math.max(...runs.map((run) => run[kind].milliseconds));
  const times = kinds.map((kind): Limited => {
    const sent = `${median(kind, 'requests')} requests, ${(median(kind, 'bytes') / 1000).toFixed(1)} kB`;
    const remark = `worst ${(worst(kind) / 1000).toFixed(2)} s, ${sent}`;
    return {
      what: `${name}, ${kind}`,
      value: median(kind, 'milliseconds') / 1000,
      limit: (limits[kind] ?? Infinity) / 1000,
      unit: 's',
      remark,
    };
  });
  if (mostBytes === null) return times;
  const kilobytes = { what: `${name}, cold, compressed`, value: median('cold', 'bytes') / 1000, unit: 'kB' };
  return [...times, { ...kilobytes, limit: mostBytes / 1000 }];
}

interface Options {
  /** The selector of what is waited for. */
  shown: string;
  /** What the tab keeps of a sign-in. */
  session: Record<string, string>;
}

/** Runs in the page before anything else: puts the session there and notes when the element is painted. */
function watchShown({ shown: visible, session }: Options): void {
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
