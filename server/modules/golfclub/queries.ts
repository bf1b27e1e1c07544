import { sql } from 'kysely';
import type { Golfclub, GolfclubToJoin, GolfclubUse } from '../../../contract/golfclub';
import type { ClubScope } from '../../../contract/rights';
import type { Database, Transaction } from '../../db/database';

/** A club as it travels, without its members. */
export type ClubWithoutMembers = Omit<Golfclub, 'members'>;

/** Returns the clubs of the scope by name, by the rules of language. */
export async function clubsOf(db: Database, scope: ClubScope): Promise<ClubWithoutMembers[]> {
  return clubsIn(db, scope)
    .orderBy(sql`g.name collate "und-x-icu"`)
    .orderBy('g.id')
    .execute();
}

/** Returns this club if it is there and in the scope, null otherwise. */
export async function clubWithId(db: Database, scope: ClubScope, id: string): Promise<ClubWithoutMembers | null> {
  return (await clubsIn(db, scope).where('g.id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns all clubs by name, with nothing of them that is not public. */
export async function clubsToJoin(db: Database): Promise<GolfclubToJoin[]> {
  return db
    .selectFrom('golfclubs')
    .select(['id', 'name'])
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute();
}

/** Returns this club, which nobody else can change before the transaction ends; null when there is none. */
export async function lockedClub(tx: Transaction, id: string) {
  const club = await tx.selectFrom('golfclubs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return club ?? null;
}

/** Returns what belongs to a club; members without personal data are nobody any more and do not count. */
export async function useOfClub(db: Database, id: string): Promise<GolfclubUse> {
  const { rows } = await sql<GolfclubUse>`
    select
      (select count(*) from members where golfclub_id = ${id} and erased_at is null) as members,
      (select count(*) from scheduled_trainings where golfclub_id = ${id}) as trainings`.execute(db);
  return rows[0] ?? { members: 0, trainings: 0 };
}

function clubsIn(db: Database, scope: ClubScope) {
  const clubs = db
    .selectFrom('golfclubs as g')
    .select(['g.id', 'g.name', 'g.streetname', 'g.streetnumber', 'g.postalcode', 'g.city', 'g.country', 'g.version'])
    .select((eb) =>
      eb
        .selectFrom('members as m')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('m.golfclub_id', '=', 'g.id')
        .where('m.erased_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('memberCount'),
    );
  return scope.everyClub ? clubs : clubs.where('g.id', '=', scope.golfclubId);
}
