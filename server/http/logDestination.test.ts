import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '@test/serverProcess';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { logDestination } from './logDestination';

const FULL_DISK = '/dev/full';

const token = 'measures-the-server-'.repeat(2);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'log-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('what cannot be written is dropped and counted, and what can be is written again', () => {
  const name = path.join(folder, 'log');
  const file = openSync(name, 'w');
  const log = logDestination(file);
  log.write('first\n');
  closeSync(file);
  log.write('second\n');
  expect(log.dropped()).toBe(1);
  // The same number again.
  expect(openSync(name, 'a')).toBe(file);
  log.write('third\n');
  expect(log.dropped()).toBe(1);
  expect(readFileSync(name, 'utf8')).toBe('first\nthird\n');
  closeSync(file);
  rmSync(name);
});

async function droppedBy(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^golfclub_log_lines_dropped_total (\d+)$/m.exec(await answer.text())?.[1]);
}

const env = () => ({
  DATABASE_URL: databaseUrl(),
  TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
  METRICS_TOKEN: token,
  LOG_LEVEL: 'info',
});

test('a server whose output nobody reads any more goes on, and says how many lines were dropped', async () => {
  const server = await startServerProcess({ env: env() });
  expect(await droppedBy(server.url)).toBe(0);
  server.stopReading();
  let dropped = await droppedBy(server.url);
  while (dropped === 0) dropped = await droppedBy(server.url);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  await server.stop();
});

// Only Linux has a file that is always full.
(existsSync(FULL_DISK) ? test : test.skip)('a server starts and serves though its log is on a full disk', async () => {
  const full = openSync(FULL_DISK, 'w');
  const server = await startServerProcess({ env: env(), standardError: full });
  closeSync(full);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  expect(await droppedBy(server.url)).toBeGreaterThan(0);
  await server.stop();
});
