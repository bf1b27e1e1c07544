import type { Browser, CDPSession, Page } from 'playwright-core';
import type { SignedIn as SignedInAnswer } from '@contract/session';
import { openBrowser } from '@test/flows/browser';
import { signInDevice } from './device';
import { type Limited, printLimited, printTable } from './limited';
import { closeWithWorker, storedSession, watchShown } from './opening';
import { builtPeer, type PeerProxy, installPeers, startPeerProxy } from './peerApps';
import { type Screen, screens, type SignedIn } from './peerScreens';
import { SHOWN, use, useQuickly } from './peerUse';
import { atFullSpeed, fullSpeed, slowDown, slowDownWorkers } from './rangeProfile';
import { type SeededApp, serveSeeded } from './seededApp';
import { quantile } from './start';

const SIZE = { clubs: 50, members: 10_000 };

const RUNS = 3;

/** Of use at full speed, before the heap is looked at. */
const ROUNDS = 30;

const BEHIND_FIRST_SIGHT_MS = 1_500;

/** Every row of the table; times in milliseconds to the frame that shows what was asked for. */
const measures = {
  cold: 'ms',
  warm: 'ms',
  hot: 'ms',
  'open edit': 'ms',
  sort: 'ms',
  page: 'ms',
  search: 'ms',
  route: 'ms',
  'scripts, cold': 'kB',
  'data, cold': 'kB',
  [`heap after ${ROUNDS} rounds of use`]: 'MB',
} as const;

/** What of a peer's figure ours may be; of react-admin's as it was asked for, else less than the peer's. */
const MOST: Record<string, number> = { cold: 0.75, warm: 0.5, hot: 0.5 };

type Measured = Map<string, number[]>;

type Profile = 'range' | 'full speed';

interface App {
  screen: Screen;
  proxy: PeerProxy;
}

/** Measures the users screen of react-admin and of Refine beside ours, over the same rows of this server, and prints both. */
export async function measurePeers(): Promise<void> {
  installPeers();
  const server = await serveSeeded(SIZE);
  const browser = await openBrowser();
  const apps: App[] = [];
  try {
    const signedIn = await signIn(browser, server);
    apps.push({ screen: screens.ours, proxy: await startPeerProxy(server.url, null) });
    for (const name of ['reactAdmin', 'refine'] as const) {
      apps.push({ screen: screens[name], proxy: await startPeerProxy(server.url, await builtPeer(name)) });
    }
    for (const profile of ['range', 'full speed'] as const) {
      const figures = new Map(apps.map((app) => [app, new Map<string, number[]>()]));
      // In turn, so that whatever else the machine does slows all of them.
      for (let run = 0; run < RUNS; run += 1) {
        for (const [app, measured] of figures) await visit(browser, app, { signedIn, profile, measured });
      }
      if (profile === 'full speed') {
        for (const [app, measured] of figures) note(measured, 'heap', await heapAfterUse(browser, app, signedIn));
      }
      print(profile, [...figures]);
    }
  } finally {
    await browser.close();
    for (const { proxy } of apps) await proxy.close();
    await server.stop();
  }
}

async function signIn(browser: Browser, server: SeededApp): Promise<SignedIn> {
  const device = await signInDevice(server.url, server.admin);
  const { email, password } = server.admin;
  const call = { usernameOrEmail: email, password };
  const { accessToken } = await device.call<SignedInAnswer>('POST', '/api/auth/signin', call);
  device.close();
  return { token: accessToken, session: await storedSession(browser, server) };
}

interface Visit {
  signedIn: SignedIn;
  profile: Profile;
  measured: Measured;
}

const note = (measured: Measured, what: string, value: number) =>
  void measured.set(what, [...(measured.get(what) ?? []), value]);

async function openTab(browser: Browser, { screen, proxy }: App, signedIn: SignedIn) {
  const context = await browser.newContext({ baseURL: proxy.url, viewport: { width: 1440, height: 900 } });
  const tab = async () => {
    const page = await context.newPage();
    await page.addInitScript(watchShown, { shown: SHOWN, session: screen.stored(signedIn) });
    return page;
  };
  return { context, tab };
}

