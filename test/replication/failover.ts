import { databaseViolations, sumViolations } from '@test/crashes/invariants';
import { drainJournals, underLoad } from '@test/crashes/load';
import { announceTo, untilReady } from '@test/crashes/ownCluster';
import { makePressedClub, type PressedClub } from '@test/crashes/pressedClub';
import { isWhole, repetitions } from '@test/endurance';
import { below, seededRandom } from '@test/chance';
import { databaseUrlOf, type DatabaseHost, startDatabaseHost } from '@test/replication/databaseHost';
import { installedPostgres } from '@test/replication/installedPostgres';
import { type PgBouncer, pooledEnv, startPgBouncer } from '@test/replication/pgBouncer';
import { startServerProcess, type ServerProcess } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { following } from '@test/fixtures/following';

const installed = installedPostgres();
const seed = Number(process.env['SEED'] ?? 2026);
const FAILOVERS = repetitions(2, 20);

/** In milliseconds; see `BACK_WITHIN_MS` of test/crashes/ownCluster.ts. */
const BACK_WITHIN_MS = isWhole ? 5_000 : Infinity;
const TOKEN_SECRET = 'secret of crashes '.repeat(2);

/** How the primary goes, in turn. */
const ends = ['killed', 'cut off'] as const;

/** A primary and its standby, which take each other's place. */
let primary: DatabaseHost;
let standby: DatabaseHost;
let poolers: PgBouncer[] = [];
let servers: ServerProcess[] = [];

async function startServers(database: Record<string, string>): Promise<void> {
  const env = { ...database, DATABASE_READ_URL: databaseUrlOf([standby, primary]), TOKEN_SECRET, LOG_LEVEL: 'error' };
  servers = [await startServerProcess({ env }), await startServerProcess({ env })];
  announceTo(servers[0]?.url ?? '', primary.connection, TOKEN_SECRET);
}

async function expectWhole({ id, token, journals }: PressedClub): Promise<void> {
  for (const journal of journals) await journal.compare(primary.query);
  expect([...(await databaseViolations(primary.query)), ...(await sumViolations(token, id))]).toEqual([]);
}

/**
 * Describes what two servers do when their primary is lost, or their standby; with the fixture builders, which know one
 * database, a file can do so once.
 */
export function describeFailover(way: 'straight' | 'through pgBouncer'): void {
  const isPooled = way === 'through pgBouncer';
  (installed === null ? describe.skip : describe)(`failover, ${way}`, () => failoverTests(isPooled));
}

function failoverTests(isPooled: boolean): void {
  let pressed: PressedClub;
  beforeAll(async () => {
    if (installed === null) return;
    primary = await startDatabaseHost(installed);
    standby = await primary.standby();
    await primary.commitSynchronously();
    if (isPooled) poolers = [await startPgBouncer(installed, primary), await startPgBouncer(installed, standby)];
    await startServers(isPooled ? pooledEnv(poolers) : { DATABASE_URL: databaseUrlOf([primary, standby]) });
    pressed = await makePressedClub(primary.query, seed);
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    for (const one of [...poolers, primary, standby]) await one.remove();
  });

  test(`nothing acknowledged is lost, and writes and live streams go on, when the standby is promoted ${FAILOVERS} times under load (SEED=${seed})`, async () => {
    const { id, token, journals } = pressed;
    const random = seededRandom(seed);
    const waits: number[] = [];
    for (let round = 0; round < FAILOVERS; round += 1) {
      const end = ends[round % ends.length];
      const streams = await Promise.all(servers.map(({ url }) => following(token, id, url)));
      const waited = await underLoad(journals, async (load) => {
        await load.grown(20 + below(random, 60));
        const caughtUp = Promise.all(streams.map((stream) => stream.next(({ event }) => event === 'resync')));
        await (end === 'killed' ? primary.kill() : primary.freeze());
        await standby.promote();
        const promotedAt = performance.now();
        await Promise.all(servers.map(({ url }) => untilReady(url, promotedAt)));
        await load.grown(journals.length);
        await caughtUp;
        return performance.now() - promotedAt;
      });
      await primary.remove();
      const { port } = primary;
      primary = standby;
      expect([end, waited < BACK_WITHIN_MS, waited]).toEqual([end, true, waited]);
      waits.push(waited);

      const announced = Promise.all(streams.map((stream) => stream.next(({ event }) => event === 'training')));
      await drainJournals(journals);
      await announced;
      for (const stream of streams) stream.stop();
      await expectWhole(pressed);
      standby = await primary.standby({ port });
      await primary.commitSynchronously();
    }
    const acknowledged = journals.reduce((sum, journal) => sum + journal.acknowledged(), 0);
    console.info(
      `${FAILOVERS} failovers, ${acknowledged} changes acknowledged, each writes again ${Math.max(...waits).toFixed(0)} ms after the promotion at worst`,
    );
  }, 3_600_000);

  test('while the standby is lost nothing is acknowledged and everything can be read; afterwards all of it is done once', async () => {
    const { token, journals } = pressed;
    await underLoad(journals, (load) => load.grown(20));
    await standby.kill();
    expect(await Promise.all(journals.map((journal) => journal.write()))).toEqual(journals.map(() => false));
    const read = await api(token).get(`/api/leaguetable/golfclub/${pressed.id}`);
    expect(read.status).toBe(200);
    await primary.query("alter system set synchronous_standby_names = ''");
    await primary.query('select pg_reload_conf()');
    await drainJournals(journals);
    await expectWhole(pressed);
  });
}
