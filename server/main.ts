import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { appVersion } from '@contract/appVersion';
import { buildApp } from './app';
import { CannotStart, endWith } from './cannotStart';
import type { Database } from './db/database';
import { openDatabase } from './db/open';
import { hasMembers, makeFirstAdmin } from './firstAdmin';
import { logOptions } from './http/log';
import { logDestination } from './http/logDestination';
import { LIVE_CHANNELS } from './modules/live/followers';
import { dataDirOf, readSettings, type Settings } from './settings';

/** Returns the secret that signs the demo's tokens: made once and kept, so that a restart signs nobody out. */
function demoSecret(dataDir: string): string {
  const file = path.join(dataDir, 'token-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Ctrl-C may arrive more than once, from the terminal and from npm; that is still one wish. */
const ONE_WISH_MS = 500;

const STOP_LIMIT_MS = 15_000;

/**
 * On SIGTERM or SIGINT finishes with `stop` and ends the process. A further signal ends it at once, and so does a
 * stop that takes too long; both are safe, for the database recovers from anything. A stop that fails goes to `failed`.
 */
function stopOnSignal(stop: () => Promise<void>, failed: (error: unknown) => never): void {
  let requestedAt: number | null = null;

  function wish(): void {
    if (requestedAt !== null) {
      if (Date.now() - requestedAt > ONE_WISH_MS) process.exit(1);
      return;
    }
    requestedAt = Date.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(() => process.exit(0), failed);
  }

  process.on('SIGTERM', wish);
  process.on('SIGINT', wish);
}

const demo = process.argv.includes('--demo');

const destination = logDestination();

/** Beside the bundle; when the sources run, where the build puts it. */
const besideBundle = path.join(__dirname, '../web');

const webDir = existsSync(besideBundle) ? besideBundle : path.join(__dirname, '../dist/web');

function serve(): void {
  const settings = settingsHere();
  // Nobody may read any more what is written; that is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const log = pino(logOptions(settings.logLevel), destination);
  function giveUp(error: unknown): never {
    log.fatal(error);
    process.exit(1);
  }
  process.on('uncaughtException', giveUp);
  process.on('unhandledRejection', giveUp);
  log.info({ ...appVersion, node: process.version }, 'starting');
  const starting = start(settings, log, giveUp);
  stopOnSignal(async () => (await starting)(), giveUp);
  starting.catch(endWith);
}

function settingsHere(): Settings {
  const env = process.env;
  const made = demo && !env['TOKEN_SECRET'] ? { TOKEN_SECRET: demoSecret(dataDirOf(env)) } : {};
  return readSettings({ ...env, ...made }, { demo });
}

/** Returns, once the server listens, what stops it: requests are finished, then the database is closed. */
async function start(settings: Settings, log: Logger, lost: (error: Error) => never): Promise<() => Promise<void>> {
  const { host, port } = settings;
  const report = (error: Error) => log.warn(error, 'database connection');
  const opened = await openDatabase({ ...settings, report, lost });
  const announcements = opened.listen(LIVE_CHANNELS);
  try {
    const greeting = demo ? await demoGreeting(opened.db) : await operatorGreeting(opened.db, settings.adminEmail);
    const app = await buildApp({
      ...opened,
      hear: announcements.hear,
      log: destination,
      settings: { ...settings, webDir },
    });
    const address = await app.listen({ host, port }).catch(refusePort);
    await opened.announce(address);
    console.log(`Listening on ${address}${greeting === '' ? '' : `\n${greeting}`}`);
    return async () => {
      await app.close();
      await announcements.close();
      await opened.close();
    };
  } catch (error) {
    await announcements.close();
    await opened.close();
    throw error;
  }
}

function refusePort(cause: unknown): never {
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new CannotStart(`Cannot listen, set another PORT or HOST: ${why}`, { cause });
}

try {
  serve();
} catch (error) {
  endWith(error);
}

/** Fills an empty database with the demo, whose code is loaded only here. Returns its accounts as a table. */
async function demoGreeting(db: Database): Promise<string> {
  const [{ fillDemo }, { demoAccounts }] = await Promise.all([import('./demo/fillDemo'), import('./demo/accounts')]);
  await fillDemo(db);
  const accounts = demoAccounts.map(({ username, password, email, who }) => [username, password, email, who]);
  return `\nDemo accounts:\n${asTable([['username', 'password', 'e-mail', ''], ...accounts])}\n`;
}

/** Makes the first admin if there is nobody yet. Returns what the operator must know, an empty text if nothing. */
async function operatorGreeting(db: Database, adminEmail: string | null): Promise<string> {
  const admin = adminEmail === null ? null : await makeFirstAdmin(db, adminEmail);
  if (admin !== null) {
    return `The first admin is ${admin.username} (${admin.email}); this password is shown only once: ${admin.password}`;
  }
  if (await hasMembers(db)) return '';
  return 'Nobody can sign in yet: set ADMIN_EMAIL and start again to make the first admin.';
}

function asTable(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}
