import { sql } from 'kysely';
import type { Golfclub, GolfclubToJoin, GolfclubUse } from '@contract/golfclub';
import type { Member } from '@contract/member';
import type { ClubScope } from '@contract/rights';
import { NO_SUCH_CLUB } from '@server/db/clubs';
import type { Database, Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { byText } from '@server/db/sorting';
import { withMembers } from './rules';

/** A club as serialized, without its members. */
export type ClubWithoutMembers = Omit<Golfclub, 'members'>;

/** Returns the clubs of the scope by name, by the rules of language. */
export async function clubsOf(db: Database, scope: ClubScope): Promise<ClubWithoutMembers[]> {
  return clubsIn(db, scope)
    .orderBy(byText(sql.ref('g.name')))
    .orderBy('g.id')
    .execute();
}

/** Returns this club. Throws `not-found` when it is not there or not in the scope. */
export async function visibleClub(db: Database, scope: ClubScope, id: string): Promise<ClubWithoutMembers> {
  return requireFound(await clubsIn(db, scope).where('g.id', '=', id).executeTakeFirst(), NO_SUCH_CLUB);
}

/** Returns all clubs by name, with nothing of them that is not public. */
export async function clubsToJoin(db: Database): Promise<GolfclubToJoin[]> {
  return db
    .selectFrom('golfclubs')
    .select(['id', 'name'])
    .orderBy(byText(sql.ref('name')))
    .orderBy('id')
    .execute();
}

/** Returns this club, which nobody else can change before the transaction ends. Throws `not-found`. */
export async function lockedClub(tx: Transaction, id: string) {
  const club = await tx.selectFrom('golfclubs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return requireFound(club, NO_SUCH_CLUB);
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

/** How the members of clubs are read, by the module they belong to. */
export type MembersOfClubs = (db: Database, golfclubIds: readonly string[]) => Promise<Member[]>;

export interface WholeClubs {
  /** Returns the clubs of the scope by name. */
  all(db: Database, scope: ClubScope, withTheirMembers: boolean): Promise<Golfclub[]>;
  /** Returns one club. Throws `not-found` when it is not there or not in the scope. */
  one(db: Database, scope: ClubScope, golfclubId: string, withItsMembers: boolean): Promise<Golfclub>;
}

/** Returns how clubs are read, as serialized. */
export function wholeClubs(membersOfClubs: MembersOfClubs): WholeClubs {
  async function complete(
    db: Database,
    clubs: readonly ClubWithoutMembers[],
    withTheirMembers: boolean,
  ): Promise<Golfclub[]> {
    const ids = withTheirMembers ? clubs.map(({ id }) => id) : [];
    return withMembers(clubs, await membersOfClubs(db, ids));
  }
  return {
    all: async (db, scope, withTheirMembers) => complete(db, await clubsOf(db, scope), withTheirMembers),
    async one(db, scope, golfclubId, withItsMembers) {
      const club = await visibleClub(db, scope, golfclubId);
      const [completed] = await complete(db, [club], withItsMembers);
      return requireFound(completed, NO_SUCH_CLUB);
    },
  };
}
