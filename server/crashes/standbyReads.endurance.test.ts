import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LeagueTable } from '@contract/league';
import type { Member } from '@contract/member';
import { openBackup } from '@server/backup/openBackup';
import { writeBackup } from '@server/backup/writeBackup';
import { migrationsFolder, readMigrations } from '@server/db/migrate';
import { announceTo } from '@test/crashes/ownCluster';
import { repetitions } from '@test/endurance';
import { databaseUrlOf, type DatabaseHost, startDatabaseHost } from '@test/replication/databaseHost';
import { installedPostgres } from '@test/replication/installedPostgres';
import { startServerProcess, type ServerProcess } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { trainingCalls } from '@test/fixtures/trainings';

const installed = installedPostgres();
const TURNS = repetitions(20, 300);
const TOKEN_SECRET = 'secret of crashes '.repeat(2);
const METRICS_TOKEN = 'another-0123456789-of-its-own-abc';

let primary: DatabaseHost;
let standby: DatabaseHost;
let servers: ServerProcess[] = [];

(installed === null ? describe.skip : describe)('reads from a standby', () => {
  beforeAll(async () => {
    if (installed === null) return;
    primary = await startDatabaseHost(installed);
    standby = await primary.standby();
    const env = {
      ...{ DATABASE_URL: databaseUrlOf([primary]), DATABASE_READ_URL: databaseUrlOf([standby]) },
      ...{ TOKEN_SECRET, METRICS_TOKEN, LOG_LEVEL: 'error' },
    };
    servers = [await startServerProcess({ env }), await startServerProcess({ env })];
    announceTo(servers[0]?.url ?? '', primary.connection, TOKEN_SECRET);
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    for (const host of [standby, primary]) await host.remove();
  });

  /** Returns how many reads the two servers had answered by the standby, and by the primary although there is one. */
  async function answered(): Promise<{ standby: number; primary: number }> {
    const sum = { standby: 0, primary: 0 };
    for (const { url } of servers) {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
      const text = await answer.text();
      for (const by of ['standby', 'primary'] as const) {
        sum[by] += Number(new RegExp(`golfclub_standby_reads_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
      }
    }
    return sum;
  }

  /** A club with one training that is finished and opened again, and a member whose name changes. */
  async function club() {
    const fixtures = await makeFixtures();
    const made = await fixtures.club();
    const admin = await fixtures.member({ club: made, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const token = await fixtures.signedIn(admin);
    const player = await fixtures.member({ club: made });
    const sessions = [{ players: [player], status: 'EDIT' as const }];
    const { id, sessionIds } = await fixtures.training({ club: made, status: 'STARTED', sessions });
    const calls = trainingCalls(api(token), id);
    await calls.recordBall(sessionIds[0] ?? '', { index: 0, points: 3 });
    let turn = 0;
    return {
      /** Changes something, and reads it by each server what it is then. Returns what is wrong. */
      async changeAndRead(): Promise<string[]> {
        turn += 1;
        const isFinished = turn % 2 === 1;
        const { status } = await (isFinished ? calls.finish() : calls.unfinish());
        const read = await Promise.all(
          servers.map(async ({ url }) => {
            const headers = { authorization: `Bearer ${token}` };
            const answer = await fetch(`${url}/api/leaguetable/golfclub/${made.id}`, { headers });
            const table = (await answer.json()) as LeagueTable;
            return `${answer.status} with ${table.leagueTableEntries.length}`;
          }),
        );
        const expected = `200 with ${isFinished ? 1 : 0}`;
        return [`${status}`, ...read].filter((one) => one !== '200' && one !== expected);
      },
      async members(): Promise<number> {
        const { body } = await api(token).get<Member[]>(`/api/golfclub/${made.id}/members`);
        return body.length;
      },
    };
  }

  async function untilRead(by: 'standby' | 'primary', read: () => Promise<unknown>): Promise<void> {
    const before = (await answered())[by];
    const limit = performance.now() + 60_000;
    do {
      if (performance.now() > limit) throw new Error(`nothing was answered by the ${by}`);
      await read();
    } while ((await answered())[by] === before);
  }

  test('a change is there for whoever reads next, by any server, however often; the standby answers', async () => {
    const { changeAndRead, members } = await club();
    await untilRead('standby', members);
    const before = await answered();
    const wrong: string[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) wrong.push(...(await changeAndRead()));
    expect(wrong).toEqual([]);
    const after = await answered();
    expect(after.standby - before.standby).toBeGreaterThan(TURNS);
  });

  test('a standby that replays late is waited for a little, and never read too early', async () => {
    const { changeAndRead, members } = await club();
    await standby.query("alter system set recovery_min_apply_delay = '80ms'");
    await standby.query('select pg_reload_conf()');
    const wrong: string[] = [];
    for (let turn = 0; turn < 20; turn += 1) wrong.push(...(await changeAndRead()));
    expect(wrong).toEqual([]);
    await standby.query('alter system reset recovery_min_apply_delay');
    await standby.query('select pg_reload_conf()');
    await untilRead('standby', members);
  });

  test('while the standby replays nothing, or is away, the primary answers, and the standby again afterwards', async () => {
    const { changeAndRead, members } = await club();
    const away = [
      [() => standby.query('select pg_wal_replay_pause()'), () => standby.query('select pg_wal_replay_resume()')],
      [() => standby.kill(), () => standby.start()],
    ] as const;
    for (const [leave, comeBack] of away) {
      await untilRead('standby', members);
      await leave();
      const before = await answered();
      const wrong: string[] = [];
      for (let turn = 0; turn < 10; turn += 1) wrong.push(...(await changeAndRead()));
      expect(wrong).toEqual([]);
      expect(await answered()).toEqual({ standby: before.standby, primary: before.primary + 20 });
      await comeBack();
      await untilRead('standby', members);
    }
  });

  test('a backup is taken from the standby, which the primary does not notice', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'golf-backup-'));
    try {
      const file = path.join(folder, 'backup');
      await writeBackup(databaseUrlOf([standby]), file, { force: false });
      const { header, close } = await openBackup(file, await readMigrations(migrationsFolder));
      await close();
      expect(header.tables).toContain('league_events');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('a standby that has become a primary by itself is not read from', async () => {
    const { changeAndRead, members } = await club();
    await untilRead('standby', members);
    await standby.promote();
    const before = await answered();
    const wrong: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) wrong.push(...(await changeAndRead()));
    expect(wrong).toEqual([]);
    expect((await answered()).primary).toBeGreaterThanOrEqual(before.primary + 10);
  });
});
