import type { LeagueChain, LeagueEntries, LeagueTable } from '@contract/league';
import { isLong, repetitions } from '@test/endurance';
import { below, seededRandom } from '@test/chance';
import { makeLeagueHistory, type LeagueHistory } from '@test/league/leagueHistory';
import { recomputedEvents, recomputedTable } from '@test/league/recomputedLeague';
import { startServerProcess, type ServerProcess } from '@test/serverProcess';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';

type Client = ReturnType<typeof api>;

const seed = Number(process.env['SEED'] ?? 2026);
const HISTORIES = isLong ? 40 : 8;
/** Before the server is killed, and after it. */
const STEPS = 30;
const groups = Array.from({ length: repetitions(1, 50) }, (_, group) => seed + group * HISTORIES);
const periods = [{ from: '2026-01-01' }, { to: '2026-05-01' }, { from: '2026-01-01', to: '2026-05-01' }];

let server: ServerProcess | undefined;
afterEach(async () => server?.stop());

test.each(groups)(
  `the league is what ${HISTORIES} random histories make of it, also after the server was killed (SEED=%i)`,
  async (groupSeed) => {
    await startServer();
    const { fixtures, token } = await adminAndClub();
    const client = api(token);
    const seeds = Array.from({ length: HISTORIES }, (_, count) => groupSeed + count);
    const histories: { golfclubId: string; ownSeed: number; random: () => number; history: LeagueHistory }[] = [];
    await each(seeds, async (ownSeed) => {
      const [club, random] = [await fixtures.club(), seededRandom(ownSeed)];
      const history = await makeLeagueHistory({ client, club, random });
      histories.push({ golfclubId: club.id, ownSeed, random, history });
    });
    const goOn = async () =>
      each(histories, async ({ golfclubId, ownSeed, random, history }) => {
        try {
          for (let step = 0; step < STEPS; step += 1) await history.step();
          await compare(client, golfclubId, history, random);
        } catch (error) {
          throw new Error(`SEED=${ownSeed}, after ${history.did.join(', ')}: ${String(error)}`, { cause: error });
        }
      });
    await goOn();
    await server?.kill('SIGKILL');
    await startServer();
    await goOn();

    const finished = histories.flatMap(({ history }) =>
      history.trainings.filter(({ status }) => status === 'FINISHED'),
    );
    expect(finished.length).toBeGreaterThan(HISTORIES / 2);
  },
  300_000,
);

/** A server of its own over the database of all tests, which then is the one that is called. */
async function startServer(): Promise<void> {
  server = await startServerProcess({
    env: { DATABASE_URL: databaseUrl(), TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'), LOG_LEVEL: 'warn' },
  });
  process.env['TEST_SERVER_URL'] = server.url;
}

/** Compares everything the league answers with what it must be by the notes. */
async function compare(
  client: Client,
  golfclubId: string,
  { trainings, members }: LeagueHistory,
  random: () => number,
) {
  const path = `/api/leaguetable/golfclub/${golfclubId}`;
  const people = members.map(({ id, name, surname }) => ({ id, name, surname }));
  const all = recomputedEvents(trainings);
  const years = all.map(({ trainingDate }) => Number(trainingDate.slice(0, 4)));
  for (const period of [{}, periods[below(random, periods.length)] ?? {}]) {
    const query = String(new URLSearchParams(period));
    const events = recomputedEvents(trainings, period);
    const expected = recomputedTable(events, people);

    const { body: table } = await client.get<LeagueTable>(`${path}?${query}`);
    expect(table.leagueTableEntries.map(withoutUsername)).toEqual(expected);
    expect(table.years).toEqual([...new Set(years)]);
    const { body: short } = await client.get<LeagueTable>(`${path}?events=none&${query}`);
    expect(short.leagueTableEntries.map(withoutUsername)).toEqual(
      expected.map((entry) => ({ ...entry, leagueTableEvents: [] })),
    );

    const { body: list } = await client.get<LeagueEntries>(`${path}/entries?${query}`);
    const rows = list.entries.map(({ player, ...entry }) => ({ memberId: player.id, ...entry }));
    expect(rows.map(keyOf)).toEqual(expect.arrayContaining(events.map(keyOf)));
    expect([rows.length, list.totalCount, list.sums]).toEqual([events.length, events.length, sumsOf(events)]);
  }
  const opened = all[below(random, all.length)];
  if (opened === undefined) return;
  const { memberId, score: _score, ...event } = opened;
  const chain = await client.get<LeagueChain>(`/api/leaguetable/training/${event.trainingId}/player/${memberId}`);
  expect(chain.body).toMatchObject(event);
}

function withoutUsername({ player, ...entry }: LeagueTable['leagueTableEntries'][number]) {
  const { username: _username, ...person } = player;
  return { ...person, ...entry };
}

function keyOf({ memberId, trainingId, score, points, balls }: ReturnType<typeof recomputedEvents>[number]): string {
  return JSON.stringify([memberId, trainingId, score, points, balls.map((ball) => ball.points)]);
}

function sumsOf(events: readonly { score: number; points: number }[]) {
  const sums = { score: 0, points: 0 };
  for (const { score, points } of events) {
    sums.score += score;
    sums.points += points;
  }
  return sums;
}

/** A few at a time: the server shall work, not queue. */
async function each<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const left = [...things];
  const worker = async () => {
    for (let thing = left.pop(); thing !== undefined; thing = left.pop()) await work(thing);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
