import { sql } from 'kysely';
import { MOST_SELECTED, type Role } from '../../../contract/lists';
import type { Member, MemberCountQuery, MemberCounts, MemberIdsQuery, MemberQuery } from '../../../contract/member';
import { covers, type ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';
import { foundMembers, holdsRole, ofFilter, type FoundMembers } from './foundMembers';
import { memberOfRow, membersWithClubs } from './memberRow';
import { memberSorting } from './memberSorting';

const MEMBERS_A_PAGE = 25;

/** Returns the members of one club, or of every club of the scope, as the query asks for, and how many there are in all. */
export async function membersOf(
  db: Database,
  scope: ClubScope,
  golfclubId: string | null,
  query: MemberQuery,
): Promise<{ members: Member[]; total: number }> {
  const found = ofFilter(foundMembers(db, scope, golfclubId, query), query.filter);
  const limit = Number(query.pageSize ?? MEMBERS_A_PAGE);
  const page = query.page === undefined ? null : { limit, offset: Number(query.page) * limit };
  const [ids, total] = await Promise.all([sortedIds(found, query.sort, page), totalOf(found)]);
  const byId = new Map((await membersWithIds(db, ids)).map((member) => [member.id, member]));
  return { members: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** Returns the ids of the members that the list would show on all its pages, the first ten thousand, and how many there are. */
export async function memberIds(
  db: Database,
  scope: ClubScope,
  query: MemberIdsQuery,
): Promise<{ ids: string[]; total: number }> {
  const found = ofFilter(foundMembers(db, scope, query.golfclubId ?? null, query), query.filter);
  const [ids, total] = await Promise.all([
    sortedIds(found, query.sort, { limit: MOST_SELECTED, offset: 0 }),
    totalOf(found),
  ]);
  return { ids, total };
}

async function totalOf(found: FoundMembers): Promise<number> {
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** The ids are enough to find a page in an index alone; what travels is then read of 25 members instead of all. */
async function sortedIds(
  found: FoundMembers,
  sort: MemberQuery['sort'],
  page: { limit: number; offset: number } | null,
): Promise<string[]> {
  const { order, needsClubs } = memberSorting(sort);
  const listed = needsClubs ? found.innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id') : found;
  const sorted = listed.select('m.id').orderBy(order);
  const rows = await (page === null ? sorted : sorted.limit(page.limit).offset(page.offset)).execute();
  return rows.map(({ id }) => id);
}

/** Returns how many members of one club, or of every club of the scope, each filter would show of what is asked for. */
export async function memberCounts(
  db: Database,
  scope: ClubScope,
  { golfclubId = null, ...query }: Omit<MemberCountQuery, 'golfclubId'> & { golfclubId?: string | null },
): Promise<MemberCounts> {
  const found = foundMembers(db, scope, golfclubId, query);
  const counted = (role?: Role) =>
    (role === undefined ? found : found.where(holdsRole(role)))
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

/** Returns the id of the club if it is there and in the scope, null otherwise. */
export async function visibleClub(db: Database, scope: ClubScope, golfclubId: string): Promise<string | null> {
  if (!covers(scope, golfclubId)) return null;
  const club = await db.selectFrom('golfclubs').select('id').where('id', '=', golfclubId).executeTakeFirst();
  return club?.id ?? null;
}
