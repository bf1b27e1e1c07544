import type { DeletedMember } from '@contract/member';
import { isAdmin } from '@contract/rights';
import type { Transaction } from '@server/db/database';
import { recordChanges } from '@server/db/recordChange';
import { refuseOwnAccount, requireSameMember } from '../rules';
import { type ChangedClub, lockedMember, requireRemainingAdmin } from './changeMembers';
import { eraseMember } from './eraseMember';

/**
 * Deletes a member; whoever has results leaves a row without personal data behind. Throws `not-found`, `stale`
 * for a member who is not the one that was shown, `own-account` and `last-admin`.
 */
export async function deleteMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  visible: DeletedMember,
): Promise<{ memberId: string }> {
  const member = await lockedMember(tx, club.id, visible.username);
  const { id: memberId, roles } = member;
  requireSameMember(member, visible);
  refuseOwnAccount(actorId, memberId);
  if (isAdmin(roles)) await requireRemainingAdmin(tx, memberId);
  await eraseMember(tx, member);
  await recordChanges(tx, [{ action: 'member.deleted', actorId, golfclub: club, memberId }]);
  return { memberId };
}
