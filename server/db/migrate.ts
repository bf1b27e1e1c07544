import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { CannotStart } from '@server/cannotStart';
import { reasonOf, sqlState } from './databaseFailures';
import { type Claim, markKind, refuseOtherKind } from './kind';

/** Whoever changes the schema holds it. Any number but the holder's, as long as every version uses the same. */
export const migrationLock = 2_108_311_202;
const OLDEST_SERVER = 150_000;

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

/**
 * Brings the database forward to what this version knows, each migration in its own transaction, and marks its kind;
 * servers that start together wait for each other. Returns the names of those applied now. Throws `CannotStart`, having
 * changed nothing, when the database is newer than this version, was made by other migrations, is not of the claimed kind,
 * does not let this role make tables, or is an older PostgreSQL than 15.
 */
export async function migrate(
  config: string | pg.PoolConfig,
  folder = migrationsFolder,
  claim?: Claim,
): Promise<string[]> {
  const known = await readMigrations(folder);
  const client = new pg.Client(typeof config === 'string' ? { connectionString: config } : config);
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => refuseSilence(config, error));
    await refuseOldServer(client);
    await client.query(noLimits);
    if (claim) await refuseOtherKind(client, claim);
    const done: string[] = [];
    const nextName = () => next(client, known).catch((error: unknown) => refuseRole(client, error));
    for (let name = await nextName(); name !== null; name = await nextName()) done.push(name);
    await locked(client, () => markKind(client, claim));
    // Another one may have marked it meanwhile.
    if (claim) await refuseOtherKind(client, claim);
    return done;
  } finally {
    await client.end();
  }
}

/** Applies the first migration that is missing and returns its name, null when none is. */
function next(client: pg.Client, known: readonly Migration[]): Promise<string | null> {
  return locked(client, async () => {
    await makeRecord(client);
    const { rows } = await client.query<Applied>('select number, name, checksum from migrations order by number');
    refuseOtherSchema(rows, known);
    const missing = known[rows.length];
    if (missing !== undefined) await applyMigration(client, missing);
    return missing?.name ?? null;
  });
}

/** Limits that stand in the role are those of requests; a restore may hold a table for long. */
const noLimits = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** Returns what `work` returns, in a transaction that holds the lock. */
async function locked<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
const NO_SCHEMA = '3F000';

/** Throws `CannotStart` where the role may not make tables, else what it was given. */
async function refuseRole(client: pg.Client, cause: unknown): Promise<never> {
  const state = sqlState(cause);
  if (state !== INSUFFICIENT_PRIVILEGE && state !== NO_SCHEMA) throw cause;
  const { rows } = await client.query<{ role: string; database: string }>(
    'select current_user as role, current_database() as database',
  );
  const { role, database } = rows[0] ?? { role: '', database: '' };
  const why = isNativeError(cause) ? cause.message : '';
  throw new CannotStart(
    `DATABASE_URL: the role ${role} may not make tables in the database ${database} (${why}). As its owner run: ` +
      `grant usage, create on schema public to ${pg.escapeIdentifier(role)}`,
    { cause },
  );
}

/** Makes the table of the applied migrations where there is none. */
export async function makeRecord(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default clock_timestamp()
  )`);
}

/** Applies the migration and records it, in the transaction of the caller, who holds the lock. */
export async function applyMigration(client: pg.Client, { number, name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum]);
}

function refuseOtherSchema(applied: readonly Applied[], known: readonly Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const ours = known[index];
    if (ours === undefined) {
      throw new CannotStart(
        `The database is newer than this version: it has ${name}, and this version ends at ` +
          `${known.at(-1)?.name ?? 'nothing'}. Start the newer version, or restore an older backup.`,
      );
    }
    if (ours.checksum !== checksum) {
      throw new CannotStart(`Migration ${name} was applied with another content than this version has as ${ours.name}`);
    }
  }
}

function refuseSilence(config: string | pg.PoolConfig, cause: unknown): never {
  const setting = typeof config === 'string' ? 'DATABASE_URL: ' : '';
  throw new CannotStart(`${setting}The database does not accept the connection: ${reasonOf(cause)}`, { cause });
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::integer as version",
  );
  if ((rows[0]?.version ?? 0) < OLDEST_SERVER) throw new CannotStart('The database must be PostgreSQL 15 or newer');
}

export interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

/** Beside this file in the sources, and beside the bundle that the build makes. */
export const migrationsFolder = path.join(__dirname, 'migrations');

/** Returns the numbered SQL files of the folder, in their order. Throws when the numbers are not 1, 2, 3 and so on. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})-/.exec(name)?.[1]);
      if (number !== index + 1) throw new Error(`Migration ${name} stands at place ${index + 1}`);
      // A checkout may have other line ends; that changes nothing.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
