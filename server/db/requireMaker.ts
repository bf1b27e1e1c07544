import { clubScope, covers, may, type Right } from '@contract/rights';
import type { Transaction } from './database';
import { notFound } from './notFound';

/**
 * Throws `not-found` when the member does not have the right to make links or codes for the club any more; nobody can take it
 * away before the transaction ends.
 */
export async function requireMaker(
  tx: Transaction,
  right: Extract<Right, `${string}.create`>,
  memberId: string,
  golfclubId: string,
): Promise<void> {
  const maker = await tx
    .selectFrom('members')
    .select(['roles', 'golfclub_id'])
    .where('id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  const isMaker = maker && may(maker.roles, right) && covers(clubScope(maker.roles, maker.golfclub_id), golfclubId);
  if (!isMaker) throw notFound();
}
