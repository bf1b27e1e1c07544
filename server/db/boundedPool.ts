import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isPassingTrouble, overloaded } from './overload';

const MOST_WAITING = 200;

/**
 * Returns the pool as Kysely uses it, with an end to waiting: a full queue, no connection in time and
 * statements stopped for the server's own reasons are `overloaded`. The cause is told to `report`.
 */
export function boundedPool(pool: pg.Pool, report: (error: Error) => void): PostgresPool {
  function tryAgainLater(error: unknown): never {
    report(error instanceof Error ? error : new Error(String(error)));
    throw overloaded('The database cannot answer at the moment');
  }

  function bounded(client: PostgresPoolClient): PostgresPoolClient {
    function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
      if (typeof asked !== 'string') return client.query(asked);
      return client.query<R>(asked, parameters).catch((error: unknown) => {
        if (isPassingTrouble(error)) return tryAgainLater(error);
        throw error;
      });
    }
    return { query, release: () => client.release() };
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (pool.waitingCount >= MOST_WAITING) throw overloaded('Too many requests are waiting for the database');
    return bounded(await pool.connect().catch(tryAgainLater));
  }

  return { connect, end: () => pool.end() };
}
