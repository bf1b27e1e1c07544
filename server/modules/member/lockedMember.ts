import { sql } from 'kysely';
import type { Member } from '../../../contract/member';
import type { Transaction } from '../../db/database';
import { memberWithId } from './queries';
import { requireAnotherAdmin, requireMember } from './rules';

/**
 * Returns the member of the club with this username, without regard to case, locked: nobody else changes it, or adds
 * it to a training, before the transaction ends. Throws `not-found`.
 */
export async function lockedMember(tx: Transaction, golfclubId: string, username: string): Promise<Member> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('golfclub_id', '=', golfclubId)
    .where('erased_at', 'is', null)
    .where(sql<boolean>`lower(username collate "und-x-icu") = lower(${username}::text collate "und-x-icu")`)
    .forUpdate()
    .executeTakeFirst();
  return memberWithId(tx, requireMember(row).id);
}

/** Throws `last-admin` when there is no admin but this one; two who ask at once are answered one after the other. */
export async function keepAnAdmin(tx: Transaction, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('the last admin'))`.execute(tx);
  const another = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '!=', memberId)
    .where('erased_at', 'is', null)
    .where(sql<boolean>`roles @> array['ADMIN']`)
    .limit(1)
    .executeTakeFirst();
  requireAnotherAdmin(another !== undefined);
}
