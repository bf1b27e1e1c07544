import { sql, type SqlBool } from 'kysely';
import { spellings, wordsOf } from '@contract/folding';
import { memberAccess, type MemberAccess, type MemberFilter, type Role } from '@contract/lists';
import type { MemberCountQuery, MemberQuery } from '@contract/member';
import { fromKeys, textFields } from '@contract/memberFields';
import type { ClubScope } from '@contract/rights';
import type { memberFilterColumns } from '@contract/sorting';
import { hasOpenLink } from '@server/db/accessLinks';
import {
  anyTextMatches,
  booleanColumn,
  choiceColumn,
  compared,
  type Condition,
  conditionsOf,
  dateColumn,
  isOneOfValues,
  isSearched,
  type MakeCondition,
  type Match,
  numberColumn,
  textColumn,
} from '@server/db/columnConditions';
import type { Database } from '@server/db/database';

export type FilteredMembers = ReturnType<typeof filteredMembers>;

const roleOfFilter: Partial<Record<MemberFilter, Role>> = { admins: 'ADMIN', pros: 'PRO', unapproved: 'UNAPPROVED' };
/** Fewer digits would be found in every number. */
const FEWEST_DIGITS = 3;

/** Returns the members `m` of one club, or of every club of the scope, that are searched and filtered for: not yet sorted. */
export function filteredMembers(
  db: Database,
  scope: ClubScope,
  golfclubId: string | null,
  { q = '', where }: Pick<MemberCountQuery, 'q' | 'where'>,
) {
  let found = db.selectFrom('members as m').where('m.erased_at', 'is', null);
  if (!scope.everyClub) found = found.where('m.golfclub_id', '=', scope.golfclubId);
  if (golfclubId !== null) found = found.where('m.golfclub_id', '=', golfclubId);
  for (const condition of conditionsOf(memberConditions, where)) found = found.where(condition);
  if (q.trim() !== '') found = found.where(matchesSearch(q));
  return found;
}

/** Returns those of the found members whom the filter of the list shows. */
export function withRoleFilter(found: FilteredMembers, filter: MemberQuery['filter'] = 'all'): FilteredMembers {
  const role = roleOfFilter[filter];
  return role === undefined ? found : found.where(hasRole(role));
}

/** Returns the condition that members `m` have the role. */
export function hasRole(role: Role): Condition {
  return sql<SqlBool>`m.roles @> array[${role}::text]`;
}

/** A search of its own for each word, so that "anna müller" finds Anna Müller; a phone number is one, blanks or not. */
function matchesSearch(q: string): Condition {
  const words = wordsOf(q).map(isWrittenSomehow);
  const byWords = sql<SqlBool>`(${sql.join(words, sql` and `)})`;
  const digits = /^[\d\s+()/.-]+$/.test(q) ? dialledDigits(q) : '';
  return digits.length < FEWEST_DIGITS ? byWords : sql<SqlBool>`(${byWords} or ${isSearched('m', digits)})`;
}

/** Müller also finds Mueller. */
function isWrittenSomehow(word: string): Condition {
  return sql<SqlBool>`(${sql.join(
    spellings(word).map((spelling) => isSearched('m', spelling)),
    sql` or `,
  )})`;
}

const clubName = textColumn([sql<string>`g.name`]);

/** How members `m` are filtered by each of their columns. */
export const memberConditions: Record<keyof typeof memberFilterColumns, MakeCondition> = {
  golfclub: (filter) =>
    sql<SqlBool>`m.golfclub_id = any(array(select g.id from golfclubs g where ${clubName(filter)}))`,
  ...fromKeys(textFields, (field) => textColumn([sql.ref<string | null>(`m.${field}`)])),
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
  access: choiceColumn(hasAccess),
  hasSignedIn: booleanColumn(sql<SqlBool>`m.first_signed_in_at is not null`),
};

const accesses: Record<MemberAccess, Condition> = {
  PASSWORD: sql<SqlBool>`(m.password_hash <> '' and not ${hasOpenLink})`,
  NO_PASSWORD: sql<SqlBool>`(m.password_hash = '' and not ${hasOpenLink})`,
  LINK_SENT: hasOpenLink,
};

function hasAccess(values: readonly string[]): Condition {
  const wanted = memberAccess.filter((access) => values.includes(access));
  return wanted.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(
        wanted.map((access) => accesses[access]),
        sql` or `,
      )})`;
}

/** A text that is part of what is searched: whoever matches is found there first, by its index. */
function searchedText(column: string): MakeCondition {
  const text = sql.ref<string>(column);
  const matches = anyTextMatches([text]);
  return textColumn([text], (operator, value) => both(isSearched('m', value), matches(operator, value)));
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
    return both(isSearched('m', dialled), sql<SqlBool>`(${asWritten} or ${asDialled})`);
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

function both(one: Condition, other: Condition): Condition {
  return sql<SqlBool>`(${one} and ${other})`;
}
