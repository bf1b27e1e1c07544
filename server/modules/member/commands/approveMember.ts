import { approve, makeApprovalCode } from '@server/db/approval';
import type { Transaction } from '@server/db/database';
import type { QueueMails } from '@server/db/mailQueue';
import { recordChanges } from '@server/db/recordChange';
import { offerUndo } from '@server/db/undoable';
import { requireUnapproved } from '../rules';
import { type ChangedClub, lockedMember, type RolesBefore } from './changeMembers';

/** Approves a member who waits for it, and tells them by mail; whoever is approved stays so. Throws `not-found`. */
export async function approveMember(
  tx: Transaction,
  club: ChangedClub,
  { actorId, mails }: { actorId: string; mails: QueueMails },
  username: string,
): Promise<{ memberId: string }> {
  const { id: memberId, roles, version } = await lockedMember(tx, club.id, username);
  if (await approve(tx, memberId)) {
    await recordChanges(tx, [{ action: 'member.approved', actorId, golfclub: club, memberId }]);
    const stored: RolesBefore = { roles, version: version + 1 };
    await offerUndo(tx, { action: 'member.approved', actorId, subjectId: memberId, stored });
    await mails(tx, [{ kind: 'APPROVED', memberId }]);
  }
  return { memberId };
}

/** Returns the code that approves the member. Throws `not-found`, and `wrong-state` for who is approved already. */
export async function approvalCodeOf(tx: Transaction, golfclubId: string, username: string): Promise<string> {
  const { id, roles } = await lockedMember(tx, golfclubId, username);
  requireUnapproved(roles);
  return makeApprovalCode(tx, id);
}
