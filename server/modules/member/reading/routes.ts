import { Type } from '@sinclair/typebox';
import { Member, MemberCountQuery, MemberCounts, MemberQuery } from '../../../../contract/member';
import { IdParams } from '../../../../contract/shapes';
import type { Database } from '../../../db/database';
import { route, type Route } from '../../../http/route';
import { memberCounts, membersOf, memberWithId, visibleClub } from '../queries';
import { requireVisible } from '../rules';

/** Returns how members are read. */
export function memberReadingRoutes(db: Database): Route[] {
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
      summary: 'The members of all clubs for an admin, of the own club for a pro',
      query: MemberQuery,
      answer: Type.Array(Member),
      counts: true,
      handle: async ({ caller, query }, reply) => {
        const { members, total } = await membersOf(db, caller.scope, null, query);
        reply.totalCount(total);
        return members;
      },
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/members/count',
      right: 'member.list',
      summary: 'How many members each filter would show',
      query: MemberCountQuery,
      answer: MemberCounts,
      handle: async ({ caller, query: { q, golfclubId } }) => {
        if (golfclubId !== undefined) requireVisible(await visibleClub(db, caller.scope, golfclubId));
        return memberCounts(db, caller.scope, golfclubId ?? null, q);
      },
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/:id/members',
      right: 'member.list',
      summary: 'The members of one club',
      params: IdParams,
      query: MemberQuery,
      answer: Type.Array(Member),
      counts: true,
      handle: async ({ caller, params, query }, reply) => {
        requireVisible(await visibleClub(db, caller.scope, params.id));
        const { members, total } = await membersOf(db, caller.scope, params.id, query);
        reply.totalCount(total);
        return members;
      },
    }),
  ];
}