/** Opens the screen cold, warm and hot, and then uses it once. */
async function visit(browser: Browser, app: App, { signedIn, profile, measured }: Visit): Promise<void> {
  const { context, tab } = await openTab(browser, app, signedIn);
  try {
    const slow = profile === 'range';
    const cold = await open(await tab(), app, slow);
    note(measured, 'cold', cold.milliseconds);
    note(measured, 'scripts, cold', cold.scripts / 1000);
    note(measured, 'data, cold', cold.data / 1000);
    if (app.screen === screens.ours) await closeWithWorker(context);
    else await context.pages()[0]?.close();
    if (slow) await slowDownWorkers(browser);
    const page = await tab();
    note(measured, 'warm', (await open(page, app, slow)).milliseconds);
    note(measured, 'hot', (await open(page, app, slow)).milliseconds);
    const session = slow ? await slowDown(page) : await atFullSpeed(page);
    for (const [step, ready] of await use(page, app.screen)) note(measured, step, ready);
    await session.detach();
  } finally {
    await context.close();
  }
}

/** Returns the milliseconds until the rows are painted, and the compressed bytes that came until then. */
async function open(page: Page, { screen }: App, slow: boolean) {
  const network: CDPSession = slow ? await slowDown(page) : await atFullSpeed(page);
  const addresses = new Map<string, string>();
  const bytes = { scripts: 0, data: 0 };
  network.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => addresses.set(requestId, url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { pathname } = new URL(addresses.get(requestId) ?? 'none:');
    if (pathname.startsWith('/api/')) bytes.data += encodedDataLength;
    else if (pathname.endsWith('.js')) bytes.scripts += encodedDataLength;
  });
  await page.goto(screen.path, { waitUntil: 'commit' });
  const milliseconds = await page.waitForFunction(() => window.shownAfter).then((shown) => shown.jsonValue());
  const opened = { milliseconds: milliseconds ?? 0, ...bytes };
  if (slow) await fullSpeed(network);
  await page.waitForTimeout(BEHIND_FIRST_SIGHT_MS);
  await network.detach();
  return opened;
}

/** Returns the megabytes of JavaScript that are in use after the screen was used for a while. */
async function heapAfterUse(browser: Browser, app: App, signedIn: SignedIn): Promise<number> {
  const { context, tab } = await openTab(browser, app, signedIn);
  try {
    const page = await tab();
    await page.goto(app.screen.path);
    await page.locator(SHOWN).first().waitFor();
    for (let round = 0; round < ROUNDS; round += 1) {
      await useQuickly(page, app.screen);
    }
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  } finally {
    await context.close();
  }
}

function print(profile: Profile, figures: readonly [App, Measured][]): void {
  const [ours, ...peers] = figures.map(([{ screen }, measured]) => ({
    name: screen.name,
    of: (what: string) => quantile(measured.get(what.startsWith('heap') ? 'heap' : what) ?? [], 0.5),
  }));
  if (ours === undefined) return;
  const shown = (value: number | null, unit: string) =>
    value === null ? '–' : `${value.toFixed(unit === 'MB' ? 1 : 0)} ${unit}`;
  const rows = Object.entries(measures).flatMap(([what, unit]) => {
    const own = ours.of(what);
    if (own === null) return [];
    const others = peers.map(({ of }) => shown(of(what), unit));
    return [[what, shown(own, unit), ...others, ...peers.map(({ of }) => (own / (of(what) ?? NaN)).toFixed(2))]];
  });
  const names = peers.map(({ name }) => name);
  printTable(
    `The users screen beside its peers, ${profile}, ${SIZE.members.toLocaleString('en')} members, medians of ${RUNS}`,
    ['', ours.name, ...names, ...names.map((name) => `ours / ${name}`)],
    rows,
  );
  const limited = Object.entries(measures).flatMap(([what, unit]) =>
    peers.flatMap(({ name, of }): Limited[] => {
      const [own, other] = [ours.of(what), of(what)];
      if (own === null || other === null) return [];
      const limit = name === screens.reactAdmin.name ? (MOST[what] ?? 1) : 1;
      const remark = `${shown(own, unit)} and ${shown(other, unit)}`;
      return [{ what: `${what} beside ${name}, ${profile}`, value: own / other, limit, unit: '×', remark }];
    }),
  );
  printLimited(limited);
}
