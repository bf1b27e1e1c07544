import type { EditedMember } from '@contract/member';
import { isAdmin } from '@contract/rights';
import { requireVersion } from '@server/db/changeOnce';
import type { Transaction } from '@server/db/database';
import { memberColumns } from '@server/db/memberColumns';
import { changedFields, recordChanges } from '@server/db/recordChange';
import { offerUndo } from '@server/db/undoable';
import { memberWithId } from '../queries';
import { refuseOwnAccount, rolesAfterEdit } from '../rules';
import {
  type ChangedClub,
  lockedMember,
  moveOn,
  recordedFields,
  refuseTaken,
  requireRemainingAdmin,
  type RolesBefore,
} from './changeMembers';

/**
 * Writes the edit of a member; the same again changes nothing. Throws `not-found`, `stale` with the member as it
 * is now, `own-account` and `last-admin` where the admin role would go, and `taken`.
 */
export async function editMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  username: string,
  requested: EditedMember,
): Promise<{ memberId: string }> {
  const before = await lockedMember(tx, club.id, username);
  await requireVersion(requested.version, before, 'The member was changed meanwhile.', () => before);
  const roles = rolesAfterEdit(before.roles, requested.roles);
  if (isAdmin(before.roles) && !isAdmin(roles)) {
    refuseOwnAccount(actorId, before.id);
    await requireRemainingAdmin(tx, before.id);
  }
  await refuseTaken(tx, { email: requested.email }, before.id);
  await tx
    .updateTable('members')
    .set({ ...memberColumns(requested), roles })
    .where('id', '=', before.id)
    .execute();
  const fields = changedFields(recordedFields(before), recordedFields(await memberWithId(tx, before.id)));
  if (fields.length > 0) {
    await moveOn(tx, before.id);
    await recordChanges(tx, [{ action: 'member.edited', actorId, golfclub: club, memberId: before.id, fields }]);
  }
  if (fields.length === 1 && fields[0]?.field === 'roles') {
    const stored: RolesBefore = { roles: before.roles, version: before.version + 1 };
    await offerUndo(tx, { action: 'member.edited', actorId, subjectId: before.id, stored });
  }
  return { memberId: before.id };
}
