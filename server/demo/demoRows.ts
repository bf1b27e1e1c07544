import type { InsertObject } from 'kysely';
import type { Transaction } from '@server/db/database';
import type { Tables } from '@server/db/tables/tables';

const kinds = [
  'club',
  'member',
  'category',
  'mapping',
  'template',
  'training',
  'playerSession',
  'recording',
  'price',
] as const;
type DemoKind = (typeof kinds)[number];

/** Returns the id of the n-th thing of its kind: a UUIDv7 that is the same each time, so that links into the demo stay good. */
export function demoId(kind: DemoKind, n: number): string {
  const group = (kinds.indexOf(kind) + 1).toString(16).padStart(3, '0');
  return `0195d000-0000-7${group}-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Returns a function that counts through the ids of one kind, from the first. */
export function countIds(kind: DemoKind): () => string {
  let n = 0;
  return () => demoId(kind, (n += 1));
}

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
