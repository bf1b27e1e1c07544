import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { ServerEnded } from '@test/serverProcess';
import { isAlive } from './postmaster';

let own: OwnDataDirectory;
beforeEach(async () => {
  own = await makeDataDirectory();
});
afterEach(() => own.remove());

const isReady = async (url: string) => (await fetch(`${url}/ready`)).status;
const pidFile = () => path.join(own.dataDir, 'postgres', 'postmaster.pid');

test('a PostgreSQL left over by a killed server is taken over with every committed row', async () => {
  const first = await own.start();
  await own.query('create table kept as select generate_series(1, 1000) as number');
  const pid = await own.postgresPid();
  await first.kill('SIGKILL');

  const second = await own.start();
  expect(await own.postgresPid()).toBe(pid);
  expect(await own.query('select count(*)::integer as count from kept')).toEqual([{ count: 1000 }]);
  expect(await isReady(second.url)).toBe(200);

  await second.stop();
  expect(await isAlive(pid)).toBe(false);
});

test('a server whose PostgreSQL is killed stays, starts it anew and has every committed row', async () => {
  const server = await own.start();
  await own.query('create table kept as select 1 as number');
  const killed = await own.postgresPid();
  process.kill(killed, 'SIGKILL');
  while (await isAlive(killed)) await new Promise((resolve) => setTimeout(resolve, 10));
  while ((await isReady(server.url)) !== 200) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await own.postgresPid()).not.toBe(killed);
  expect(await own.query('select number from kept')).toEqual([{ number: 1 }]);
  const refused = await own.start().catch((error: unknown) => error);
  expect(refused).toMatchObject({ output: expect.stringContaining(`pid ${server.pid}`) });
  await server.stop();
});

test('a second server on the same data directory refuses at once, naming the pid and address of the first', async () => {
  const first = await own.start();
  const refused = await own.start().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ServerEnded);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Another server holds this data directory: pid ${first.pid} (${first.url})`),
  });
  expect(await isReady(first.url)).toBe(200);
});

test('a server that is stopped leaves no process, no pid file and no socket', async () => {
  const server = await own.start();
  const pid = await own.postgresPid();
  const socketFolder = (await readFile(pidFile(), 'utf8')).split('\n')[4] ?? '';
  expect(existsSync(socketFolder)).toBe(true);
  await server.stop();
  expect([await isAlive(pid), existsSync(pidFile()), existsSync(socketFolder)]).toEqual([false, false, false]);
});

test('Ctrl-C that arrives twice, from the terminal and from npm, still stops in order', async () => {
  const server = await own.start();
  process.kill(server.pid, 'SIGINT');
  expect(await server.kill('SIGINT')).toBe(0);
});
