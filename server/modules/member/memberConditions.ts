import { sql, type SqlBool } from 'kysely';
import type { memberFilterColumns } from '../../../contract/filterColumns';
import {
  anyTextMatches,
  booleanColumn,
  choiceColumn,
  compared,
  dateColumn,
  isOneOfValues,
  likePart,
  numberColumn,
  textColumn,
  type Condition,
  type MakeCondition,
  type Match,
} from '../../db/columnConditions';

const clubName = textColumn([sql<string>`g.name`]);

/** How members `m` are filtered by each of their columns. */
export const memberConditions: Record<keyof typeof memberFilterColumns, MakeCondition> = {
  golfclub: (filter) =>
    sql<SqlBool>`m.golfclub_id = any(array(select g.id from golfclubs g where ${clubName(filter)}))`,
  name: searchedText('m.name'),
  surname: searchedText('m.surname'),
  email: searchedText('m.email'),
  username: searchedText('m.username'),
  phone: phoneColumn('m.phone'),
  mobile: phoneColumn('m.mobile'),
  roles: choiceColumn((values) => sql<SqlBool>`m.roles && ${values}::text[]`),
  handicap: numberColumn(sql.ref<number>('m.handicap_tenths'), 10),
  dateOfBirth: dateColumn(sql.ref('m.date_of_birth')),
  gender: choiceColumn(isOneOfValues(sql.ref('m.gender'))),
  approved: booleanColumn(sql<SqlBool>`not (m.roles @> array['UNAPPROVED'])`),
  hasPassword: booleanColumn(sql<SqlBool>`m.password_hash <> ''`, sql<SqlBool>`m.password_hash = ''`),
  hasSignedIn: booleanColumn(sql<SqlBool>`m.first_signed_in_at is not null`),
};

/** A text that is part of what is searched: whoever matches is found there first, by its index. */
function searchedText(column: string): MakeCondition {
  const text = sql.ref<string>(column);
  const matches = anyTextMatches([text]);
  return textColumn([text], (operator, value) => both(isSearched(value), matches(operator, value)));
}

/** A number counts as it is written, without blanks, and as it is dialled within the country; other texts as they are. */
function phoneColumn(column: string): MakeCondition {
  const phone = sql.ref<string>(column);
  const plain = anyTextMatches([phone]);
  const match: Match = (operator, value) => {
    const written = value.replaceAll(/[^\d+]/g, '');
    const dialled = dialledDigits(value);
    if (dialled === '') return plain(operator, value);
    const asWritten = compared(operator, sql`regexp_replace(${phone}, '[^0-9+]', '', 'g')`, sql`${written}::text`);
    const asDialled = compared(operator, sql`dialled(${phone})`, sql`${dialled}::text`);
    return both(isSearched(dialled), sql<SqlBool>`(${asWritten} or ${asDialled})`);
  };
  return textColumn([phone], match);
}

/** Returns the digits of a phone number as it is dialled within the country, as `dialled` of the database does. */
export function dialledDigits(text: string): string {
  return text
    .replaceAll(/[^\d+]/g, '')
    .replace(/^(?:(\+|00)(49|27)0?|0|\+)/, '')
    .replaceAll('+', '');
}

/** Returns the condition that the text stands in what is searched. */
export function isSearched(text: string): Condition {
  // Compared like the column: otherwise its index would not be used.
  return sql<SqlBool>`m.searched like folded(${likePart(text)}::text) collate "default"`;
}

function both(one: Condition, other: Condition): Condition {
  return sql<SqlBool>`(${one} and ${other})`;
}
