import type { InsertObject } from 'kysely';
import type { Transaction } from '../db/database';
import type { Tables } from '../db/tables';

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const MOST_PARAMETERS = 60_000;

export type Rows<T extends keyof Tables> = InsertObject<Tables, T>[];

/** Writes all rows with as few statements as possible; all rows must have the same columns. */
export async function insertAll<T extends keyof Tables>(tx: Transaction, table: T, rows: Rows<T>): Promise<void> {
  const columns = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const atOnce = Math.floor(MOST_PARAMETERS / columns);
  for (let start = 0; start < rows.length; start += atOnce) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
}
