import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Change, ChangeQuery } from '@contract/change';
import { columnFiltersOf } from '@contract/columnFilter';
import { wordsOf } from '@contract/folding';
import { changeSortFields, locales, MOST_CHANGES } from '@contract/lists';
import { type changeFilterColumns, readSorting } from '@contract/sorting';
import {
  anyTextMatches,
  choiceColumn,
  type Condition,
  conditionsOf,
  dateColumn,
  dayOf,
  isOneOfValues,
  isSearched,
  type MakeCondition,
  type Match,
  textColumn,
} from '@server/db/columnConditions';
import type { Database } from '@server/db/database';
import { pageOf, selectPage } from '@server/db/page';
import { bySurname, byText, type SortColumn, sortOrder } from '@server/db/sorting';

const ALL_CHANGES = { limit: MOST_CHANGES, offset: 0 };

/**
 * Returns what is on record as the query asks for it, the latest first if it says nothing else, and how much there is in all.
 */
export async function changesOf(db: Database, query: ChangeQuery): Promise<{ changes: Change[]; total: number }> {
  const found = filteredChanges(db, query);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await selectPage(sortedChanges(found, query.sort), pageOf(query) ?? ALL_CHANGES).execute();
  return { changes: rows.map(changeOfRow), total };
}

/** Returns the changes `c` that the query asks for: not yet sorted, all pages. */
function filteredChanges(db: Database, query: ChangeQuery) {
  let found = db.selectFrom('changes as c');
  if (query.golfclubId !== undefined) found = found.where('c.golfclub_id', '=', query.golfclubId);
  if (query.memberId !== undefined) found = found.where('c.member_id', '=', query.memberId);
  if (query.personId !== undefined) found = found.where(isByOrAbout(query.personId));
  if (isSearch(query)) found = found.where(isByOrAboutNamed(query.q, query.golfclubId));
  if (query.kind !== undefined) found = found.where(sql<SqlBool>`split_part(c.action, '.', 1) = ${query.kind}`);
  if (query.from !== undefined) found = found.where('c.at', '>=', query.from);
  if (query.to !== undefined) found = found.where('c.at', '<', query.to);
  if (query.importId !== undefined) {
    found = found.where('c.import_id', '=', query.importId).where('c.member_id', 'is not', null);
  } else if (!asksForRows(query)) {
    found = found.where(sql<SqlBool>`(c.import_id is null or c.member_id is null)`);
  }
  for (const condition of conditionsOf(changeConditions, query.where)) found = found.where(condition);
  return found;
}

/** Returns the found changes `c` with their actors and members in this order. */
function sortedChanges(found: ReturnType<typeof filteredChanges>, sort: ChangeQuery['sort']) {
  return found
    .leftJoin('members as a', (join) => join.onRef('a.id', '=', 'c.actor_id').on('a.erased_at', 'is', null))
    .leftJoin('members as m', (join) => join.onRef('m.id', '=', 'c.member_id').on('m.erased_at', 'is', null))
    .leftJoin('member_imports as i', 'i.id', 'c.import_id')
    .select(['c.id', 'c.at', 'c.action', 'c.fields', 'c.golfclub_id', 'c.golfclub_name'])
    .select(['c.actor_id', 'a.name as actor_name', 'a.surname as actor_surname', 'a.username as actor_username'])
    .select(['c.member_id', 'm.name as member_name', 'm.surname as member_surname', 'm.username as member_username'])
    .select(['c.import_id', 'i.undone_at'])
    .orderBy(changeOrder(sort));
}

type ChangeRow = Awaited<ReturnType<ReturnType<typeof sortedChanges>['executeTakeFirstOrThrow']>>;

function changeOfRow(row: ChangeRow): Change {
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    actor: personOf(row.actor_id, { name: row.actor_name, surname: row.actor_surname, username: row.actor_username }),
    member: personOf(row.member_id, {
      name: row.member_name,
      surname: row.member_surname,
      username: row.member_username,
    }),
    golfclub: row.golfclub_id === null ? null : { id: row.golfclub_id, name: row.golfclub_name ?? '' },
    fields: row.fields,
    ...(row.import_id !== null && row.member_id === null
      ? { memberImport: { id: row.import_id, isUndone: row.undone_at !== null } }
      : {}),
  };
}

