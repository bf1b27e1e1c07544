import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isPassingTrouble, overloaded, sqlState } from './overload';
import { DISK_FULL, storageFull } from './storageFull';

const MOST_WAITING = 200;

/** How Kysely begins a transaction that may write, and a change without one; those that only read begin otherwise. */
const beginsChange = /^\s*(begin$|insert\s|update\s|delete\s)/;

/**
 * Returns the pool as Kysely uses it, with an end to waiting: a full queue, no connection in time and
 * statements stopped for the server's own reasons are `overloaded`, and a disk without room is `storage-full`. The cause
 * is told to `report`, and the connection is given to nobody else: it may be dying without the pool knowing it yet.
 * `requireRoom` is asked before each change.
 */
export function boundedPool(
  pool: pg.Pool,
  report: (error: Error) => void,
  requireRoom: () => Promise<void>,
): PostgresPool {
  function tryAgainLater(error: unknown): never {
    report(error instanceof Error ? error : new Error(String(error)));
    if (sqlState(error) === DISK_FULL) throw storageFull();
    throw overloaded('The database cannot answer at the moment');
  }

  function bounded(client: PostgresPoolClient, release: (isDoubtful: boolean) => void): PostgresPoolClient {
    let isDoubtful = false;
    async function answerOf<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      if (beginsChange.test(sql)) await requireRoom();
      return client.query<R>(sql, parameters).catch((error: unknown) => {
        if (!isPassingTrouble(error)) throw error;
        isDoubtful = true;
        return tryAgainLater(error);
      });
    }
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
      return typeof asked === 'string' ? answerOf<R>(asked, parameters) : client.query(asked);
    }
    return { query, release: () => release(isDoubtful) };
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (pool.waitingCount >= MOST_WAITING) throw overloaded('Too many requests are waiting for the database');
    const client = await pool.connect().catch(tryAgainLater);
    return bounded(client, (isDoubtful) => client.release(isDoubtful));
  }

  return { connect, end: () => pool.end() };
}
