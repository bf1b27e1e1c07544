import { sql, type SqlBool } from 'kysely';
import type { MemberFilter, Role } from '../../../contract/lists';
import type { MemberCountQuery, MemberQuery } from '../../../contract/member';
import type { ClubScope } from '../../../contract/rights';
import { conditionsOf, type Condition } from '../../db/columnConditions';
import type { Database } from '../../db/database';
import { dialledDigits, isSearched, memberConditions } from './memberConditions';

export type FoundMembers = ReturnType<typeof foundMembers>;

const roleOfFilter: Partial<Record<MemberFilter, Role>> = { admins: 'ADMIN', pros: 'PRO', unapproved: 'UNAPPROVED' };
/** Fewer digits would be found in every number. */
const FEWEST_DIGITS = 3;

/** Returns the members `m` of one club, or of every club of the scope, that are searched and filtered for: not yet sorted. */
export function foundMembers(
  db: Database,
  scope: ClubScope,
  golfclubId: string | null,
  { q = '', where }: Pick<MemberCountQuery, 'q' | 'where'>,
) {
  let found = db.selectFrom('members as m').where('m.erased_at', 'is', null);
  if (!scope.everyClub) found = found.where('m.golfclub_id', '=', scope.golfclubId);
  if (golfclubId !== null) found = found.where('m.golfclub_id', '=', golfclubId);
  for (const condition of conditionsOf(memberConditions, where)) found = found.where(condition);
  if (q.trim() !== '') found = found.where(isSoughtBy(q));
  return found;
}

/** Returns those of the found members whom the filter of the list shows. */
export function ofFilter(found: FoundMembers, filter: MemberQuery['filter'] = 'all'): FoundMembers {
  const role = roleOfFilter[filter];
  return role === undefined ? found : found.where(holdsRole(role));
}

/** Returns the condition that members `m` have the role. */
export function holdsRole(role: Role): Condition {
  return sql<SqlBool>`m.roles @> array[${role}::text]`;
}

/** A search of its own for each word, so that "anna müller" finds Anna Müller; a phone number is one, blanks or not. */
function isSoughtBy(q: string): Condition {
  const words = q.split(/\s+/).filter(Boolean).map(isWrittenSomehow);
  const byWords = sql<SqlBool>`(${sql.join(words, sql` and `)})`;
  const digits = /^[\d\s+()/.-]+$/.test(q) ? dialledDigits(q) : '';
  return digits.length < FEWEST_DIGITS ? byWords : sql<SqlBool>`(${byWords} or ${isSearched(digits)})`;
}

/** Müller also finds Mueller. */
function isWrittenSomehow(word: string): Condition {
  return /[äöü]/i.test(word)
    ? sql<SqlBool>`(${isSearched(word)} or ${isSearched(spelledOut(word))})`
    : isSearched(word);
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const spelledOut = (word: string) => word.toLowerCase().replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
