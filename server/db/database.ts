import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { boundedPool } from './boundedPool';
import { columnValues } from './columnValues';
import { overloaded, sqlState } from './overload';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
/** A transaction is a database too, so that a query does not care which of them it is given. */
export type Transaction = Kysely<Tables>;

export interface Connected {
  db: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
}

/** What a server calls itself at the database. */
export const applicationName = 'golf-club-administration';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MOST_ATTEMPTS = 6;

/**
 * Returns a pool of connections and Kysely over it. Nothing is connected before the first query.
 * A connection that dies is told to `report` and replaced; it never ends the process. Before each change
 * `requireRoom` is asked, which throws when there is none.
 */
export function connect(
  config: string | pg.PoolConfig,
  report: (error: Error) => void = () => undefined,
  requireRoom: () => Promise<void> = () => Promise.resolve(),
): Connected {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: applicationName,
    ...(typeof config === 'string' ? { connectionString: config } : config),
    types: columnValues,
  });
  pool.on('error', report);
  // While a connection is lent out the pool does not listen to it, and an unheard 'error' would end Node.
  pool.on('connect', (client) => client.on('error', report));
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: boundedPool(pool, report, requireRoom) }),
  });
  return { db, pool, close: () => db.destroy() };
}

/**
 * Returns what `work` returns, once its statements are committed. Deadlocks and serialisation failures
 * are repeated, so `work` must do nothing but database work. Throws `overloaded` when repeating does not help.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const state = sqlState(error);
      if (state !== SERIALIZATION_FAILURE && state !== DEADLOCK_DETECTED) throw error;
      if (attempt === MOST_ATTEMPTS) throw overloaded('Others kept changing the same rows');
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
