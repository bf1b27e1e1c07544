import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import type { LeagueTable } from '@contract/league';
import type { Member } from '@contract/member';
import { translatorFor } from '@test/flows/accessProblems';
import { openBrowser } from '@test/flows/browser';
import { signInAs } from '@test/flows/signIn';
import type { Following } from '@test/fixtures/following';
import { type Device, makeTemplate, runTraining, signInDevice } from './device';
import { untilRead } from './interact';
import { type Limited, printLimited } from './limited';
import { listenTo, untilAllHear } from './memory';
import { type SeededApp, serveSeeded } from './seededApp';
import { quantile, shownMs } from './start';

const PLAYERS = 1_000;

/** How many events each player has. */
const SIZES = [50, 500] as const;

/** With the fewest events. */
const MOST_MS = { table: 40, changed: 600 };

/** What is as good as no growth. */
const MOST_GROWTH = 1.5;

const LISTENERS = 200;

const READS = 100;

/** So that the largest table does not take for ever. */
const READS_MS = 20_000;

const SHOWN = 7;

const t = translatorFor('en');

type Measured = Record<'table' | 'screen' | 'tableLive' | 'screenLive' | 'notified' | 'changed', number[]>;

const lines = [
  ['table', 'table, server'],
  ['screen', 'screen ready'],
  ['tableLive', `table, server, with ${LISTENERS} listeners`],
  ['screenLive', `screen ready, with ${LISTENERS} listeners`],
  ['notified', `finish to the last of ${LISTENERS} listeners`],
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
      const measured = await measure(app, browser, device, golfclubId);
      first ??= measured;
      print(events, measured, first);
      printLimited(limitedOf(events, measured, first));
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
  const screen = await timesToShow(page);
  const listeners = await listenTo(app, golfclubId, LISTENERS);
  const tableLive = await reads(device, golfclubId);
  const screenLive = await timesToShow(page);
  const { notified, changed } = await changes(device, page, listeners);
  for (const listener of listeners) listener.stop();
  await context.close();
  return { table, screen, tableLive, screenLive, notified, changed };
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

async function timesToShow(page: Page): Promise<number[]> {
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
): Promise<Pick<Measured, 'notified' | 'changed'>> {
  const template = await makeTemplate(device, 10);
  const { id } = await runTraining({ pro: device, template, players: 1, recorded: () => 10 });
  const finish = () => device.call('PUT', `/api/scheduledtrainings/${id}/finish`);
  const [notified, changed]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < SHOWN; turn += 1) {
    const begun = performance.now();
    const shownAfter = seesChange(page).then(() => performance.now() - begun);
    notified.push(await untilAllHear(listeners, finish));
    changed.push(await shownAfter);
    const undone = seesChange(page);
    await device.call('PUT', `/api/scheduledtrainings/${id}/unfinish`);
    await undone;
  }
  await device.call('DELETE', `/api/scheduledtrainings/${id}`);
  return { notified, changed };
}

/** Resolves once the screen has read the table again and shows it. */
async function seesChange(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().includes('/api/leaguetable/golfclub/'));
  await untilRead(page);
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

/** The league grows with its players and not with their events. */
function limitedOf(events: number, measured: Measured, first: Measured): Limited[] {
  const [table, changed] = [quantile(measured.table, 0.5) ?? 0, quantile(measured.changed, 0.5)];
  const size = `${PLAYERS} × ${events}`;
  if (measured === first) {
    return [
      { what: `league table, server, ${size}`, value: table, limit: MOST_MS.table, unit: 'ms' },
      { what: `finish to the changed screen, ${size}`, value: changed ?? 0, limit: MOST_MS.changed, unit: 'ms' },
    ];
  }
  const growth = table / (quantile(first.table, 0.5) ?? table);
  const changes = (changed ?? 0) / (quantile(first.changed, 0.5) ?? 1);
  return [
    { what: `league table, server, ${size}, growth`, value: growth, limit: MOST_GROWTH, unit: '×' },
    { what: `finish to the changed screen, ${size}, growth`, value: changes, limit: MOST_GROWTH, unit: '×' },
  ];
}

/** Every member of the club has played in each training. */
const rowsOfTrainings = [
  `insert into scheduled_trainings (id, golfclub_id, status, planned_date, started_at, finished_at, snapshot)
   select uuid_v7(), $1, 'FINISHED', make_date(extract(year from now())::integer, 1, 1) + (n % 300), now(), now(),
     jsonb_build_object('type', 'REGULAR', 'name', jsonb_build_object('en', 'Putting gate', 'de', 'Putt-Tor'))
   from generate_series($2::integer, $3::integer - 1) as n`,
  `insert into player_sessions (training_id, golfclub_id, status)
   select t.id, t.golfclub_id, 'FINISHED' from scheduled_trainings t
   cross join members m
   where t.golfclub_id = $1 and m.golfclub_id = t.golfclub_id
     and not exists (select from player_sessions s where s.training_id = t.id)`,
  `insert into player_session_players (player_session_id, training_id, golfclub_id, member_id, handicap_started_tenths, position)
   select s.id, s.training_id, s.golfclub_id, m.id, m.handicap_tenths, 0
   from (
     select id, training_id, golfclub_id, row_number() over (partition by training_id order by id) as place
     from player_sessions s where golfclub_id = $1
       and not exists (select from player_session_players p where p.training_id = s.training_id)
   ) s
   join (
     select id, handicap_tenths, row_number() over (order by id) as place from members where golfclub_id = $1
   ) m using (place)`,
  `insert into league_events (training_id, golfclub_id, player_session_id, member_id, training_date, score,
     handicap_started_tenths, handicap_played_tenths, handicap_difference_tenths, points)
   select p.training_id, p.golfclub_id, p.player_session_id, p.member_id, t.planned_date, 12,
     p.handicap_started_tenths, p.handicap_started_tenths, 0, abs(hashtext(p.player_session_id::text)) % 12 - 1
   from player_session_players p
   join scheduled_trainings t on t.id = p.training_id
   where p.golfclub_id = $1 and not exists (select from league_events e where e.training_id = p.training_id)`,
  'delete from league_standings where golfclub_id = $1',
  // As the trigger does, which is silent meanwhile.
  `insert into league_standings
   select e.golfclub_id, e.member_id, e.year, n.*
   from (
     select distinct golfclub_id, member_id, extract(year from training_date)::integer as year
     from league_events where golfclub_id = $1
   ) e
   cross join lateral league_standing(e.golfclub_id, e.member_id, e.year) n`,
] as const;

/**
 * Writes finished trainings of this year in which the whole club has played, until there are so many. The results are
 * made up; nothing is announced and no reference is checked, which would take longer than the benchmark.
 */
async function fillLeague(connection: pg.ClientConfig, golfclubId: string, trainings: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::integer as count from scheduled_trainings where golfclub_id = $1',
      [golfclubId],
    );
    const [first, ...rest] = rowsOfTrainings;
    await client.query(first, [golfclubId, rows[0]?.count ?? 0, trainings]);
    for (const statement of rest) await client.query(statement, [golfclubId]);
    // What the database does by itself some minutes after so many rows were written.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
