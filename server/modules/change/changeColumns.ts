import { sql, type RawBuilder } from 'kysely';
import type { ChangeQuery } from '../../../contract/change';
import type { changeFilterColumns } from '../../../contract/filterColumns';
import { changeSortFields } from '../../../contract/lists';
import { readSorting } from '../../../contract/sorting';
import {
  choiceColumn,
  dateColumn,
  dayOf,
  isOneOfValues,
  textColumn,
  type MakeCondition,
} from '../../db/columnConditions';
import { sortOrder, type SortColumn } from '../../db/sortOrder';

const nameOf = (column: string, shown: RawBuilder<unknown>) =>
  sql<string | null>`(select ${shown} from members p where p.id = ${sql.ref(column)})`;
const person = (column: string) =>
  textColumn([
    nameOf(column, sql`nullif(p.name || ' ' || p.surname, ' ')`),
    nameOf(column, sql`nullif(p.surname || ', ' || p.name, ', ')`),
  ]);
const values = sql<string | null>`(select string_agg(concat_ws(chr(10), one ->> 'before', one ->> 'after'), chr(10))
  from jsonb_array_elements(c.fields) as one)`;

/** How changes `c` are filtered by each of their columns. */
export const changeConditions: Record<keyof typeof changeFilterColumns, MakeCondition> = {
  at: dateColumn(dayOf(sql.ref('c.at'))),
  actor: person('c.actor_id'),
  action: choiceColumn(isOneOfValues(sql.ref('c.action'))),
  member: person('c.member_id'),
  golfclub: textColumn([sql.ref<string | null>('c.golfclub_name')]),
  fields: textColumn([values]),
};

const byLanguage = (text: RawBuilder<unknown>) => sql`${text} collate "und-x-icu"`;
const columns: Record<(typeof changeSortFields)[number], SortColumn> = {
  // Ids sort by the moment they were made.
  at: { by: [sql.ref('c.id')] },
  actor: { by: [byLanguage(sql`a.surname`), byLanguage(sql`a.name`)], emptyLast: true },
  action: { by: [sql.ref('c.action')] },
  member: { by: [byLanguage(sql`m.surname`), byLanguage(sql`m.name`)], emptyLast: true },
  golfclub: { by: [byLanguage(sql`c.golfclub_name`)], emptyLast: true },
};

/** Returns the order of changes `c` by actors `a` and members `m`, the latest first if the query says nothing. */
export function changeOrder(sort: ChangeQuery['sort'] = '-at'): RawBuilder<unknown> {
  return sortOrder(readSorting(sort, changeSortFields), columns, [sql`c.id desc`]);
}
