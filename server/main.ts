import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { appVersion } from '@contract/appVersion';
import { buildApp } from './app';
import { CannotStart, endWith } from './cannotStart';
import { codeHashesBy } from './db/codeHashes';
import type { Database } from './db/database';
import { MAIL_CHANNEL } from './db/mailQueue';
import { openDatabase } from './db/open';
import { pruneHourly } from './db/pruneHourly';
import { requireWritable } from './db/embedded/writableFolder';
import { dropFirstPassword, firstAdmin, hasAdminWithPassword, hasMembers, storeFirstPassword } from './firstAdmin';
import { logOptions } from './http/log';
import { logDestination } from './http/logDestination';
import { pruneSignIns } from './modules/auth/queries';
import { pruneAttempts } from './modules/auth/signInLimits';
import { pruneDisplayCodes } from './modules/display/changeLinks';
import { pruneHelpers, pruneHelperSignIns } from './modules/helper/queries';
import { LIVE_CHANNELS } from './modules/live/followers';
import { pruneMails, giveUpOldMails } from './mail/claimedMails';
import { sendMails } from './mail/sendMails';
import { printable } from './printable';
import { moveDefaultDataDir } from './productionDatabase';
import { readSettings, secretsOf, type Settings } from './settings';

/** Returns the secret that signs the demo's tokens: made once and stored, so that a restart signs nobody out. */
async function demoSecret(dataDir: string): Promise<string> {
  await requireWritable(dataDir, { mayMake: true });
  const file = path.join(dataDir, 'token-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Ctrl-C may arrive more than once, from the terminal and from npm; that is still one request. */
const REPEATED_SIGNAL_MS = 500;

const STOP_LIMIT_MS = 15_000;

/**
 * On SIGTERM or SIGINT finishes with `stop` and ends the process. A further signal ends it at once, and so does a
 * stop that takes too long; both are safe, for the database recovers from anything. A stop that fails goes to `failed`.
 */
function stopOnSignal(stop: () => Promise<void>, failed: (error: unknown) => never): void {
  let requestedAt: number | null = null;

  function stopOnce(): void {
    if (requestedAt !== null) {
      if (Date.now() - requestedAt > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    requestedAt = Date.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(() => process.exit(0), failed);
  }

  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}

const demo = process.argv.includes('--demo');

const destination = logDestination();

/** Beside the bundle; when the sources run, where the build puts it. */
const besideBundle = path.join(__dirname, '../web');

const webDir = existsSync(besideBundle) ? besideBundle : path.join(__dirname, '../dist/web');

function serve(): void {
  const settings = readSettings(process.env, { demo });
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

/** Returns, once the server listens, what stops it: requests are finished, then the database is closed. */
async function start(settings: Settings, log: Logger, lost: (error: Error) => never): Promise<() => Promise<void>> {
  const { dataDir, host, port } = settings;
  const kind = demo ? 'demo' : 'production';
  await moveDefaultDataDir(settings, kind);
  const report = (error: Error) => log.warn(error, 'database connection');
  const opened = await openDatabase({ ...settings, kind, report, lost });
  const announcements = opened.listen([...LIVE_CHANNELS, ...(settings.mail ? [MAIL_CHANNEL] : [])]);
  const stops: (() => void | Promise<void>)[] = [() => opened.close(), () => announcements.close()];
  const stop = async () => {
    for (const end of [...stops].reverse()) await end();
  };
  try {
    // Not before the folder is known to be the demo's.
    const tokenSecret = settings.tokenSecret || (await demoSecret(dataDir));
    if (demo) await fillWithDemo(opened.db);
    const app = await buildApp({
      ...opened,
      subscribe: announcements.subscribe,
      log: destination,
      settings: { ...settings, tokenSecret, webDir, embeddedDataDir: settings.databaseUrl === null ? dataDir : null },
    });
    stops.push(() => app.close());
    if (settings.mail) {
      const secrets = codeHashesBy(secretsOf({ ...settings, tokenSecret }));
      const sending = sendMails({
        ...opened,
        subscribe: announcements.subscribe,
        secrets,
        settings: settings.mail,
        log,
      });
      stops.push(() => sending.close());
    }
    const address = await app.listen({ host, port }).catch(refusePort);
    await opened.announce(address);
    const prunesOfModules = [pruneSignIns, pruneAttempts, pruneHelperSignIns, pruneHelpers, pruneDisplayCodes];
    stops.push(pruneHourly(opened.db, log, [...prunesOfModules, giveUpOldMails, pruneMails]));
    console.log(`Listening on ${address}`);
    // Whoever reads a password can sign in with it at once.
    const greeting = await (demo ? demoGreeting() : operatorGreeting(opened.db, { ...settings, tokenSecret })).catch(
      (error: unknown) => {
        // The database may have gone for a moment; that is no reason to end.
        log.error(error, 'first admin');
        return 'The first admin could not be looked up: see the log, then start again or run npm run access.';
      },
    );
    if (greeting !== '') console.log(greeting);
    const missing = [
      ...(settings.browser.privacyUrl === '' ? ['PRIVACY_URL'] : []),
      ...(settings.browser.imprintUrl === '' ? ['IMPRINT_URL'] : []),
    ];
    if (!demo && missing.length > 0) {
      console.log(
        `Warning: without ${missing.join(' and ')} the sign-up page does not link what the law may ask for there.`,
      );
    }
    return stop;
  } catch (error) {
    await stop();
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

/** Its code is loaded only here. */
async function fillWithDemo(db: Database): Promise<void> {
  const { fillDemo } = await import('./demo/fillDemo');
  await fillDemo(db);
}

/** Returns the accounts of the demo as a table. */
async function demoGreeting(): Promise<string> {
  const { demoAccounts } = await import('./demo/accounts');
  const accounts = demoAccounts.map(({ username, password, email, who }) => [username, password, email, who]);
  return `\nDemo accounts:\n${asTable([['username', 'password', 'e-mail', ''], ...accounts])}\n`;
}

/** Makes the first admin if there is nobody yet. Returns what the operator must know, an empty text if nothing. */
async function operatorGreeting(
  db: Database,
  { adminEmail, tokenSecret, dataDir }: Pick<Settings, 'adminEmail' | 'tokenSecret' | 'dataDir'>,
): Promise<string> {
  const admin = await firstAdmin(db, { email: adminEmail, tokenSecret });
  if (admin !== null) {
    const where = await storeFirstPassword(dataDir, admin.password);
    const shown = process.stdout.isTTY ? `\nThe password: ${admin.password}` : '';
    const who = `${printable(admin.username)} (${printable(admin.email)})`;
    return `The first admin is ${who}. The password for the first sign-in ${where}${shown}`;
  }
  await dropFirstPassword(dataDir);
  if (await hasAdminWithPassword(db)) return '';
  if (await hasMembers(db)) return 'No admin has a password: npm run access -- USERNAME_OR_E-MAIL gives one.';
  return 'Nobody can sign in yet: set ADMIN_EMAIL and start again to make the first admin.';
}

function asTable(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}
