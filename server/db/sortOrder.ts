import { sql, type RawBuilder } from 'kysely';
import type { SortedBy } from '../../contract/sorting';

/** What a list is sorted by when it is sorted by a field. */
export interface SortColumn {
  by: readonly RawBuilder<unknown>[];
  /** What is empty comes last in both directions. Only for columns that may be empty: it rules out their index. */
  emptyLast?: true;
}

/** Returns what follows `order by`: the fields as they are sorted, then the tie-break, which is never turned round. */
export function sortOrder<Field extends string>(
  sorted: readonly SortedBy<Field>[],
  columns: Readonly<Record<Field, SortColumn>>,
  tiebreak: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const keys = sorted.flatMap(({ field, descending }) => {
    const { by, emptyLast } = columns[field];
    return by.map((column) => (descending ? sql`${column} desc${emptyLast ? sql` nulls last` : sql``}` : column));
  });
  return sql.join([...keys, ...tiebreak]);
}
