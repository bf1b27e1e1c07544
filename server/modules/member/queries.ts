import { sql } from 'kysely';
import type { MemberFilter, Role } from '../../../contract/lists';
import type { Member, MemberQuery } from '../../../contract/member';
import type { ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';
import { memberOfRow, membersWithClubs } from './memberRow';

const MEMBERS_A_PAGE = 25;

const roleOfFilter: Partial<Record<MemberFilter, Role>> = { admins: 'ADMIN', pros: 'PRO', unapproved: 'UNAPPROVED' };

const byText = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`;
const sortKeys = {
  golfclub: byText('g.name'),
  name: byText('m.name'),
  surname: byText('m.surname'),
  username: byText('m.username'),
  email: byText('m.email'),
  handicap: sql.ref('m.handicap_tenths'),
};

/** Returns the members of one club, or of every club of the scope, as the query asks for, and how many there are in all. */
export async function membersOf(
  db: Database,
  scope: ClubScope,
  golfclubId: string | null,
  query: MemberQuery,
): Promise<{ members: Member[]; total: number }> {
  let found = membersWithClubs(db);
  if (!scope.everyClub) found = found.where('m.golfclub_id', '=', scope.golfclubId);
  if (golfclubId !== null) found = found.where('m.golfclub_id', '=', golfclubId);
  const role = roleOfFilter[query.filter ?? 'all'];
  if (role !== undefined) found = found.where(sql<boolean>`${role} = any(m.roles)`);
  for (const word of (query.q ?? '').split(/\s+/).filter(Boolean)) found = found.where(holds(word));

  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { field, descending } = sortOf(query.sort ?? 'surname');
  let sorted = found
    .orderBy(sortKeys[field], descending ? 'desc' : 'asc')
    .orderBy(sortKeys.surname)
    .orderBy(sortKeys.name)
    .orderBy('m.id');
  if (query.page !== undefined) {
    const size = Number(query.pageSize ?? MEMBERS_A_PAGE);
    sorted = sorted.limit(size).offset(Number(query.page) * size);
  }
  return { members: (await sorted.execute()).map(memberOfRow), total };
}

/** Returns the members of these clubs by surname and name. */
export async function membersOfClubs(db: Database, golfclubIds: readonly string[]): Promise<Member[]> {
  if (golfclubIds.length === 0) return [];
  const rows = await membersWithClubs(db)
    .where('m.golfclub_id', 'in', golfclubIds)
    .orderBy(sortKeys.surname)
    .orderBy(sortKeys.name)
    .orderBy('m.id')
    .execute();
  return rows.map(memberOfRow);
}

/** Returns this member; throws when there is none, because only the caller's own record is asked for. */
export async function memberWithId(db: Database, id: string): Promise<Member> {
  return memberOfRow(await membersWithClubs(db).where('m.id', '=', id).executeTakeFirstOrThrow());
}

/** Returns whether there is such a club in the scope. */
export async function hasClub(db: Database, scope: ClubScope, golfclubId: string): Promise<boolean> {
  if (!scope.everyClub && scope.golfclubId !== golfclubId) return false;
  const club = await db.selectFrom('golfclubs').select('id').where('id', '=', golfclubId).executeTakeFirst();
  return club !== undefined;
}

/** A search of its own for each word, so that "anna müller" finds Anna Müller; `strpos` knows no wildcards. */
function holds(word: string) {
  const searched = sql`concat_ws(' ', m.name, m.surname, m.email, m.username) collate "und-x-icu"`;
  return sql<boolean>`strpos(lower(${searched}), lower(${word}::text collate "und-x-icu")) > 0`;
}

function sortOf(sort: NonNullable<MemberQuery['sort']>): { field: keyof typeof sortKeys; descending: boolean } {
  const descending = sort.startsWith('-');
  return { field: (descending ? sort.slice(1) : sort) as keyof typeof sortKeys, descending };
}
