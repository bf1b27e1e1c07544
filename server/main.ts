import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import { buildApp } from './app';
import { CannotStart } from './cannotStart';
import { openDatabase } from './db/open';
import { demoSecret } from './demoSecret';
import { endWith } from './endWith';
import { demoGreeting, operatorGreeting } from './greeting';
import { logDestination } from './http/logDestination';
import { logOptions } from './http/logOptions';
import { LIVE_CHANNELS } from './modules/live/followers';
import { dataDirOf, readSettings, type Settings } from './settings';
import { stopOnSignal } from './stopOnSignal';

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
  const { databaseUrl, dataDir, host, port } = settings;
  const report = (error: Error) => log.warn(error, 'database connection');
  const opened = await openDatabase({ databaseUrl, dataDir, report, lost });
  const announcements = opened.listen(LIVE_CHANNELS);
  try {
    const greeting = demo ? await demoGreeting(opened.db) : await operatorGreeting(opened.db, settings.adminEmail);
    const { db, pool } = opened;
    const poolUse = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
    const app = await buildApp({
      db,
      poolUse,
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
