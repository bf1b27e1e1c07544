import { randomBytes } from 'node:crypto';
import type { DeletedImage, HostedImage, ImageUpload } from '@contract/image';
import { MOST_IMAGE_PIXELS } from '@contract/lists';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import type { Database } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { recordContent } from '@server/db/recordContent';
import { imageLibrary } from './imageLibrary';
import { makeFairQueue } from './fairQueue';
import { inspectImage } from './inspectImage';
import { listedImage, lockImage, useOfImage } from './queries';
import { notAnImage, NO_SUCH_IMAGE, requireUnused, tooManyPixels } from './rules';

/** Returns the new image. Throws `bad-input` for what is no image or too large a one. */
export async function uploadImage(
  db: Database,
  change: KeyedChange,
  { tag, name = '' }: ImageUpload,
  file: Buffer,
): Promise<HostedImage> {
  // Before the transaction: no connection waits for the decoder.
  const image = await encodeUpload(file, change.caller.id);
  const publicId = newPublicId(name);
  return changeOnce(
    db,
    change,
    async (tx) => {
      const actorId = change.caller.id;
      const uploaded = await tx
        .insertInto('images')
        .values({ public_id: publicId, tag, ...image, uploaded_by: actorId })
        .returning('public_id')
        .executeTakeFirstOrThrow();
      await recordContent(tx, { action: 'image.uploaded', actorId, after: { name: publicId } });
      return uploaded;
    },
    async (tx, { public_id }) => requireFound(await listedImage(tx, public_id), NO_SUCH_IMAGE),
  );
}

/** Returns the public id of the image that is deleted. Throws `not-found`, and `in-use` while anything shows it. */
export async function deleteImage(db: Database, change: KeyedChange, publicId: string): Promise<DeletedImage> {
  return changeOnce(db, change, async (tx) => {
    requireFound(await lockImage(tx, publicId), NO_SUCH_IMAGE);
    requireUnused(await useOfImage(tx, publicId));
    await tx.deleteFrom('images').where('public_id', '=', publicId).execute();
    await recordContent(tx, { action: 'image.deleted', actorId: change.caller.id, before: { name: publicId } });
    return { public_id: publicId };
  });
}

/** Pixels; neither side of a stored image is longer. */
const LONGEST_SIDE = 2560;
const MOST_SECONDS = 20;

// Up to 40 million pixels are in memory for each of them.
const enqueue = makeFairQueue({ concurrency: 2, maxWaiting: 8, maxWaitingPerKey: 4 });

/** An image as it is stored: pixels, the right way up, and nothing else. */
export interface EncodedImage {
  bytes: Buffer;
  format: 'webp';
  width: number;
  height: number;
}

/**
 * Returns an uploaded image decoded and encoded again, so that nothing of the file but its pixels is stored. Throws
 * `bad-input` with `not-an-image` or `too-many-pixels`, and `overloaded` when too many of this owner or altogether wait.
 */
export async function encodeUpload(bytes: Buffer, owner: string): Promise<EncodedImage> {
  const inspected = inspectImage(bytes);
  if (inspected === null) throw notAnImage();
  if (inspected.width * inspected.height > MOST_IMAGE_PIXELS) throw tooManyPixels();
  return enqueue(owner, async () => {
    const library = await imageLibrary();
    try {
      const image = library(bytes, { limitInputPixels: MOST_IMAGE_PIXELS, failOn: 'warning' });
      const { format, width, height, hasAlpha } = await image.metadata();
      // Whoever reads headers differently from the decoder has been deceived.
      if (format !== inspected.format || width !== inspected.width || height !== inspected.height) throw notAnImage();
      const isGraphic = format === 'png' && hasAlpha;
      const { data, info } = await image
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp(isGraphic ? { nearLossless: true, quality: 80 } : { quality: 88 })
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, format: 'webp', width: info.width, height: info.height };
    } catch {
      // Whatever the decoder stumbles over, the file is to blame.
      throw notAnImage();
    }
  });
}

const LONGEST_NAME = 40;
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns a new public id that begins like the name of the file, in letters that need no encoding in an address. */
export function newPublicId(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_NAME)
    .replace(/-$/, '');
  return `${name || 'image'}-${randomBytes(4).toString('hex')}`;
}
