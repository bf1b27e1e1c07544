import { createHash, randomBytes } from 'node:crypto';
import type { MadeDisplayLink, NewDisplayLink } from '../../../contract/display';
import { type ClubScope, covers } from '../../../contract/rights';
import type { Deleted } from '../../../contract/shapes';
import { changeOnce, type KeyedChange } from '../../db/changeOnce';
import { type Database, inTransaction } from '../../db/database';
import { notFound, requireFound } from '../../db/notFound';
import { displayLinkWithId, lockedCountOfLinks, requireMaker } from './queries';
import { requireRoom } from './rules';

interface Change extends KeyedChange {
  caller: { id: string; scope: ClubScope };
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
  change: Change,
  { golfclubId, displayLinkId }: { golfclubId: string; displayLinkId: string },
): Promise<Deleted> {
  if (!covers(change.caller.scope, golfclubId)) throw notFound();
  return changeOnce(db, change, async (tx) => {
    const revoked = await tx
      .deleteFrom('display_links')
      .where('id', '=', displayLinkId)
      .where('golfclub_id', '=', golfclubId)
      .returning('id')
      .executeTakeFirst();
    return requireFound(revoked);
  });
}

const SECRET_BYTES = 32;
const carried = /^Display +([\w-]{43})$/i;

/** Returns a secret that nobody has: 256 bits as text that can stand in an address. */
function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns what is kept of a secret. It is random and long, so that nobody finds it by trying: no slow hash is needed. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns the secret in an `Authorization` header, null if it carries none of the form that links have. */
export function secretIn(authorization: string): string | null {
  return carried.exec(authorization)?.[1] ?? null;
}
