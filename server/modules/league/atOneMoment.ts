import type { Database, Transaction } from '../../db/database';

/** Returns what `read` returns; all its statements see the database as it is at one moment, whatever is finished meanwhile. */
export async function atOneMoment<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
