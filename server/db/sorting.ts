import { type RawBuilder, sql } from 'kysely';
import { type Locale, locales } from '@contract/lists';
import type { SortedBy } from '@contract/sorting';

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

/** Returns a text as lists are sorted by it: by language, without regard to case. The indexes have the same collation. */
export const byText = (text: RawBuilder<unknown>) => sql`${text} collate case_insensitive`;

/** Returns what the members of this table, or alias, are sorted by: surname, then name. */
export const bySurname = (members: string) => [
  byText(sql.ref(`${members}.surname`)),
  byText(sql.ref(`${members}.name`)),
];

/** The same for players, of whom some may have been erased: without a name they come last. */
export const byPlayerName = (members: string) => [
  sql`${sql.ref(`${members}.erased_at`)} is not null`,
  ...bySurname(members),
];

/** Returns a text, stored in each language, as the app shows it: in this language, else in another; null where it is empty. */
export function localizedText(texts: Readonly<Record<Locale, RawBuilder<unknown>>>, locale: Locale) {
  const byPreference = [locale, ...locales.filter((one) => one !== locale)];
  return sql<string | null>`coalesce(${sql.join(byPreference.map((one) => sql`nullif(${texts[one]}, '')`))})`;
}
