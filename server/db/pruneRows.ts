import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './database';
import type { Tables } from './tables/tables';

interface PrunedRows<Table extends keyof Tables> {
  table: Table;
  /** The columns of its primary key. */
  key: readonly (keyof Tables[Table] & string)[];
  /** Of those that may go. */
  where: RawBuilder<SqlBool>;
  /** The column that says how old a row is, where that has an index: long lists are read by it then. */
  oldestBy?: keyof Tables[Table] & string;
  /** How many rows at once, so that nobody waits for it. */
  most?: number;
}

/** Deletes some of the rows for which this is so, but those that somebody has locked. Returns whether there may be more. */
export async function pruneRows<Table extends keyof Tables>(
  db: Database,
  { table, key, where, oldestBy, most = 500 }: PrunedRows<Table>,
): Promise<boolean> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const order = oldestBy ? sql`order by ${sql.ref(oldestBy)}` : sql``;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${where} ${order} limit ${most} for update skip locked)`.execute(
    db,
  );
  return numAffectedRows === BigInt(most);
}
