import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DatabaseHost, startDatabaseHost } from '@test/replication/databaseHost';
import { installedPostgres } from '@test/replication/installedPostgres';
import { type PgBouncer, pooledEnv, startPgBouncer } from '@test/replication/pgBouncer';
import { runCommand, type ServerProcess, startServerProcess } from '@test/serverProcess';

const installed = installedPostgres();

let folder: string;
let hosts: DatabaseHost[] = [];
let poolers: PgBouncer[] = [];
let servers: ServerProcess[] = [];

(installed === null ? describe.skip : describe)('the layout of docs/scaling.md', () => {
  beforeAll(async () => {
    if (installed === null) return;
    folder = await mkdtemp(path.join(tmpdir(), 'golf-scaled-'));
    const primary = await startDatabaseHost(installed);
    hosts = [primary, await primary.standby()];
    await primary.commitSynchronously();
    poolers = [];
    for (const host of hosts) poolers.push(await startPgBouncer(installed, host));
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    for (const pooler of poolers) await pooler.remove();
    for (const host of [...hosts].reverse()) await host.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const env = () => ({
    ...pooledEnv(poolers),
    TOKEN_SECRET: 'secret of the layout '.repeat(2),
    DATA_DIR: path.join(folder, 'data'),
    ADMIN_EMAIL: 'boss@club.example',
    INIT_CWD: folder,
  });
  const start = async () => {
    servers = [await startServerProcess({ env: env() }), await startServerProcess({ env: env() })];
  };
  const call = (method: string, route: string, token: string | null, body?: object) =>
    fetch(`${servers[0]?.url ?? ''}${route}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const signIn = async (password: string) => {
    const answer = await call('POST', '/api/auth/signin', null, { usernameOrEmail: 'admin', password });
    return ((await answer.json()) as { accessToken: string }).accessToken;
  };

  test('a backup with the settings of the servers is restored with them, and ends sign-ins and links', async () => {
    await start();
    await mkdir(path.join(folder, 'backups'));
    const file = path.join(env().DATA_DIR, 'first-admin-password');
    while (!servers.every((server) => server.output().includes(file)))
      await new Promise((done) => setTimeout(done, 20));
    const first = (await readFile(file, 'utf8')).trim();
    const own = 'out of the deep rough';
    const passwords = { currentPassword: first, newPassword: own };
    expect((await call('PUT', '/api/auth/password', await signIn(first), passwords)).status).toBe(200);
    const token = await signIn(own);
    const given = await runCommand('access', ['admin'], env());
    const [, secret = ''] = /\/public\/access#([\w-]{43})\n/.exec(given.output) ?? [];
    const again = await signIn(/once: (\w+)/.exec(given.output)?.[1] ?? '');
    expect((await call('GET', '/api/golfclub/whoami', token)).status).toBe(401);

    expect(await runCommand('backup', ['backups', '--keep', '2'], env())).toMatchObject({ code: 0 });
    const [backup = ''] = await readdir(path.join(folder, 'backups'));
    const restored = () => runCommand('restore', [path.join('backups', backup), '--replace'], env());
    expect(await restored()).toMatchObject({ code: 1, output: expect.stringContaining('A server is at work') });
    await hosts[0]?.query("insert into mappings (name) values ('after the backup')");

    for (const server of servers) await server.stop();
    expect(await restored()).toMatchObject({
      code: 0,
      output: expect.stringContaining('All sign-ins and access links have ended'),
    });
    await start();
    const caughtUp = async () => {
      const [row] = (await hosts[1]?.query('select count(*)::integer as count from mappings')) ?? [];
      return row?.['count'] === 0;
    };
    while (!(await caughtUp())) await new Promise((done) => setTimeout(done, 20));
    expect((await call('GET', '/api/golfclub/whoami', again)).status).toBe(401);
    const link = { secret, newPassword: 'into the wind again' };
    expect((await call('POST', '/api/auth/access', null, link)).status).toBe(404);
  }, 600_000);
});
