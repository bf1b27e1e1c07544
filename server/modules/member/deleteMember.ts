import { sql } from 'kysely';
import { toTenths } from '../../../contract/handicap';
import type { DeletedMember } from '../../../contract/member';
import type { Transaction } from '../../db/database';
import { recordChanges } from '../../db/recordChange';
import type { ChangedClub } from './changeMembers';
import { keepAnAdmin, lockedMember } from './lockedMember';
import { refuseOwnAccount, requireShown } from './rules';

/**
 * Deletes a member; whoever has results leaves a row without personal data behind. Throws `not-found`, `stale`
 * for a member who is not the one that was shown, `own-account` and `last-admin`.
 */
export async function deleteMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  shown: DeletedMember,
): Promise<{ memberId: string }> {
  const member = await lockedMember(tx, club.id, shown.username);
  const { id: memberId, roles } = member;
  requireShown(member, shown);
  refuseOwnAccount(actorId, memberId);
  if (roles.includes('ADMIN')) await keepAnAdmin(tx, memberId);
  if (await hasResults(tx, memberId)) await erase(tx, memberId);
  else await tx.deleteFrom('members').where('id', '=', memberId).execute();
  await eraseFromRecord(tx, memberId);
  await recordChanges(tx, [{ action: 'member.deleted', actorId, golfclub: club, memberId }]);
  return { memberId };
}

async function hasResults(tx: Transaction, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from player_session_players where member_id = ${memberId})
      or exists (select from league_events where member_id = ${memberId}) as has`.execute(tx);
  return rows[0]?.has === true;
}

async function erase(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      name: '',
      surname: '',
      // Neither a username nor an e-mail that anybody could have.
      username: `former@${id}`,
      email: `former@${id}`,
      password_hash: '',
      roles: [],
      date_of_birth: null,
      gender: null,
      handicap_tenths: toTenths(0),
      mobile: null,
      phone: null,
      first_signed_in_at: null,
      version: sql<number>`version + 1`,
      erased_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('approval_codes').where('member_id', '=', id).execute();
  await tx.deleteFrom('idempotent_answers').where('member_id', '=', id).execute();
}

/** Which fields were changed stays on record, from what and to what does not. */
async function eraseFromRecord(tx: Transaction, memberId: string): Promise<void> {
  await sql`
    update changes set fields = (
      select jsonb_agg(jsonb_build_object('field', changed.item -> 'field') order by changed.position)
      from jsonb_array_elements(fields) with ordinality as changed (item, position))
    where member_id = ${memberId} and fields <> '[]'`.execute(tx);
}
