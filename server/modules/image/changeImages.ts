import type { DeletedImage, HostedImage, ImageUpload } from '../../../contract/image';
import { answerOnce } from '../../db/answerOnce';
import { inTransaction, type Database } from '../../db/database';
import { encodeUpload } from './encodeUpload';
import { newPublicId } from './publicId';
import { listedImage, lockImage, useOfImage } from './queries';
import { requireImage, requireUnused } from './rules';

/** Who changes something, and with which `Idempotency-Key`. */
interface Change {
  caller: { id: string };
  idempotency: { key: string; fingerprint: string } | null;
}

/** Returns the new image. Throws `bad-input` for what is no image or too large a one. */
export async function uploadImage(
  db: Database,
  { caller, idempotency }: Change,
  { tag, name = '' }: ImageUpload,
  file: Buffer,
): Promise<HostedImage> {
  // Before the transaction: no connection waits for the decoder.
  const image = await encodeUpload(file, caller.id);
  const publicId = newPublicId(name);
  return inTransaction(db, (tx) =>
    answerOnce(
      tx,
      caller.id,
      idempotency,
      () =>
        tx
          .insertInto('images')
          .values({ public_id: publicId, tag, ...image, uploaded_by: caller.id })
          .returning('public_id')
          .executeTakeFirstOrThrow(),
      async ({ public_id }) => requireImage(await listedImage(tx, public_id)),
    ),
  );
}

/** Returns the public id of the image that is deleted. Throws `not-found`, and `in-use` while anything shows it. */
export async function deleteImage(db: Database, change: Change, publicId: string): Promise<DeletedImage> {
  return inTransaction(db, (tx) =>
    answerOnce(tx, change.caller.id, change.idempotency, async () => {
      requireImage(await lockImage(tx, publicId));
      requireUnused(await useOfImage(tx, publicId));
      await tx.deleteFrom('images').where('public_id', '=', publicId).execute();
      return { public_id: publicId };
    }),
  );
}
