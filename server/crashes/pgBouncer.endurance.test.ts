import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restore } from '@server/backup/restore';
import { writeBackup } from '@server/backup/writeBackup';
import { SERVING_LOCK } from '@server/db/announcements';
import { applicationName } from '@server/db/database';
import { databaseViolations, sumViolations } from '@test/crashes/invariants';
import { drainJournals, underLoad } from '@test/crashes/load';
import { announceTo, untilReady } from '@test/crashes/ownCluster';
import { makePressedClub } from '@test/crashes/pressedClub';
import { repetitions } from '@test/endurance';
import { databaseUrlOf, type DatabaseHost, startDatabaseHost } from '@test/replication/databaseHost';
import { installedPostgres } from '@test/replication/installedPostgres';
import { type PgBouncer, POOL_SIZE, pooledEnv, startPgBouncer } from '@test/replication/pgBouncer';
import { startServerProcess, type ServerProcess } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { following } from '@test/fixtures/following';

const installed = installedPostgres();
const seed = Number(process.env['SEED'] ?? 2026);
const ROUNDS = repetitions(2, 30);
const TOKEN_SECRET = 'secret of crashes '.repeat(2);

let database: DatabaseHost;
let pooler: PgBouncer;
let servers: ServerProcess[] = [];

(installed === null ? describe.skip : describe)('pgBouncer', () => {
  beforeAll(async () => {
    if (installed === null) return;
    database = await startDatabaseHost(installed);
    await database.query("alter role golf set statement_timeout = '15s'");
    pooler = await startPgBouncer(installed, database);
    const env = { ...pooledEnv([pooler]), TOKEN_SECRET, LOG_LEVEL: 'error' };
    servers = [await startServerProcess({ env }), await startServerProcess({ env })];
    announceTo(servers[0]?.url ?? '', database.connection, TOKEN_SECRET);
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    await pooler.remove();
    await database.remove();
  });

  test(`seven writers and live streams by two servers share ${POOL_SIZE} connections, past ${ROUNDS} restarts of PostgreSQL (SEED=${seed})`, async () => {
    const { id, token, journals } = await makePressedClub(database.query, seed);
    for (let round = 0; round < ROUNDS; round += 1) {
      const streams = await Promise.all(servers.map(({ url }) => following(token, id, url)));
      await underLoad(journals, async (load) => {
        await load.grown(60);
        const caughtUp = Promise.all(streams.map((stream) => stream.next(({ event }) => event === 'resync')));
        await database.kill();
        const killedAt = performance.now();
        await database.start();
        await Promise.all(servers.map(({ url }) => untilReady(url, killedAt)));
        await load.grown(journals.length);
        await caughtUp;
      });
      const announced = Promise.all(streams.map((stream) => stream.next(({ event }) => event === 'training')));
      await drainJournals(journals);
      await announced;
      for (const stream of streams) stream.stop();
      for (const journal of journals) await journal.compare(database.query);
      expect([...(await databaseViolations(database.query)), ...(await sumViolations(token, id))]).toEqual([]);
    }
    const [lent] = await database.query(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    // Those for all transactions, and one for each listening server.
    expect(lent?.['count']).toBeLessThanOrEqual(POOL_SIZE + servers.length);
  }, 3_600_000);

  test('nothing that a session would keep is left for whoever has its connection next', async () => {
    const left = await database.query(
      `select objid from pg_locks where locktype = 'advisory' and objid <> ${SERVING_LOCK}
       union all select pid from pg_stat_activity where state like 'idle in transaction%'`,
    );
    expect(left).toEqual([]);
    expect((await api().get('/ready')).status).toBe(200);
  });

  test('a restore is refused while servers run, and not because of what the pool keeps of them', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'golf-backup-'));
    try {
      const file = path.join(folder, 'one.backup');
      const [databaseUrl, databaseSessionUrl] = [databaseUrlOf([pooler]), databaseUrlOf([pooler], 'golf_session')];
      await writeBackup(databaseSessionUrl, file, { force: false });
      const restored = () => restore({ databaseUrl, databaseSessionUrl, dataDir: folder }, file, { replace: true });
      await expect(restored()).rejects.toThrow('A server is at work over this database, on 127.0.0.1.');
      for (const server of servers) await server.stop();
      const [kept] = await database.query(
        `select count(*)::integer as count from pg_stat_activity where application_name = '${applicationName}'`,
      );
      expect(kept?.['count']).toBeGreaterThan(0);
      expect((await restored()).sums.get('golfclubs')?.rows).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
