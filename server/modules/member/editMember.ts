import { sql } from 'kysely';
import type { EditedMember } from '../../../contract/member';
import type { Transaction } from '../../db/database';
import { changedFields, recordChanges } from '../../db/recordChange';
import type { ChangedClub } from './changeMembers';
import { keepAnAdmin, lockedMember } from './lockedMember';
import { memberColumns, recordedFields } from './memberColumns';
import { memberWithId } from './queries';
import { refuseTaken } from './refuseTaken';
import { refuseOwnAccount, requireFresh, rolesAfterEdit } from './rules';

/**
 * Writes what is wished of a member; the same again changes nothing. Throws `not-found`, `stale` with the member as it
 * is now, `own-account` and `last-admin` where the admin role would go, and `taken`.
 */
export async function editMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  username: string,
  wished: EditedMember,
): Promise<{ memberId: string }> {
  const before = await lockedMember(tx, club.id, username);
  requireFresh(before, wished.version);
  const roles = rolesAfterEdit(before.roles, wished.roles);
  if (before.roles.includes('ADMIN') && !roles.includes('ADMIN')) {
    refuseOwnAccount(actorId, before.id);
    await keepAnAdmin(tx, before.id);
  }
  await refuseTaken(tx, { email: wished.email }, before.id);
  await tx
    .updateTable('members')
    .set({ ...memberColumns(wished), roles })
    .where('id', '=', before.id)
    .execute();
  const fields = changedFields(recordedFields(before), recordedFields(await memberWithId(tx, before.id)));
  if (fields.length > 0) {
    await moveOn(tx, before.id);
    await recordChanges(tx, [{ action: 'member.edited', actorId, golfclub: club, memberId: before.id, fields }]);
  }
  return { memberId: before.id };
}

/** Says that the member is another version now. */
export async function moveOn(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', memberId)
    .execute();
}
