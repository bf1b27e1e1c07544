import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';

let own: OwnDataDirectory;
beforeEach(async () => {
  own = await makeDataDirectory();
});
afterEach(() => own.remove());

const isReady = async (url: string) => (await fetch(`${url}/ready`)).status;
const pidFile = () => path.join(own.dataDir, 'postgres', 'postmaster.pid');

test('of servers that start at once on a fresh data directory exactly one runs', async () => {
  const starts = await Promise.allSettled([own.start(), own.start(), own.start()]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('a holder whose connection is cut takes the database again', async () => {
  const first = await own.start();
  await own.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pid %'");
  const refused = await own.start().catch((error: unknown) => error);
  expect(refused).toMatchObject({ output: expect.stringContaining(`pid ${first.pid}`) });
  expect(await isReady(first.url)).toBe(200);
});

test('a postmaster.pid whose number somebody else has now is no obstacle', async () => {
  await (await own.start()).stop();
  await writeFile(
    pidFile(),
    [process.pid, own.dataDir, 1_700_000_000, 5432, '/nowhere', '', '  1 1', 'ready'].join('\n'),
  );
  const server = await own.start();
  expect(await isReady(server.url)).toBe(200);
  expect(await own.postgresPid()).not.toBe(process.pid);
});

test('a database whose making was interrupted is made anew, and the remains are removed', async () => {
  const remains = path.join(own.dataDir, 'postgres-unfinished-999999999');
  await mkdir(remains);
  await writeFile(path.join(remains, 'PG_VERSION'), '18');
  const server = await own.start();
  expect(await isReady(server.url)).toBe(200);
  expect(await readdir(own.dataDir)).not.toContain('postgres-unfinished-999999999');
});

test('an empty postmaster.pid, left by a crash, is no obstacle', async () => {
  await (await own.start()).stop();
  await writeFile(pidFile(), '');
  expect(await isReady((await own.start()).url)).toBe(200);
});

test('remains to which somebody still writes are no obstacle', async () => {
  const remains = path.join(own.dataDir, 'postgres-unfinished-999999999-abcdef');
  const writing = 'while true; do mkdir -p "$0" && touch "$0/$((i += 1))"; done';
  const writer = spawn('sh', ['-c', writing, remains], { stdio: 'ignore' });
  while (!existsSync(path.join(remains, '1000'))) await new Promise((resolve) => setTimeout(resolve, 10));
  const server = await own.start().finally(() => writer.kill('SIGKILL'));
  expect(await isReady(server.url)).toBe(200);
});

test.each([
  ['its database is being made', /^postgres-unfinished-[^/]+\/base\/1$/],
  ['its database has just been made', /^postgres$/],
  ['PostgreSQL starts', /^postgres\/postmaster\.pid$/],
])('a server that is killed while %s, in its first start, leaves no obstacle', async (_moment, file) => {
  const first = own.startUnwatched();
  const appeared = async () => {
    const names = await readdir(own.dataDir, { recursive: true }).catch(() => []);
    return names.some((name) => file.test(name));
  };
  while (!(await appeared())) await new Promise((resolve) => setTimeout(resolve, 1));
  first.kill('SIGKILL');
  expect(await isReady((await own.start()).url)).toBe(200);
});

test('a server that finds its port taken stops the database that it has started', async () => {
  const first = await own.start();
  const other = await makeDataDirectory();
  const port = new URL(first.url).port;
  const refused = await other.start({ PORT: port }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('set another PORT or HOST') });
  expect(existsSync(path.join(other.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  await other.remove();
});
