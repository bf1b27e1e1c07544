import type { MadeDisplayLink, NewDisplayLink } from '../../../contract/display';
import type { ClubScope } from '../../../contract/rights';
import { covers } from '../../../contract/rights';
import type { Deleted } from '../../../contract/shapes';
import { answerOnce } from '../../db/answerOnce';
import { inTransaction, type Database } from '../../db/database';
import { displayLinkWithId, lockedCountOfLinks, requireMaker } from './queries';
import { notFound, requireRoom } from './rules';
import { hashOfSecret, newSecret } from './secrets';

/** Who changes something, and with which `Idempotency-Key`. */
interface Change {
  caller: { id: string; scope: ClubScope };
  idempotency: { key: string; fingerprint: string } | null;
}

/**
 * Returns the new link with its secret, which is told this once: an `Idempotency-Key` is not looked at, because the
 * answer would have to be kept. Throws `not-found` for a club that is not in the scope, `wrong-state` when it has as
 * many links as it may.
 */
export async function makeDisplayLink(
  db: Database,
  { caller }: Pick<Change, 'caller'>,
  golfclubId: string,
  { name, shortNames }: NewDisplayLink,
): Promise<MadeDisplayLink> {
  const secret = newSecret();
  const link = await inTransaction(db, async (tx) => {
    requireRoom(await lockedCountOfLinks(tx, caller.scope, golfclubId));
    await requireMaker(tx, caller.id, golfclubId);
    const { id } = await tx
      .insertInto('display_links')
      .values({
        golfclub_id: golfclubId,
        name,
        short_names: shortNames,
        secret_hash: hashOfSecret(secret),
        created_by: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return displayLinkWithId(tx, id);
  });
  return { link, secret };
}

/** Returns the id of the link that works no longer. Throws `not-found` when the club in the scope has no such link. */
export async function revokeDisplayLink(
  db: Database,
  { caller, idempotency }: Change,
  { golfclubId, displayLinkId }: { golfclubId: string; displayLinkId: string },
): Promise<Deleted> {
  if (!covers(caller.scope, golfclubId)) throw notFound();
  return inTransaction(db, (tx) =>
    answerOnce(tx, caller.id, idempotency, async () => {
      const revoked = await tx
        .deleteFrom('display_links')
        .where('id', '=', displayLinkId)
        .where('golfclub_id', '=', golfclubId)
        .returning('id')
        .executeTakeFirst();
      if (!revoked) throw notFound();
      return revoked;
    }),
  );
}
