import { hash } from '@node-rs/argon2';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { runningPostmaster } from '@server/db/embedded/postmaster';
import { makeDataDirectory } from '@test/dataDirectory';
import { makeDatabaseIn } from '@test/testDatabase';
import type { Credentials } from './device';
import { startApp } from './start';

/** Whom the seed makes beside the members. */
const SEEDED_ADMIN = 'admin@example.org';

export interface SeededApp {
  url: string;
  pid: number;
  admin: Credentials;
  /** Returns who is the pro of the n-th club, counted from 0; that of the first is the admin. */
  proOf(club: number): Credentials;
  /** Signs its tokens. */
  tokenSecret: string;
  /** How to connect to its database. */
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

interface Size {
  clubs: number;
  members: number;
  /** None if not given. */
  trainings?: number;
}

/**
 * Serves the built app over as many clubs and members as given, with an admin and a pro of each club who can sign in:
 * over the embedded database, or over a database of its own in the PostgreSQL of this address. `env` are more settings.
 */
export async function serveSeeded(
  size: Size,
  databaseServer: string | null = null,
  env: Readonly<Record<string, string>> = {},
): Promise<SeededApp> {
  const databaseLocation = await makeDatabaseLocation(databaseServer);
  const password = randomBytes(16).toString('hex');
  const tokenSecret = randomBytes(32).toString('hex');
  const proOf = (club: number) => ({ email: `pro-${club + 1}@example.org`, password });
  try {
    await seed(databaseLocation, size);
    const app = await startApp(databaseLocation.dataDir, {
      args: ['--serve'],
      env: { TOKEN_SECRET: tokenSecret, LOG_LEVEL: 'error', DATABASE_URL: databaseLocation.databaseUrl, ...env },
    });
    const connection = await databaseLocation.connection();
    await query(
      connection,
      // No more members than were asked for.
      `delete from members where email = '${SEEDED_ADMIN}'`,
      `update members set password_hash = '${await hash(password)}' where 'PRO' = any(roles)`,
      `update members set roles = '{ADMIN,APPROVED,PLAYER}' where email = '${proOf(0).email}'`,
      // What the database does by itself some minutes after so many rows were written.
      'vacuum analyze',
    );
    return {
      url: app.url,
      pid: app.pid,
      admin: proOf(0),
      proOf,
      tokenSecret,
      connection,
      async stop() {
        await app.stop();
        await databaseLocation.remove();
      },
    };
  } catch (error) {
    await databaseLocation.remove();
    throw error;
  }
}

async function seed(
  { dataDir, databaseUrl }: DatabaseLocation,
  { clubs, members, trainings = 0 }: Size,
): Promise<void> {
  const size = ['--clubs', `${clubs}`, '--members', `${members}`, '--trainings', `${trainings}`];
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/seed/main.ts', ...size], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`the seed ended with ${String(child.exitCode)}`);
}

async function query(connection: pg.ClientConfig, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database of a benchmark's own, and a data directory. */
interface DatabaseLocation {
  dataDir: string;
  /** Empty: the embedded database in the data directory. */
  databaseUrl: string;
  /** Returns how to connect while the app runs there. */
  connection(): Promise<pg.ClientConfig>;
  remove(): Promise<void>;
}

/** Makes a place for an embedded database, or a database in the PostgreSQL of this address. */
async function makeDatabaseLocation(server: string | null): Promise<DatabaseLocation> {
  const directory = await makeDataDirectory();
  const { dataDir } = directory;
  if (server === null) {
    return { dataDir, databaseUrl: '', connection: () => embeddedIn(dataDir), remove: directory.remove };
  }
  try {
    const made = await makeDatabaseIn(new URL(server));
    return {
      dataDir,
      databaseUrl: made.url,
      connection: () => Promise.resolve(made.config),
      async remove() {
        await made.remove();
        await directory.remove();
      },
    };
  } catch (error) {
    await directory.remove();
    throw error;
  }
}

async function embeddedIn(dataDir: string): Promise<pg.ClientConfig> {
  const running = await runningPostmaster(path.join(await realpath(dataDir), 'postgres'));
  if (running === null) throw new Error(`no database runs in ${dataDir}`);
  return { host: running.socketFolder, port: running.port, user: 'postgres', database: 'postgres' };
}
