import { sql } from 'kysely';
import type { DisplayLink } from '@contract/display';
import type { ClubScope } from '@contract/rights';
import { requireVisibleClub } from '@server/db/clubs';
import type { Database, Transaction } from '@server/db/database';
import { ifThereIsRoom } from '@server/db/databaseFailures';
import { notFound, requireFound } from '@server/db/notFound';

/** Returns the links of a club, the oldest first. Throws `not-found` for a club that is not in the scope. */
export async function displayLinksOf(db: Database, scope: ClubScope, golfclubId: string): Promise<DisplayLink[]> {
  await requireVisibleClub(db, scope, golfclubId);
  const links = await selectLinks(db).where('l.golfclub_id', '=', golfclubId).orderBy('l.created_at').execute();
  return links.map(serializeLink);
}

/** Returns this link as serialized. */
export async function displayLinkWithId(db: Database, id: string): Promise<DisplayLink> {
  return serializeLink(await selectLinks(db).where('l.id', '=', id).executeTakeFirstOrThrow());
}

/**
 * Lets nobody else make a link for the club before the transaction ends, and returns how many it has. Throws
 * `not-found` for a club that is not in the scope.
 */
export async function lockedCountOfLinks(tx: Transaction, scope: ClubScope, golfclubId: string): Promise<number> {
  await requireVisibleClub(tx, scope, golfclubId, { lock: 'noChange' });
  const { count } = await tx
    .selectFrom('display_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('golfclub_id', '=', golfclubId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a link of this club and lets nobody else change it before the transaction ends. Throws `not-found`. */
export async function lockedLink(tx: Transaction, of: { golfclubId: string; displayLinkId: string }) {
  const link = await tx
    .selectFrom('display_links as l')
    .innerJoin('golfclubs as g', 'g.id', 'l.golfclub_id')
    .select(['l.id', 'l.name', 'g.id as clubId', 'g.name as clubName'])
    .where('l.id', '=', of.displayLinkId)
    .where('l.golfclub_id', '=', of.golfclubId)
    .forUpdate('l')
    .executeTakeFirst();
  return requireFound(link);
}

/** What the server knows of a screen by its link, and when. */
export type UsedLink = Awaited<ReturnType<typeof linkWithHash>>;

/**
 * Returns the link with this hash of its secret, or of a secret that one of its codes was exchanged for. Throws `not-found`
 * where there is none, or it was revoked.
 */
export async function linkWithHash(db: Database, hash: Buffer) {
  const link = await db
    .selectFrom('display_links as l')
    .innerJoin('golfclubs as c', 'c.id', 'l.golfclub_id')
    .select(['l.id', 'l.golfclub_id', 'l.short_names', 'c.name as club', sql<string>`clock_timestamp()`.as('at')])
    .where('l.id', 'in', (links) =>
      links
        .selectFrom('display_links')
        .select('id')
        .where('secret_hash', '=', hash)
        .unionAll(links.selectFrom('display_screens').select('link_id as id').where('secret_hash', '=', hash)),
    )
    .executeTakeFirst();
  if (!link) throw notFound();
  return link;
}

/** Returns which of these links there still are. */
export async function validLinks(db: Database, ids: readonly string[]): Promise<string[]> {
  const links = await db
    .selectFrom('display_links')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return links.map(({ id }) => id);
}

/** Keeps when the link was last used, to the minute: screens ask often. */
export async function noteUse(db: Database, id: string): Promise<void> {
  const note = db
    .updateTable('display_links')
    .set({ last_used_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where(sql<boolean>`last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute'`);
  await ifThereIsRoom(note.execute());
}

function selectLinks(db: Database) {
  return db
    .selectFrom('display_links as l')
    .leftJoin('members as m', 'm.id', 'l.created_by')
    .select([
      'l.id',
      'l.golfclub_id',
      'l.name',
      'l.short_names',
      'l.created_at',
      'l.last_used_at',
      'm.name as maker_name',
      'm.surname as maker_surname',
    ]);
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>;

function serializeLink({ id, name, maker_name, maker_surname, ...row }: LinkRow): DisplayLink {
  return {
    id,
    golfclubId: row.golfclub_id,
    name,
    shortNames: row.short_names,
    createdAt: row.created_at,
    createdBy: maker_name === null ? null : { name: maker_name, surname: maker_surname ?? '' },
    lastUsedAt: row.last_used_at,
  };
}
