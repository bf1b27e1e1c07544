import type { Transaction } from '../../db/database';
import { makeApprovalCode } from '../../db/approvalCodes';
import { recordChanges } from '../../db/recordChange';
import type { ChangedClub } from './changeMembers';
import { moveOn } from './editMember';
import { lockedMember } from './lockedMember';
import { requireUnapproved, rolesAfterApproval } from './rules';

/** Approves a member who waits for it; whoever is approved stays so. Throws `not-found`. */
export async function approveMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  username: string,
): Promise<{ memberId: string }> {
  const { id: memberId, roles } = await lockedMember(tx, club.id, username);
  if (roles.includes('UNAPPROVED')) {
    await tx
      .updateTable('members')
      .set({ roles: rolesAfterApproval(roles) })
      .where('id', '=', memberId)
      .execute();
    await moveOn(tx, memberId);
    await recordChanges(tx, [{ action: 'member.approved', actorId, golfclub: club, memberId }]);
  }
  return { memberId };
}

/** Returns the code that approves the member. Throws `not-found`, and `wrong-state` for who is approved already. */
export async function approvalCodeOf(tx: Transaction, golfclubId: string, username: string): Promise<string> {
  const { id, roles } = await lockedMember(tx, golfclubId, username);
  requireUnapproved(roles);
  return makeApprovalCode(tx, id);
}
