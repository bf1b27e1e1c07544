import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { columnValues } from './columnValues';
import { DISK_FULL, isTransientError, overloaded, sqlState, storageFull } from './databaseFailures';
import { hostsOf } from './hosts/hosts';
import { primaryPool, type PrimaryPool } from './hosts/primaryPool';
import type { Tables } from './tables/tables';

export type Database = Kysely<Tables>;
/** A transaction is a database too, so that a query does not care which of them it is given. */
export type Transaction = Kysely<Tables>;

export interface Connected {
  db: Database;
  /** One for each host. */
  pools: readonly pg.Pool[];
  close: () => Promise<void>;
}

/** What a server calls itself at the database. */
export const applicationName = 'golf-club-administration';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MOST_ATTEMPTS = 6;

/** How the server uses a connection to a host of the database. */
export const connectionSettings: pg.PoolConfig = {
  max: 20,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // The database stops a statement before; a host that has lost its power never says so.
  query_timeout: 20_000,
  application_name: applicationName,
};

/**
 * Returns a pool of connections to the database, to the one of its hosts that takes changes, and Kysely over it. Nothing
 * is connected before the first query. A connection that dies is passed to `report` and replaced; it never ends the process.
 * Before each change `requireRoom` is asked, which throws when there is none.
 */
export function connect(
  config: string | pg.PoolConfig,
  report: (error: Error) => void = () => undefined,
  requireRoom: () => Promise<void> = () => Promise.resolve(),
): Connected {
  const hosts =
    typeof config === 'string' ? hostsOf(config).map((connectionString) => ({ connectionString })) : [config];
  const pool = primaryPool(
    hosts.map((host) => ({ ...connectionSettings, ...host, types: columnValues })),
    report,
  );
  const db = databaseOver(pool, report, requireRoom);
  return {
    db,
    pools: pool.pools,
    async close() {
      await db.destroy();
      // Kysely ends no pool that it never asked.
      await pool.end();
    },
  };
}

/** Returns Kysely over these connections, whose failures it knows. */
export function databaseOver(
  pool: PrimaryPool,
  report: (error: Error) => void,
  requireRoom: () => Promise<void> = () => Promise.resolve(),
): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: boundedPool(pool, report, requireRoom) }) });
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

/** Returns whether the database ended this to let another transaction go on. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === DEADLOCK_DETECTED;

const MOST_WAITING = 200;

/** Returns how many connections these pools have, how many of them do nothing, and how many requests wait for one. */
export function poolUse(pools: readonly pg.Pool[]): { total: number; idle: number; waiting: number } {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  return {
    total: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  };
}

/** How Kysely begins a transaction that may write, and a change without one; those that only read begin otherwise. */
const beginsChange = /^\s*(begin$|insert\s|update\s|delete\s|call\s)/;

/**
 * Returns the pool as Kysely uses it, with an end to waiting: a full queue, no connection in time and
 * statements stopped for the server's own reasons are `overloaded`, and a disk without room is `storage-full`. The cause
 * is passed to `report`, and the connection is given to nobody else: it may be dying without the pool knowing it yet.
 * `requireRoom` is asked before each change.
 */
function boundedPool(
  pool: PrimaryPool,
  report: (error: Error) => void,
  requireRoom: () => Promise<void>,
): PostgresPool {
  function overloadedRefusal(error: unknown): never {
    report(error instanceof Error ? error : new Error(String(error)));
    if (sqlState(error) === DISK_FULL) throw storageFull();
    throw overloaded('The database cannot answer at the moment');
  }

  function bounded(client: PostgresPoolClient, release: (isDoubtful: boolean) => void): PostgresPoolClient {
    let isDoubtful = false;
    async function answerOf<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      // The connection is about to be ended and its transaction with it; a host that says nothing is not waited for twice.
      if (isDoubtful && sql === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] };
      if (beginsChange.test(sql)) await requireRoom();
      return client.query<R>(sql, parameters).catch((error: unknown) => {
        if (!isTransientError(error)) throw error;
        isDoubtful = true;
        return overloadedRefusal(error);
      });
    }
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query<R>(requested: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
      return typeof requested === 'string' ? answerOf<R>(requested, parameters) : client.query(requested);
    }
    return { query, release: () => release(isDoubtful) };
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (poolUse(pool.pools).waiting >= MOST_WAITING) throw overloaded('Too many requests are waiting for the database');
    const client = await pool.connect().catch(overloadedRefusal);
    return bounded(client, (isDoubtful) => client.release(isDoubtful));
  }

  return { connect, end: () => pool.end() };
}
