import { Type } from '@sinclair/typebox';
import { Member, MemberQuery } from '../../../contract/member';
import { IdParams } from '../../../contract/shapes';
import type { Database } from '../../db/database';
import { route, type Route } from '../../http/route';
import { hasClub, membersOf, memberWithId } from './queries';
import { requireVisible } from './rules';

/** Returns how members are read. */
export function memberRoutes(db: Database): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/golfclub/whoami',
      right: 'session.whoami',
      summary: 'The member who is signed in',
      answer: Member,
      handle: ({ caller }) => memberWithId(db, caller.id),
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/members',
      right: 'member.list',
      summary: 'The members of all clubs for an admin, of the own club for a pro; X-Total-Count says how many',
      query: MemberQuery,
      answer: Type.Array(Member),
      handle: async ({ caller, query }, reply) => {
        const { members, total } = await membersOf(db, caller.scope, null, query);
        reply.totalCount(total);
        return members;
      },
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/:id/members',
      right: 'member.list',
      summary: 'The members of one club; X-Total-Count says how many',
      params: IdParams,
      query: MemberQuery,
      answer: Type.Array(Member),
      handle: async ({ caller, params, query }, reply) => {
        requireVisible(await hasClub(db, caller.scope, params.id));
        const { members, total } = await membersOf(db, caller.scope, params.id, query);
        reply.totalCount(total);
        return members;
      },
    }),
  ];
}
