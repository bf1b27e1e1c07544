import { Golfclub } from '@contract/golfclub';
import {
  ApprovalCode,
  ApprovalCodeParams,
  ApprovedMember,
  DeletedMember,
  EditedMember,
  MemberChangeQuery,
  MemberParams,
  MembersChange,
  MembersChanged,
  NewMember,
} from '@contract/member';
import { GolfclubIdParams, IdParams } from '@contract/shapes';
import type { Database, Transaction } from '@server/db/database';
import type { Read } from '@server/db/hosts/standbyReads';
import type { QueueMails } from '@server/db/mailQueue';
import { route, type Route } from '@server/http/route';
import { approvalCodeOf, approveMember } from './commands/approveMember';
import { type ChangedClub, changeMembers, type MemberChange } from './commands/changeMembers';
import { changeSelection } from './commands/changeSelection';
import { createMember, withoutPassword } from './commands/createMember';
import { deleteMember, type LeaveTrainings } from './commands/deleteMember';
import { editMember } from './commands/editMember';
import { importRoutes } from './importing/routes';
import { membersWithIds, requireMembersClub } from './queries';
import { memberReadingRoutes } from './readingRoutes';
import { requireGrantable, requireNumbersOfPro, requireSameClub, type Passwords } from './rules';

const CLUB = '/api/golfclub/:golfclubId';

/** Returns a club as serialized, read in the transaction that has changed its members. */
export type ClubOf = (tx: Transaction, golfclubId: string, withMembers: boolean) => Promise<Golfclub>;

/** What the module needs of others. */
interface MemberParts {
  passwords: Passwords;
  mails: QueueMails;
  clubOf: ClubOf;
  leaveTrainings: LeaveTrainings;
}

/** Returns how members are read and changed; a change answers the whole club. */
export function memberRoutes(
  db: Database,
  read: Read,
  { passwords, mails, clubOf, leaveTrainings }: MemberParts,
): Route[] {
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
        changeClub(change, params.golfclubId, (tx, club) =>
          deleteMember(tx, club, { actorId: change.caller.id, leaveTrainings }, body),
        ),
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
      handle: ({ body, ...change }) => changeSelection(db, change, body, { mails, leaveTrainings }),
    }),
  ];
}
