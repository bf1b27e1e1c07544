import { createHash } from 'node:crypto';
import type { NewMember } from '@contract/member';
import type { Transaction } from '@server/db/database';
import { memberColumns } from '@server/db/memberColumns';
import { recordChanges } from '@server/db/recordChange';
import { rolesOfNewMember } from '../rules';
import { type ChangedClub, type MemberChange, refuseTaken } from './changeMembers';

type Created = Omit<NewMember, 'password'> & { passwordHash: string };

/** Makes a member of the club, approved from the start. Throws `taken`. */
export async function createMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  { passwordHash, ...member }: Created,
): Promise<{ memberId: string }> {
  await refuseTaken(tx, member);
  const { id } = await tx
    .insertInto('members')
    .values({
      ...memberColumns(member),
      golfclub_id: club.id,
      username: member.username,
      password_hash: passwordHash,
      roles: rolesOfNewMember(member.roles),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChanges(tx, [{ action: 'member.created', actorId, golfclub: club, memberId: id }]);
  return { memberId: id };
}

/**
 * Returns the key with a fingerprint of the member without the password: fingerprints are stored, and a quick one of a
 * password could be guessed at leisure.
 */
export function withoutPassword(
  idempotency: MemberChange['idempotency'],
  golfclubId: string,
  member: Omit<NewMember, 'password'>,
): MemberChange['idempotency'] {
  if (idempotency === null) return null;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(['member', golfclubId, member]))
    .digest('hex');
  return { key: idempotency.key, fingerprint };
}
