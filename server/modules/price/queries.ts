import { sql } from 'kysely';
import type { LeagueTablePrize } from '@contract/lists';
import type { PriceUse, SessionPrice } from '@contract/price';
import type { Database, Transaction } from '@server/db/database';

/** A price as it is stored. */
export type StoredPrice = Awaited<ReturnType<typeof storedPrices>>[number];

/** Returns every price, the oldest first. Prices belong to no club. */
export async function sessionPrices(db: Database): Promise<SessionPrice[]> {
  return (await storedPrices(db)).map(serializePrice);
}

/** Lets nobody else change any price before the transaction ends: who holds which league table prize concerns them all. */
export async function lockPrices(tx: Transaction): Promise<void> {
  await sql`lock table session_prices in share row exclusive mode`.execute(tx);
}

/** Returns this price, null when there is none. */
export async function priceWithId(db: Database, id: string): Promise<StoredPrice | null> {
  return (await db.selectFrom('session_prices').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the other price that is the prize for this place of the league table, null when there is none. */
export async function otherPriceWithPrize(
  db: Database,
  prize: LeagueTablePrize,
  exceptId: string,
): Promise<StoredPrice | null> {
  const holder = await db
    .selectFrom('session_prices')
    .selectAll()
    .where('league_table_prize', '=', prize)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return holder ?? null;
}

/** Returns how many trainings have the price as their instant price; no further one gets it before the transaction ends. */
export async function useOfPrice(tx: Transaction, id: string): Promise<PriceUse> {
  await tx.selectFrom('session_prices').select('id').where('id', '=', id).forUpdate().execute();
  return tx
    .selectFrom('instant_prices')
    .select(({ fn }) => fn.countAll<number>().as('trainings'))
    .where('session_price_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns whether there is this image, which nobody can delete before the transaction ends. */
export async function hasImage(tx: Transaction, publicId: string): Promise<boolean> {
  const image = await tx
    .selectFrom('images')
    .select('public_id')
    .where('public_id', '=', publicId)
    .forKeyShare()
    .executeTakeFirst();
  return image !== undefined;
}

/** Returns a stored price as serialized, its image too. */
export function serializePrice({
  id,
  name,
  description,
  image,
  league_table_prize,
  version,
}: StoredPrice): SessionPrice {
  return {
    id,
    name,
    description,
    cloudinary_image: image === null ? null : JSON.stringify({ public_id: image }),
    used_as_league_table_prize: league_table_prize,
    version,
  };
}

async function storedPrices(db: Database) {
  return db.selectFrom('session_prices').selectAll().orderBy('id').execute();
}
