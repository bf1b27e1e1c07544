import type { DeletedMember } from '@contract/member';
import { isAdmin } from '@contract/rights';
import type { Transaction } from '@server/db/database';
import { recordChanges } from '@server/db/recordChange';
import { refuseOwnAccount, requireSameMember } from '../rules';
import { type ChangedClub, lockedMember, requireRemainingAdmin } from './changeMembers';
import { eraseMember } from './eraseMember';

/** Takes a member out of trainings that are not finished, before the member is erased. */
export type LeaveTrainings = (tx: Transaction, memberId: string, actorId: string) => Promise<void>;

/**
 * Deletes a member; whoever has results leaves a row without personal data behind. Throws `not-found`, `stale`
 * for a member who is not the one that was shown, `own-account` and `last-admin`.
 */
export async function deleteMember(
  tx: Transaction,
  club: ChangedClub,
  { actorId, leaveTrainings }: { actorId: string; leaveTrainings: LeaveTrainings },
  visible: DeletedMember,
): Promise<{ memberId: string }> {
  const member = await lockedMember(tx, club.id, visible.username);
  const { id: memberId, roles } = member;
  requireSameMember(member, visible);
  refuseOwnAccount(actorId, memberId);
  if (isAdmin(roles)) await requireRemainingAdmin(tx, memberId);
  await leaveTrainings(tx, memberId, actorId);
  await eraseMember(tx, member);
  await recordChanges(tx, [{ action: 'member.deleted', actorId, golfclub: club, memberId }]);
  return { memberId };
}
