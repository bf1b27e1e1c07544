import { sql, type SqlBool } from 'kysely';
import type { DisplayCode, MadeDisplayLink, NewDisplayLink } from '@contract/display';
import { type ClubScope, covers } from '@contract/rights';
import type { Deleted } from '@contract/shapes';
import { readCode } from '@contract/shortCodes';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import { type CodeHashes, storeNewCode } from '@server/db/codeHashes';
import { type Database, inTransaction, type Transaction } from '@server/db/database';
import { pruneRows } from '@server/db/pruneRows';
import { hashOfSecret, newSecret } from '@server/db/linkSecrets';
import { notFound, requireFound } from '@server/db/notFound';
import { type RecordedChange, recordChanges } from '@server/db/recordChange';
import { requireMaker } from '@server/db/requireMaker';
import { displayLinkWithId, lockedCountOfLinks, lockedLink } from './queries';
import { requireRoom } from './rules';

interface Change extends KeyedChange {
  caller: { id: string; scope: ClubScope };
}

/**
 * Returns the new link with its secret and its first code, which are answered only once: an `Idempotency-Key` is not looked at,
 * because the answer would have to be stored. Throws `not-found` for a club that is not in the scope, `wrong-state` when it has
 * as many links as it may.
 */
export function makeDisplayLink(
  db: Database,
  caller: Change['caller'],
  golfclubId: string,
  { name, shortNames }: NewDisplayLink,
  hashes: CodeHashes,
): Promise<MadeDisplayLink> {
  const secret = newSecret();
  return inTransaction(db, async (tx) => {
    requireRoom(await lockedCountOfLinks(tx, caller.scope, golfclubId));
    await requireMaker(tx, 'display.create', caller.id, golfclubId);
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
    const of = { golfclubId, displayLinkId: id };
    await recordChanges(tx, [linkChange('displayLink.made', caller.id, await lockedLink(tx, of))]);
    const code = await codeOfLink(tx, caller.id, of, hashes);
    return { link: await displayLinkWithId(tx, id), secret, code };
  });
}

interface LinkParams {
  golfclubId: string;
  displayLinkId: string;
}

/**
 * Returns a new code of a link in the place of the one before. Throws `not-found` when the club in the scope has no such link,
 * or the caller may no longer make one.
 */
export function makeDisplayCode(
  db: Database,
  caller: Change['caller'],
  link: LinkParams,
  hashes: CodeHashes,
): Promise<DisplayCode> {
  if (!covers(caller.scope, link.golfclubId)) throw notFound();
  return inTransaction(db, async (tx) => {
    await requireMaker(tx, 'display.create', caller.id, link.golfclubId);
    return codeOfLink(tx, caller.id, link, hashes);
  });
}

const LIFETIME = sql`interval '24 hours'`;

async function codeOfLink(tx: Transaction, madeBy: string, of: LinkParams, hashes: CodeHashes): Promise<DisplayCode> {
  const link = await lockedLink(tx, of);
  await tx.deleteFrom('display_codes').where('link_id', '=', link.id).execute();
  await recordChanges(tx, [linkChange('displayCode.made', madeBy, link)]);
  const { code, stored } = await storeNewCode(hashes, (hash) =>
    tx
      .insertInto('display_codes')
      .values({
        link_id: link.id,
        code_hash: hash,
        expires_at: sql<string>`clock_timestamp() + ${LIFETIME}`,
      })
      .onConflict((conflict) => conflict.column('code_hash').doNothing())
      .returning('expires_at')
      .executeTakeFirst(),
  );
  return { code, expiresAt: stored.expires_at };
}

/** Deletes some of the codes that open nothing any more. Returns whether there may be more. */
export function pruneDisplayCodes(db: Database): Promise<boolean> {
  return pruneRows(db, { table: 'display_codes', key: ['link_id'], where: sql`expires_at < clock_timestamp()` });
}

/**
 * Returns the secret that the code is exchanged for; null where it is none, or none any more, and with `onlyRecent` where it
 * was not made within the last hour.
 */
export function openDisplay(
  db: Database,
  typed: string,
  hashes: CodeHashes,
  { onlyRecent }: { onlyRecent: boolean },
): Promise<string | null> {
  const code = readCode(typed);
  if (code === null) return Promise.resolve(null);
  return inTransaction(db, async (tx) => {
    const link = await tx
      .selectFrom('display_codes as d')
      .innerJoin('display_links as l', 'l.id', 'd.link_id')
      .innerJoin('golfclubs as g', 'g.id', 'l.golfclub_id')
      .select(['l.id', 'l.name', 'g.id as clubId', 'g.name as clubName'])
      .where(sql<SqlBool>`d.code_hash = any(${hashes.allOf(code)}::bytea[])`)
      .where(
        'd.expires_at',
        '>',
        sql<string>`clock_timestamp() + ${onlyRecent ? sql`${LIFETIME} - interval '1 hour'` : sql`interval '0'`}`,
      )
      .forShare('l')
      .executeTakeFirst();
    if (link === undefined) return null;
    const secret = hashes.secretOfDisplay(link.id);
    await tx
      .insertInto('display_screens')
      .values({ secret_hash: hashOfSecret(secret), link_id: link.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await recordChanges(tx, [linkChange('displayCode.used', null, link)]);
    return secret;
  });
}

/** Returns the id of the link that works no longer. Throws `not-found` when the club in the scope has no such link. */
export function revokeDisplayLink(db: Database, change: Change, of: LinkParams): Promise<Deleted> {
  if (!covers(change.caller.scope, of.golfclubId)) throw notFound();
  return changeOnce(db, change, async (tx) => {
    const link = await lockedLink(tx, of);
    const revoked = await tx.deleteFrom('display_links').where('id', '=', link.id).returning('id').executeTakeFirst();
    await recordChanges(tx, [linkChange('displayLink.revoked', change.caller.id, link)]);
    return requireFound(revoked);
  });
}

type LinkOfClub = Awaited<ReturnType<typeof lockedLink>>;

function linkChange(
  action: RecordedChange['action'],
  actorId: string | null,
  { name, clubId, clubName }: LinkOfClub,
): RecordedChange {
  const fields = [{ field: 'display', before: name, after: name }];
  return { action, actorId, golfclub: { id: clubId, name: clubName }, fields };
}
