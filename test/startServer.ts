import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runningSetup } from './runningSetup';
import { startServerProcess } from './serverProcess';
import { makeTestDatabase } from './testDatabase';

const root = path.resolve(__dirname, '..');

/** Starts the one real server that all tests speak to, over an empty database, and tells them where it is. */
export default async function startServer(): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  const [database, programs] = await Promise.all([makeTestDatabase(), bundlePrograms()]);
  runningSetup.database = database;
  runningSetup.programs = programs;
  process.env['TEST_PROGRAMS'] = programs;
  runningSetup.server = await startServerProcess({
    env: { DATABASE_URL: database.url, TOKEN_SECRET: secret, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
  });
  process.env['TEST_SERVER_URL'] = runningSetup.server.url;
  process.env['TEST_DATABASE'] = JSON.stringify(database.config);
  process.env['TEST_TOKEN_SECRET'] = secret;
}

/** Returns a folder of this run alone in which the server and its commands are; below the root, where packages are found. */
async function bundlePrograms(): Promise<string> {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'programs-'));
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts/testPrograms.mjs'), folder]);
  return folder;
}