/** Whoever looks for people or values means those in the rows of an import. */
function asksForRows(query: ChangeQuery): boolean {
  if (query.memberId !== undefined || query.personId !== undefined || isSearch(query)) return true;
  return columnFiltersOf(query.where).some(({ field }) => field === 'member' || field === 'fields');
}

const isSearch = (query: ChangeQuery): query is ChangeQuery & { q: string } =>
  query.q !== undefined && query.q.trim() !== '';

const isByOrAbout = (personId: string) => sql<SqlBool>`(c.actor_id = ${personId} or c.member_id = ${personId})`;

/** By each word of a name, as the search for members compares. Of one club its changes are fewer than everybody's names. */
function isByOrAboutNamed(q: string, golfclubId: string | undefined) {
  const isNamed = sql`p.erased_at is null and ${sql.join(wordsOf(q).map(isSearchedWord), sql` and `)}`;
  if (golfclubId !== undefined) {
    return sql<SqlBool>`exists (select from members p where p.id in (c.actor_id, c.member_id) and ${isNamed})`;
  }
  const named = sql`select p.id from members p where ${isNamed}`;
  return sql<SqlBool>`(c.actor_id in (${named}) or c.member_id in (${named}))`;
}

/** The record outlives people: whoever is gone keeps an id and no name. */
function personOf(
  id: string | null,
  { name, surname, username }: Record<'name' | 'surname' | 'username', string | null>,
) {
  return id === null ? null : { id, name: name ?? '', surname: surname ?? '', username: username ?? '' };
}

const isSearchedWord = (word: string) => isSearched('p', word);

/** The people are looked up once where there are many changes, and one by one where there are few. */
function personColumn(column: string): MakeCondition {
  const isThere = (condition: Condition) =>
    sql<SqlBool>`exists (select from members p where p.id = ${sql.ref(column)} and p.erased_at is null and ${condition})`;
  const match: Match = (operator, value) => {
    const words = value.split(/[\s,]+/).filter(Boolean);
    return isThere(sql<SqlBool>`(${sql.join([...words.map(isSearchedWord), names(operator, value)], sql` and `)})`);
  };
  return textColumn([nameOf(column)], match);
}

const names = anyTextMatches([sql<string>`p.name || ' ' || p.surname`, sql<string>`p.surname || ', ' || p.name`]);
const nameOf = (column: string) =>
  sql<string | null>`(select p.surname from members p where p.id = ${sql.ref(column)} and p.erased_at is null)`;

const valuesOfOne = [
  ...['before', 'after'].map((when) => sql<string | null>`one ->> ${sql.lit(when)}`),
  ...['was', 'is'].flatMap((when) =>
    locales.map((locale) => sql<string | null>`one #>> ${sql.lit(`{localized,${when},${locale}}`)}`),
  ),
];

/** The values of all fields; the whole text is looked at first, as long as it holds them as they are. */
const valuesMatch: Match = (operator, value) => {
  const one = anyTextMatches(valuesOfOne)(operator, value);
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

const columns: Record<(typeof changeSortFields)[number], SortColumn> = {
  // Ids sort by the moment they were made.
  at: { by: [sql.ref('c.id')] },
  actor: { by: bySurname('a'), emptyLast: true },
  action: { by: [sql.ref('c.action')] },
  member: { by: bySurname('m'), emptyLast: true },
  golfclub: { by: [byText(sql.ref('c.golfclub_name'))], emptyLast: true },
};

/** Returns the order of changes `c` by actors `a` and members `m`, the latest first if the query says nothing. */
export function changeOrder(sort: ChangeQuery['sort'] = '-at'): RawBuilder<unknown> {
  return sortOrder(readSorting(sort, changeSortFields), columns, [sql`c.id desc`]);
}
