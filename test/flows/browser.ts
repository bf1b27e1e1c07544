import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { isWhole, timeLimit } from '@test/endurance';
import { fromSetup } from '@test/fixtures/environment';
import { watchRequests } from './idle';
import { compareWhenClosed, PAUSE } from './recordedScreens';

/**
 * Playwright's own list, which one of ours replaces, and `RenderDocument`: with a document of its own for each reload, what
 * Playwright says of the network is forgotten by it, and `navigator.onLine` is true without a network.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'RenderDocument',
];

const quiet = [
  `--disable-features=${disabledFeatures.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a Chromium: the one of CHROMIUM_PATH, which `npm test` sets, or one that is found or installed now. It pauses
 * before each action for so many milliseconds, and is started with these arguments besides the usual ones.
 */
export function openBrowser(slowMo = 0, more: readonly string[] = []): Promise<Browser> {
  const { args, ...options } = launching();
  return chromium.launch({ ...options, args: [...args, ...more], slowMo });
}

const compared = new WeakSet<Browser>();

/**
 * Starts a Chromium for the flows of this file. In the whole endurance tier, what each window showed is compared with
 * the replay of its capsule when its context is closed: pauses in which screens come to rest and the replay take as
 * long as the flow.
 */
export async function openComparedBrowser(): Promise<Browser> {
  if (!isWhole) return openBrowser();
  jest.setTimeout(timeLimit());
  const browser = await openBrowser(PAUSE);
  compared.add(browser);
  return browser;
}

/** Returns which Chromium is started, and how. */
export const launching = () => ({ executablePath: process.env['CHROMIUM_PATH'] || pathOfBrowser(), args: quiet });

/** The script is a module that jest cannot load, so Node is asked. */
function pathOfBrowser(): string {
  const program = "import { ensureBrowser } from './scripts/browser.mjs'; console.log(await ensureBrowser());";
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: path.resolve(__dirname, '../..'),
    encoding: 'utf8',
  });
  return output.trim().split('\n').at(-1) ?? '';
}

export interface OpenedPage {
  page: Page;
  /** What the page complained about so far: uncaught errors, console errors and whatever its own policy blocked. */
  complaints: string[];
}

/**
 * Opens an empty window of its own, with nothing stored, that can reach the server by paths alone. Without a service
 * worker, which would fetch the whole app for each test, unless it is asked for.
 */
export async function openPage(
  browser: Browser,
  viewport = { width: 1440, height: 900 },
  more: BrowserContextOptions = { serviceWorkers: 'block' },
): Promise<OpenedPage> {
  const context = await browser.newContext({
    baseURL: fromSetup('TEST_SERVER_URL'),
    viewport,
    reducedMotion: 'reduce',
    ...more,
  });
  watchRequests(context);
  const page = await context.newPage();
  // Generous, because the machine may be busy.
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${page.url()})`);
  });
  if (compared.has(browser)) await compareWhenClosed(page);
  return { page, complaints };
}

/** Waits until a service worker is at work for the page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Has the page stay in its window: one that fills the screen cannot be given another size. */
export async function stayInWindow(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
}
