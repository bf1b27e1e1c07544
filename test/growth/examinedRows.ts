import { sql } from 'kysely';
import { connect, type Database } from '../../server/db/database';

export interface CountedDatabase {
  db: Database;
  /** Returns how many rows of tables and entries of indexes the database looks at for what `read` asks of `db`. */
  examined(read: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens one connection to a database that nobody else uses at the same time. What it counts depends on the plans, that
 * is on the rows and their statistics, but never on time. Plans are chosen by the rows they look at, as for tables that
 * are large and in memory: for small ones, whether their pages are read whole hangs on how their rows happen to lie.
 */
export function countRows(url: string): CountedDatabase {
  const { db, close } = connect({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    // Other processes would count for themselves, and tell it at a time of their own.
    options: '-c max_parallel_workers_per_gather=0 -c seq_page_cost=0 -c random_page_cost=0',
  });
  return {
    db,
    async examined(read) {
      const before = await counted(db);
      await read();
      return (await counted(db)) - before;
    },
    close,
  };
}

async function counted(db: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select coalesce((select sum(seq_tup_read) from pg_stat_user_tables), 0)
      + coalesce((select sum(idx_tup_read) from pg_stat_user_indexes), 0) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
