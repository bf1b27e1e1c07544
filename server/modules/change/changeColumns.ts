import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ChangeQuery } from '../../../contract/change';
import type { changeFilterColumns } from '../../../contract/filterColumns';
import { changeSortFields } from '../../../contract/lists';
import { readSorting } from '../../../contract/sorting';
import {
  anyTextMatches,
  choiceColumn,
  dateColumn,
  dayOf,
  isOneOfValues,
  likePart,
  textColumn,
  type Condition,
  type MakeCondition,
  type Match,
} from '../../db/columnConditions';
import { sortOrder, type SortColumn } from '../../db/sortOrder';

/** The people are looked up once where there are many changes, and one by one where there are few. */
function personColumn(column: string): MakeCondition {
  const isThere = (condition: Condition) =>
    sql<SqlBool>`exists (select from members p where p.id = ${sql.ref(column)} and p.erased_at is null and ${condition})`;
  const match: Match = (operator, value) => {
    const words = value.split(/[\s,]+/).filter(Boolean);
    return isThere(sql<SqlBool>`(${sql.join([...words.map(isSearched), names(operator, value)], sql` and `)})`);
  };
  return textColumn([nameOf(column)], match);
}

const names = anyTextMatches([sql<string>`p.name || ' ' || p.surname`, sql<string>`p.surname || ', ' || p.name`]);
const nameOf = (column: string) =>
  sql<string | null>`(select p.surname from members p where p.id = ${sql.ref(column)} and p.erased_at is null)`;

/** What is searched of a member has an index, and holds each word of a name. */
const isSearched = (word: string) => sql<SqlBool>`p.searched like folded(${likePart(word)}::text) collate "default"`;

/** The values of all fields; the whole text is looked at first, as long as it holds them as they are. */
const valuesMatch: Match = (operator, value) => {
  const one = anyTextMatches([sql<string>`one ->> 'before'`, sql<string>`one ->> 'after'`])(operator, value);
  const found = sql<SqlBool>`exists (select from jsonb_array_elements(c.fields) as one where ${one})`;
  const isPlain = !/["\\\p{Cc}]/u.test(value);
  return isPlain ? sql<SqlBool>`(strpos(folded(c.fields::text), folded(${value}::text)) > 0 and ${found})` : found;
};
const values = sql<string | null>`(select string_agg(concat(one ->> 'before', one ->> 'after'), '')
  from jsonb_array_elements(c.fields) as one)`;

/** How changes `c` are filtered by each of their columns. */
export const changeConditions: Record<keyof typeof changeFilterColumns, MakeCondition> = {
  at: dateColumn(dayOf(sql.ref('c.at'))),
  actor: personColumn('c.actor_id'),
  action: choiceColumn(isOneOfValues(sql.ref('c.action'))),
  member: personColumn('c.member_id'),
  golfclub: textColumn([sql.ref<string | null>('c.golfclub_name')]),
  fields: textColumn([values], valuesMatch),
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
