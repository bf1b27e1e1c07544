import { Type } from '@sinclair/typebox';
import { Golfclub, GolfclubQuery } from '../../../contract/golfclub';
import type { Member } from '../../../contract/member';
import { IdParams } from '../../../contract/shapes';
import type { Database } from '../../db/database';
import { route, type Route } from '../../http/route';
import { clubsOf, clubWithId, type ClubWithoutMembers } from './queries';
import { requireVisible, showsMembers, withMembers } from './rules';

type MembersOfClubs = (db: Database, golfclubIds: readonly string[]) => Promise<Member[]>;

/** Returns how clubs are read; their members are answered by the module they belong to. */
export function golfclubRoutes(db: Database, membersOfClubs: MembersOfClubs): Route[] {
  async function complete(clubs: readonly ClubWithoutMembers[], withTheirMembers: boolean): Promise<Golfclub[]> {
    const ids = withTheirMembers ? clubs.map(({ id }) => id) : [];
    return withMembers(clubs, await membersOfClubs(db, ids));
  }

  return [
    route({
      method: 'GET',
      path: '/api/golfclub',
      right: 'golfclub.list',
      summary: 'All clubs for an admin, the own club for all others',
      query: GolfclubQuery,
      answer: Type.Array(Golfclub),
      handle: async ({ caller, query }) =>
        complete(await clubsOf(db, caller.scope), showsMembers(caller.roles, query.members)),
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/:id',
      right: 'golfclub.read',
      summary: 'One club',
      params: IdParams,
      query: GolfclubQuery,
      answer: Golfclub,
      handle: async ({ caller, params, query }) => {
        const club = requireVisible(await clubWithId(db, caller.scope, params.id));
        const [completed] = await complete([club], showsMembers(caller.roles, query.members));
        return requireVisible(completed ?? null);
      },
    }),
  ];
}
