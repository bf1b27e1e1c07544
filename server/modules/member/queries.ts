import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { fromTenths } from '@contract/handicap';
import { memberSortFields, MOST_SELECTED, type Role } from '@contract/lists';
import type { Member, MemberCountQuery, MemberCounts, MemberIdsQuery, MemberQuery } from '@contract/member';
import { fromKeys, optionalTexts, requiredTexts, textFields } from '@contract/memberFields';
import { type ClubScope, covers } from '@contract/rights';
import { readSorting } from '@contract/sorting';
import { accessOfMember } from '@server/db/accessLinks';
import { NO_SUCH_CLUB, requireVisibleClub } from '@server/db/clubs';
import type { Database } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { type Page, pageOf, selectPage } from '@server/db/page';
import { byText, type SortColumn, sortOrder } from '@server/db/sorting';
import { isUsername } from '@server/db/withoutCase';
import { filteredMembers, type FilteredMembers, hasRole, withRoleFilter } from './memberFilters';

/** Returns the members of one club, or of every club of the scope, as the query asks for, and how many there are in all. */
export async function membersOf(
  db: Database,
  scope: ClubScope,
  golfclubId: string | null,
  query: MemberQuery,
): Promise<{ members: Member[]; total: number }> {
  const found = withRoleFilter(filteredMembers(db, scope, golfclubId, query), query.filter);
  const page = pageOf(query);
  // A whole list says itself how long it is.
  const [ids, counted] = await Promise.all([sortedIds(found, query.sort, page), page === null ? null : totalOf(found)]);
  const byId = new Map((await membersWithIds(db, ids)).map((member) => [member.id, member]));
  return { members: ids.flatMap((id) => byId.get(id) ?? []), total: counted ?? ids.length };
}

/** Returns the ids of the members that the list would show on all its pages, the first ten thousand, and how many there are. */
export async function memberIds(
  db: Database,
  scope: ClubScope,
  query: MemberIdsQuery,
): Promise<{ ids: string[]; total: number }> {
  const found = withRoleFilter(filteredMembers(db, scope, query.golfclubId ?? null, query), query.filter);
  const [ids, total] = await Promise.all([
    sortedIds(found, query.sort, { limit: MOST_SELECTED, offset: 0 }),
    totalOf(found),
  ]);
  return { ids, total };
}

