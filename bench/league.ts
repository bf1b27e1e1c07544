import type { Browser, Page } from 'playwright-core';
import type { LeagueTable } from '../contract/league';
import type { Member } from '../contract/member';
import type { Following } from '../test/world/following';
import { openBrowser } from '../test/flows/browser';
import { signInAs } from '../test/flows/signIn';
import { spoken } from '../test/flows/spoken';
import { makeTemplate, runTraining } from './atRange';
import { signInDevice, type Device } from './device';
import { fillLeague } from './leagueRows';
import { listenTo, untilAllHear } from './listeners';
import { quantile, shownMs } from './quantile';
import { serveSeeded, type SeededApp } from './seededApp';

const PLAYERS = 1_000;
/** How many events each player has. */
const SIZES = [50, 500, 5_000] as const;
/** With more, of five million in one club, only the server is measured. */
const MOST_SHOWN = 500;
const LISTENERS = 200;
const READS = 100;
/** So that the largest table does not take for ever. */
const READS_MS = 20_000;
const SHOWN = 7;
const t = spoken('en');

type Measured = Record<'table' | 'screen' | 'tableLive' | 'screenLive' | 'told' | 'changed', number[]>;
const nothing: Measured = { table: [], screen: [], tableLive: [], screenLive: [], told: [], changed: [] };
const lines = [
  ['table', 'table, server'],
  ['screen', 'screen ready'],
  ['tableLive', `table, server, with ${LISTENERS} listeners`],
  ['screenLive', `screen ready, with ${LISTENERS} listeners`],
  ['told', `finish to the last of ${LISTENERS} listeners`],
  ['changed', 'finish to the changed screen'],
] as const;

/** Measures the league table of many players with ever more events, and prints what the more cost. */
export async function measureLeague(): Promise<void> {
  const app = await serveSeeded({ clubs: 1, members: PLAYERS });
  const browser = await openBrowser();
  try {
    const device = await signInDevice(app.url, app.admin);
    const { golfclubId } = await device.call<Member>('GET', '/api/golfclub/whoami');
    let first: Measured | null = null;
    for (const events of SIZES) {
      await fillLeague(app.connection, golfclubId, events);
      const measured =
        events <= MOST_SHOWN
          ? await measure(app, browser, device, golfclubId)
          : { ...nothing, table: await reads(device, golfclubId) };
      first ??= measured;
      print(events, measured, first);
    }
    device.close();
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function measure(app: SeededApp, browser: Browser, device: Device, golfclubId: string): Promise<Measured> {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/public/login');
  await signInAs(page, t, app.admin);
  const table = await reads(device, golfclubId);
  const screen = await shown(page);
  const listeners = await listenTo(app, golfclubId, LISTENERS);
  const tableLive = await reads(device, golfclubId);
  const screenLive = await shown(page);
  const { told, changed } = await changes(device, page, listeners);
  for (const listener of listeners) listener.stop();
  await context.close();
  return { table, screen, tableLive, screenLive, told, changed };
}

/** The table as the screen asks for it, over everything. */
async function reads(device: Device, golfclubId: string): Promise<number[]> {
  const path = `/api/leaguetable/golfclub/${golfclubId}?events=none`;
  // The first fill the caches; they are not counted.
  for (let read = 0; read < 3; read += 1) await device.call<LeagueTable>('GET', path);
  const times: number[] = [];
  const end = performance.now() + READS_MS;
  for (let read = 0; read < READS && performance.now() < end; read += 1) {
    const begun = performance.now();
    const { leagueTableEntries } = await device.call<LeagueTable>('GET', path);
    times.push(performance.now() - begun);
    if (leagueTableEntries.length !== PLAYERS) throw new Error(`the table has ${leagueTableEntries.length} players`);
  }
  return times;
}

async function shown(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit <= SHOWN; visit += 1) {
    await page.goto('about:blank');
    const begun = performance.now();
    await page.goto('/private/leaguetable', { waitUntil: 'commit' });
    await page.getByRole('gridcell').first().waitFor();
    // The first visit fills the browser's cache; it is not counted.
    if (visit > 0) times.push(performance.now() - begun);
  }
  return times;
}

/** Finishes a training of one player again and again, with the screen open and everybody listening. */
async function changes(
  device: Device,
  page: Page,
  listeners: readonly Following[],
): Promise<Pick<Measured, 'told' | 'changed'>> {
  const template = await makeTemplate(device, 10);
  const { id } = await runTraining({ pro: device, template, players: 1, recorded: () => 10 });
  const finish = () => device.call('PUT', `/api/scheduledtrainings/${id}/finish`);
  const [told, changed]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < SHOWN; turn += 1) {
    const begun = performance.now();
    const seen = seesChange(page).then(() => performance.now() - begun);
    told.push(await untilAllHear(listeners, finish));
    changed.push(await seen);
    const undone = seesChange(page);
    await device.call('PUT', `/api/scheduledtrainings/${id}/unfinish`);
    await undone;
  }
  await device.call('DELETE', `/api/scheduledtrainings/${id}`);
  return { told, changed };
}

/** Resolves once the screen has read the table again and shows it. */
async function seesChange(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().includes('/api/leaguetable/golfclub/'));
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

function print(events: number, measured: Measured, first: Measured): void {
  const heading = `league table, ${PLAYERS} players × ${events} events`;
  console.log(`\n${heading.padEnd(44)}${'median'.padStart(12)}${'p99'.padStart(12)}${'growth'.padStart(10)}`);
  for (const [what, words] of lines) {
    const [median, before] = [quantile(measured[what], 0.5), quantile(first[what], 0.5)];
    const growth = median === null || before === null ? '–' : (median / before).toFixed(1);
    const [shownMedian, shownMost] = [shownMs(median), shownMs(quantile(measured[what], 0.99))];
    console.log(`${words.padEnd(44)}${shownMedian.padStart(12)}${shownMost.padStart(12)}${growth.padStart(10)}`);
  }
}
