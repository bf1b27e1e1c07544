import type { Role } from '@contract/lists';
import { isAdmin } from '@contract/rights';
import type { Transaction } from '@server/db/database';
import { changedFields, recordChanges } from '@server/db/recordChange';
import { type Undone, undoConflict } from '@server/db/undoable';
import { requireRemainingAdmin, moveOn, type RolesBefore } from './changeMembers';
import { memberWithId } from '../queries';
import { refuseOwnAccount } from '../rules';

type UndoneRoles = Undone<RolesBefore>;

/**
 * Has a member who was approved wait for it again, untold if the mail is not sent yet. Throws `undo-conflict` when the member
 * was changed or deleted since, or plays in a training by now.
 */
export async function undoApproval(tx: Transaction, undone: UndoneRoles): Promise<void> {
  const member = await unchangedMember(tx, undone);
  const playing = await tx
    .selectFrom('player_session_players')
    .select('member_id')
    .where('member_id', '=', member.id)
    .limit(1)
    .executeTakeFirst();
  if (playing !== undefined) throw undoConflict('The member plays in a training by now.');
  await setRoles(tx, member.id, undone.stored.roles);
  await dropUnsentApproval(tx, member.id);
  const { actorId } = undone;
  await recordChanges(tx, [
    { action: 'member.approvalUndone', actorId, golfclub: member.golfclub, memberId: member.id },
  ]);
}

/** What is announced in it is true no more; another approval has a mail of its own. */
async function dropUnsentApproval(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'APPROVED')
    .where('next_attempt_at', 'is not', null)
    .execute();
}

/**
 * Gives a member the roles from before a change of nothing but roles. Throws `undo-conflict` as `undoApproval`, and
 * `own-account` and `last-admin` as every change of roles.
 */
export async function undoRoles(tx: Transaction, undone: UndoneRoles): Promise<void> {
  const { actorId, stored } = undone;
  const member = await unchangedMember(tx, undone);
  if (isAdmin(member.roles) && !isAdmin(stored.roles)) {
    refuseOwnAccount(actorId, member.id);
    await requireRemainingAdmin(tx, member.id);
  }
  await setRoles(tx, member.id, stored.roles);
  const fields = changedFields({ roles: member.roles }, { roles: stored.roles });
  await recordChanges(tx, [
    { action: 'member.edited', actorId, golfclub: member.golfclub, memberId: member.id, fields },
  ]);
}

async function unchangedMember(tx: Transaction, { subjectId, stored }: UndoneRoles) {
  const row = await tx
    .selectFrom('members')
    .select('version')
    .where('id', '=', subjectId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row?.version !== stored.version) throw undoConflict('The member was changed since.');
  return memberWithId(tx, subjectId);
}

async function setRoles(tx: Transaction, memberId: string, roles: Role[]): Promise<void> {
  await tx.updateTable('members').set({ roles }).where('id', '=', memberId).execute();
  await moveOn(tx, memberId);
}