async function totalOf(found: FilteredMembers): Promise<number> {
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** The ids are enough to find a page in an index alone; what travels is then read of 25 members instead of all. */
async function sortedIds(found: FilteredMembers, sort: MemberQuery['sort'], page: Page | null): Promise<string[]> {
  const { order, needsClubs } = memberSorting(sort);
  const listed = needsClubs ? found.innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id') : found;
  const sorted = listed.select('m.id').orderBy(order);
  const rows = await selectPage(sorted, page).execute();
  return rows.map(({ id }) => id);
}

/** Returns how many members of one club, or of every club of the scope, each filter would show of what is asked for. */
export async function memberCounts(
  db: Database,
  scope: ClubScope,
  { golfclubId = null, ...query }: Omit<MemberCountQuery, 'golfclubId'> & { golfclubId?: string | null },
): Promise<MemberCounts> {
  const found = filteredMembers(db, scope, golfclubId, query);
  const counted = (role?: Role) =>
    (role === undefined ? found : found.where(hasRole(role)))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull();
  // One count each, because those of the few with a role are found without looking at all the others.
  return db
    .selectNoFrom([
      counted().as('all'),
      counted('ADMIN').as('admins'),
      counted('PRO').as('pros'),
      counted('UNAPPROVED').as('unapproved'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the members of these clubs by surname and name. */
export async function membersOfClubs(db: Database, golfclubIds: readonly string[]): Promise<Member[]> {
  if (golfclubIds.length === 0) return [];
  const rows = await membersWithClubs(db)
    .where('m.golfclub_id', 'in', golfclubIds)
    .orderBy(memberSorting().order)
    .execute();
  return rows.map(memberOfRow);
}

/**
 * Returns the member with this username, without regard to case. Throws `not-found` for one of a club that is not in the scope,
 * too.
 */
export async function memberWithUsername(db: Database, scope: ClubScope, username: string): Promise<Member> {
  const row = await membersWithClubs(db).where(isUsername('m.username', username)).executeTakeFirst();
  if (row === undefined || !covers(scope, row.golfclub_id)) throw notFound();
  return memberOfRow(row);
}

/** Returns this member; throws when there is none, because only the caller's own record is asked for. */
export async function memberWithId(db: Database, id: string): Promise<Member> {
  return memberOfRow(await membersWithClubs(db).where('m.id', '=', id).executeTakeFirstOrThrow());
}

/** Returns those of these members who are there, in no order. */
export async function membersWithIds(db: Database, ids: readonly string[]): Promise<Member[]> {
  const rows = await membersWithClubs(db)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .execute();
  return rows.map(memberOfRow);
}

/** Returns the club; in a transaction nobody can delete it before that ends. Throws `not-found` outside the scope too. */
export function requireMembersClub(db: Database, scope: ClubScope, golfclubId: string, lock?: 'noDelete') {
  return requireVisibleClub(db, scope, golfclubId, { detail: NO_SUCH_CLUB, ...(lock && { lock }) });
}

type Source = ReturnType<typeof membersWithClubs>;
type Row = Source extends SelectQueryBuilder<infer _Tables, infer _Table, infer Selected> ? Selected : never;

/**
 * Returns the query of members, `m`, with their clubs, `g`, and everything that travels of them; who was erased is no member.
 */
export function membersWithClubs(db: Database) {
  return db
    .selectFrom('members as m')
    .innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id')
    .where('m.erased_at', 'is', null)
    .select(['m.id', 'm.roles', 'm.gender', 'm.handicap_tenths', 'm.version'])
    .select(['m.golfclub_id', 'g.name as golfclub_name'])
    .select(textFields.map((field) => `m.${field}` as const))
    .select(sql<string | null>`to_char(m.date_of_birth, 'DD.MM.YYYY')`.as('date_of_birth'))
    .select(accessOfMember.as('access'));
}

/** Returns a member as serialized. */
export function memberOfRow(row: Row): Member {
  return {
    id: row.id,
    ...fromKeys(requiredTexts, (field) => row[field]),
    ...fromKeys(optionalTexts, (field) => row[field]),
    roles: [...row.roles].sort(),
    dateOfBirth: row.date_of_birth,
    gender: row.gender,
    handicap: fromTenths(row.handicap_tenths),
    golfclubId: row.golfclub_id,
    golfclub: { id: row.golfclub_id, name: row.golfclub_name },
    access: row.access,
    version: row.version,
  };
}

type SortField = (typeof memberSortFields)[number];

const ofColumn = (column: string) => byText(sql.ref(column));

const columns: Record<SortField, SortColumn> = {
  golfclub: { by: [ofColumn('g.name')] },
  ...fromKeys(requiredTexts, (field) => ({ by: [ofColumn(`m.${field}`)] })),
  ...fromKeys(optionalTexts, (field) => ({ by: [ofColumn(`m.${field}`)], emptyLast: true as const })),
  // Admins, then pros, then the players.
  roles: { by: [sql`case when m.roles @> array['ADMIN'] then 0 when m.roles @> array['PRO'] then 1 else 2 end`] },
  handicap: { by: [sql.ref('m.handicap_tenths')] },
  dateOfBirth: { by: [sql.ref('m.date_of_birth')], emptyLast: true },
  gender: { by: [sql.ref('m.gender')], emptyLast: true },
  approved: { by: [sql`not (m.roles @> array['UNAPPROVED'])`] },
};

/** Nobody else has the same. */
const unique: readonly SortField[] = ['username', 'email'];
/**
 * What decides where the fields leave members equal; with these and the id behind it, name, surname or handicap is an index.
 */
const tiebreaks = ['surname', 'name'] as const satisfies SortField[];

/** Returns the order of members `m`, and whether it needs their clubs `g`. */
export function memberSorting(sort: MemberQuery['sort'] = 'surname'): {
  order: RawBuilder<unknown>;
  needsClubs: boolean;
} {
  const sorted = readSorting(sort, memberSortFields);
  const isSortedBy = (field: SortField) => sorted.some((one) => one.field === field);
  const behind = unique.some(isSortedBy)
    ? []
    : tiebreaks.flatMap((field) => (isSortedBy(field) ? [] : columns[field].by));
  return {
    order: sortOrder(sorted, columns, [...behind, sql.ref('m.id')]),
    needsClubs: isSortedBy('golfclub'),
  };
}
