import { Type } from '@sinclair/typebox';
import { MOST_SELECTED } from '@contract/lists';
import { Member, MemberCountQuery, MemberCounts, MemberIdsQuery, MemberQuery, UsernameParams } from '@contract/member';
import { Id, IdParams } from '@contract/shapes';
import type { Database } from '@server/db/database';
import type { Read } from '@server/db/hosts/standbyReads';
import { route, type Route } from '@server/http/route';
import { memberCounts, memberIds, membersOf, memberWithId, memberWithUsername, requireMembersClub } from './queries';

/** Returns how members are read. */
export function memberReadingRoutes(db: Database, read: Read): Route[] {
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
      path: '/api/golfclub/member/:username',
      right: 'member.list',
      summary: 'One member, of whatever club for an admin, of the own club for a pro',
      params: UsernameParams,
      answer: Member,
      handle: ({ caller, params }) => read((tx) => memberWithUsername(tx, caller.scope, params.username)),
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
        const { members, total } = await read((tx) => membersOf(tx, caller.scope, null, query));
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
      refuses: ['not-found'],
      handle: async ({ caller, query }) => {
        if (query.golfclubId !== undefined) await requireMembersClub(db, caller.scope, query.golfclubId);
        return read((tx) => memberCounts(tx, caller.scope, query));
      },
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/members/ids',
      right: 'member.list',
      summary: `The ids of all members that a list would show, the first ${MOST_SELECTED}`,
      query: MemberIdsQuery,
      answer: Type.Array(Id),
      refuses: ['not-found'],
      counts: true,
      handle: async ({ caller, query }, reply) => {
        if (query.golfclubId !== undefined) await requireMembersClub(db, caller.scope, query.golfclubId);
        const { ids, total } = await read((tx) => memberIds(tx, caller.scope, query));
        reply.totalCount(total);
        return ids;
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
        await requireMembersClub(db, caller.scope, params.id);
        const { members, total } = await read((tx) => membersOf(tx, caller.scope, params.id, query));
        reply.totalCount(total);
        return members;
      },
    }),
  ];
}
