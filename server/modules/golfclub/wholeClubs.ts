import type { Golfclub } from '../../../contract/golfclub';
import type { Member } from '../../../contract/member';
import type { ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';
import { clubsOf, clubWithId, type ClubWithoutMembers } from './queries';
import { requireVisible, withMembers } from './rules';

/** How the members of clubs are read, by the module they belong to. */
export type MembersOfClubs = (db: Database, golfclubIds: readonly string[]) => Promise<Member[]>;

export interface WholeClubs {
  /** Returns the clubs of the scope by name. */
  all(db: Database, scope: ClubScope, withTheirMembers: boolean): Promise<Golfclub[]>;
  /** Returns one club. Throws `not-found` when it is not there or not in the scope. */
  one(db: Database, scope: ClubScope, golfclubId: string, withItsMembers: boolean): Promise<Golfclub>;
}

/** Returns how clubs are read as they travel. */
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
      const club = requireVisible(await clubWithId(db, scope, golfclubId));
      const [completed] = await complete(db, [club], withItsMembers);
      return requireVisible(completed);
    },
  };
}
