import { sql, type RawBuilder } from 'kysely';
import type { MemberFilter, Role } from '../../../contract/lists';
import type { Member, MemberCounts, MemberQuery, memberSortFields } from '../../../contract/member';
import { covers, type ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';
import { memberOfRow, membersWithClubs } from './memberRow';

type SortField = (typeof memberSortFields)[number];

const MEMBERS_A_PAGE = 25;

const roleOfFilter: Partial<Record<MemberFilter, Role>> = { admins: 'ADMIN', pros: 'PRO', unapproved: 'UNAPPROVED' };

const byText = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`;
const [surname, name] = [byText('m.surname'), byText('m.name')];
/** By what is sorted, first to last; each list, with the id behind it, is an index. */
const sortKeys: Record<SortField, [RawBuilder<unknown>, ...RawBuilder<unknown>[]]> = {
  golfclub: [byText('g.name'), surname, name],
  name: [name, surname],
  surname: [surname, name],
  username: [byText('m.username')],
  email: [byText('m.email')],
  handicap: [sql.ref('m.handicap_tenths'), surname, name],
};

/** Returns the members of one club, or of every club of the scope, as the query asks for, and how many there are in all. */
export async function membersOf(
  db: Database,
  scope: ClubScope,
  golfclubId: string | null,
  query: MemberQuery,
): Promise<{ members: Member[]; total: number }> {
  let found = foundMembers(db, scope, golfclubId, query.q);
  const role = roleOfFilter[query.filter ?? 'all'];
  if (role !== undefined) found = found.where(holdsRole(role));
  const [ids, { total }] = await Promise.all([
    sortedIds(found, query),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const byId = new Map((await membersWithIds(db, ids)).map((member) => [member.id, member]));
  return { members: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** The ids are enough to find a page in an index alone; what travels is then read of 25 members instead of all. */
async function sortedIds(found: FoundMembers, query: MemberQuery): Promise<string[]> {
  const { field, descending } = sortOf(query.sort ?? 'surname');
  const [first, ...others] = sortKeys[field];
  let sorted = (field === 'golfclub' ? found.innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id') : found)
    .select('m.id')
    .orderBy(first, descending ? 'desc' : 'asc');
  for (const key of [...others, sql.ref('m.id')]) sorted = sorted.orderBy(key);
  if (query.page !== undefined) {
    const size = Number(query.pageSize ?? MEMBERS_A_PAGE);
    sorted = sorted.limit(size).offset(Number(query.page) * size);
  }
  return (await sorted.execute()).map(({ id }) => id);
}

/** Returns how many members of one club, or of every club of the scope, each filter would show of what is searched for. */
export async function memberCounts(
  db: Database,
  scope: ClubScope,
  golfclubId: string | null,
  searched: string | undefined,
): Promise<MemberCounts> {
  const found = foundMembers(db, scope, golfclubId, searched);
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
    .orderBy(surname)
    .orderBy(name)
    .orderBy('m.id')
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

type FoundMembers = ReturnType<typeof foundMembers>;

function foundMembers(db: Database, scope: ClubScope, golfclubId: string | null, searched = '') {
  let found = db.selectFrom('members as m').where('m.erased_at', 'is', null);
  if (!scope.everyClub) found = found.where('m.golfclub_id', '=', scope.golfclubId);
  if (golfclubId !== null) found = found.where('m.golfclub_id', '=', golfclubId);
  for (const word of searched.split(/\s+/).filter(Boolean)) found = found.where(holds(word));
  return found;
}

/** A search of its own for each word, so that "anna müller" finds Anna Müller. */
function holds(word: string) {
  const literally = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  // Lower-cased by the rules of language like the column, but compared like it: otherwise its index would not be used.
  return sql<boolean>`m.searched like lower(${literally}::text collate "und-x-icu") collate "default"`;
}

function holdsRole(role: Role) {
  return sql<boolean>`m.roles @> array[${role}::text]`;
}

function sortOf(sort: NonNullable<MemberQuery['sort']>): { field: SortField; descending: boolean } {
  const descending = sort.startsWith('-');
  return { field: (descending ? sort.slice(1) : sort) as SortField, descending };
}
