import { sql } from 'kysely';
import type { HostedImage, ImageUse } from '@contract/image';
import type { ImageTag } from '@contract/lists';
import type { Database, Transaction } from '@server/db/database';

const hosted = ['public_id', 'format', 'width', 'height', 'created_at'] as const;
type HostedRow = Omit<HostedImage, 'version'>;

/** As much of the bytes as says whether there is an alpha channel. */
const START_BYTES = 32;

/** Returns the images for one purpose, the newest first, and the moment at which they were looked up. */
export async function imagesWithTag(db: Database, tag: ImageTag): Promise<{ rows: HostedRow[]; at: string }> {
  const rows = await db
    .selectFrom('images')
    .select(hosted)
    .where('tag', '=', tag)
    .where(sql<boolean>`isfinite(created_at)`)
    .orderBy('created_at', 'desc')
    .orderBy('public_id')
    .execute();
  const clock = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db);
  return { rows, at: clock.rows[0]?.at ?? '' };
}

/** Returns this image as the host lists it, null if there is none with this public id. */
export async function listedImage(db: Database, publicId: string): Promise<HostedImage | null> {
  const row = await db.selectFrom('images').select(hosted).where('public_id', '=', publicId).executeTakeFirst();
  return row === undefined ? null : hostedImage(row);
}

/** Returns what there is to know of an image before its bytes are needed, null if there is none with this public id. */
export async function imageWithId(db: Database, publicId: string) {
  const found = await db
    .selectFrom('images')
    .select(['width', 'created_at', sql<Buffer>`substring(bytes from 1 for ${START_BYTES})`.as('start')])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return found ?? null;
}

/** Returns the bytes of an image, null if there is none with this public id. */
export async function bytesOfImage(db: Database, publicId: string): Promise<Buffer | null> {
  const found = await db.selectFrom('images').select('bytes').where('public_id', '=', publicId).executeTakeFirst();
  return found?.bytes ?? null;
}

/** Returns whether there is this image, which nobody can begin to show before the transaction ends. */
export async function lockImage(tx: Transaction, publicId: string): Promise<{ public_id: string } | null> {
  const found = await tx
    .selectFrom('images')
    .select('public_id')
    .where('public_id', '=', publicId)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Returns how many templates, trainings and prices show the image. */
export async function useOfImage(db: Database, publicId: string): Promise<ImageUse> {
  const asHint = JSON.stringify([{ imageUrl: publicId }]);
  const { rows } = await sql<ImageUse>`
    select
      (select count(*) from templates where image = ${publicId} or hints @> ${asHint}::jsonb) as templates,
      (select count(*) from scheduled_trainings
        where snapshot ->> 'image' = ${publicId} or snapshot -> 'hints' @> ${asHint}::jsonb) as trainings,
      (select count(*) from session_prices where image = ${publicId}) as prices`.execute(db);
  return rows[0] ?? { templates: 0, trainings: 0, prices: 0 };
}

/** Returns a row as the image host lists it. */
export function hostedImage(row: HostedRow): HostedImage {
  return { ...row, version: Math.floor(Date.parse(row.created_at) / 1000) };
}
