import { sql } from 'kysely';
import type { Golfclub } from '../../../contract/golfclub';
import type { ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';

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

function clubsIn(db: Database, scope: ClubScope) {
  const clubs = db
    .selectFrom('golfclubs as g')
    .select(['g.id', 'g.name', 'g.streetname', 'g.streetnumber', 'g.postalcode', 'g.city', 'g.country', 'g.version'])
    .select((eb) =>
      eb
        .selectFrom('members as m')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('m.golfclub_id', '=', 'g.id')
        .$asScalar()
        .$notNull()
        .as('memberCount'),
    );
  return scope.everyClub ? clubs : clubs.where('g.id', '=', scope.golfclubId);
}
