import { Type } from '@sinclair/typebox';
import { Golfclub } from '@contract/golfclub';
import { MOST_SELECTED } from '@contract/lists';
import {
  ApprovalCode,
  ApprovalCodeParams,
  ApprovedMember,
  DeletedMember,
  EditedMember,
  Member,
  MemberChangeQuery,
  MemberCountQuery,
  MemberCounts,
  MemberIdsQuery,
  MemberParams,
  MemberQuery,
  MembersChange,
  MembersChanged,
  NewMember,
  UsernameParams,
} from '@contract/member';
import { GolfclubIdParams, Id, IdParams } from '@contract/shapes';
import type { Database, Transaction } from '@server/db/database';
import type { QueueMails } from '@server/db/mailQueue';
import type { Read } from '@server/db/hosts/standbyReads';
import { route, type Route } from '@server/http/route';
import { approvalCodeOf, approveMember } from './commands/approveMember';
import { type ChangedClub, changeMembers, type MemberChange } from './commands/changeMembers';
import { changeSelection } from './commands/changeSelection';
import { createMember, withoutPassword } from './commands/createMember';
import { deleteMember } from './commands/deleteMember';
import { editMember } from './commands/editMember';
import { importRoutes } from './importing/routes';
import {
  memberCounts,
  memberIds,
  membersOf,
  membersWithIds,
  memberWithId,
  memberWithUsername,
  requireMembersClub,
} from './queries';
import { requireGrantable, requireNumbersOfPro, requireSameClub, type Passwords } from './rules';

const CLUB = '/api/golfclub/:golfclubId';

/** Returns a club as serialized, read in the transaction that has changed its members. */
export type ClubOf = (tx: Transaction, golfclubId: string, withMembers: boolean) => Promise<Golfclub>;

/** What the module needs of others. */
interface MemberParts {
  passwords: Passwords;
  mails: QueueMails;
  clubOf: ClubOf;
}

/** Returns how members are read and changed; a change answers the whole club. */
export function memberRoutes(db: Database, read: Read, { passwords, mails, clubOf }: MemberParts): Route[] {
  const changeClub = (
    change: MemberChange & { query: MemberChangeQuery },
    golfclubId: string,
    work: (tx: Transaction, club: ChangedClub) => Promise<{ memberId: string }>,
  ) =>
    changeMembers(db, change, golfclubId, work, async (tx, { memberId }) => {
      const { members } = change.query;
      const club = await clubOf(tx, golfclubId, members === undefined);
      return members === 'changed' ? { ...club, members: await membersWithIds(tx, [memberId]) } : club;
    });

  return [
    ...memberReadingRoutes(db, read),
    ...importRoutes(db),
    route({
      method: 'POST',
      path: '/api/golfclub/:id/member',
      right: 'member.create',
      summary: 'Create a member, approved from the start',
      params: IdParams,
      query: MemberChangeQuery,
      body: NewMember,
      answer: Golfclub,
      status: 201,
      handle: async ({ caller, params: { id }, query, body, idempotency }) => {
        requireNumbersOfPro(body);
        passwords.refuseCommon(body.password, body, '/password');
        await requireMembersClub(db, caller.scope, id);
        requireSameClub(caller.scope, id, body.golfclubId);
        requireGrantable(caller.roles, body.roles);
        const { password, ...member } = body;
        const passwordHash = await passwords.hash(password);
        const change = { caller, query, idempotency: withoutPassword(idempotency, id, member) };
        return changeClub(change, id, (tx, club) => createMember(tx, club, caller.id, { ...member, passwordHash }));
      },
    }),
    route({
      method: 'PUT',
      path: `${CLUB}/member/:username`,
      right: 'member.edit',
      summary: 'Edit a member; APPROVED, UNAPPROVED and PLAYER stay as they are, whatever roles are sent',
      params: MemberParams,
      query: MemberChangeQuery,
      body: EditedMember,
      answer: Golfclub,
      handle: async ({ params, body, ...change }) => {
        requireNumbersOfPro(body);
        return changeClub(change, params.golfclubId, (tx, club) =>
          editMember(tx, club, change.caller.id, params.username, body),
        );
      },
    }),
    route({
      method: 'DELETE',
      path: `${CLUB}/member`,
      right: 'member.delete',
      summary: 'Delete a member; results stay, without saying whose they are',
      params: GolfclubIdParams,
      query: MemberChangeQuery,
      body: DeletedMember,
      answer: Golfclub,
      handle: ({ params, body, ...change }) =>
        changeClub(change, params.golfclubId, (tx, club) => deleteMember(tx, club, change.caller.id, body)),
    }),
    route({
      method: 'POST',
      path: `${CLUB}/member/approve`,
      right: 'member.approve',
      summary: 'Approve a member who has signed up; also the second time',
      params: GolfclubIdParams,
      query: MemberChangeQuery,
      body: ApprovedMember,
      answer: Golfclub,
      handle: ({ params, body, ...change }) =>
        changeClub(change, params.golfclubId, (tx, club) =>
          approveMember(tx, club, { actorId: change.caller.id, mails }, body.username),
        ),
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/:id/approvalcode/:username',
      right: 'member.readApprovalCode',
      summary: 'The code with which a member who has signed up can be approved; good for 7 days',
      params: ApprovalCodeParams,
      answer: ApprovalCode,
      refuses: ['wrong-state'],
      handle: ({ caller, params: { id, username: named } }) =>
        changeMembers(
          db,
          { caller, idempotency: null },
          id,
          async (tx) => ({ code: await approvalCodeOf(tx, id, named) }),
          (_tx, code) => Promise.resolve(code),
        ),
    }),
    route({
      method: 'POST',
      path: '/api/golfclub/members/bulk',
      right: 'member.changeMany',
      summary: 'Approve, delete, or grant or revoke a role of many members; each is done or refused by itself',
      body: MembersChange,
      answer: MembersChanged,
      handle: ({ body, ...change }) => changeSelection(db, change, body, mails),
    }),
  ];
}

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
