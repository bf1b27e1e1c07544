import type { Transaction } from '@server/db/database';
import type { WrittenTemplate } from './queries';

/** Names an image by the field that does. */
interface NamedImage {
  path: string;
  publicId: string;
}

/**
 * Returns the fields of a template that name a category, a points mapping or an image which is not there. What is
 * there is locked: who deletes it at the same moment waits, and finds it in use.
 */
export async function unknownReferences(
  tx: Transaction,
  written: Pick<WrittenTemplate, 'category' | 'trainingHandicapDifferenceToPointsMapping'>,
  images: readonly NamedImage[],
): Promise<string[]> {
  const { category, trainingHandicapDifferenceToPointsMapping: mapping } = written;
  return [
    ...(category && !(await isThere(tx, 'training_categories', category.id)) ? ['/category'] : []),
    ...(mapping && !(await isThere(tx, 'mappings', mapping.id)) ? ['/trainingHandicapDifferenceToPointsMapping'] : []),
    ...(await unknownImages(tx, images)),
  ];
}

/** Returns every image that the template names, the same one perhaps in several fields. */
export function namedImages({ image, hints }: Pick<WrittenTemplate, 'image' | 'hints'>): NamedImage[] {
  const ofHints = hints.flatMap(({ imageUrl }, index) =>
    imageUrl ? [{ path: `/hints/${index}/imageUrl`, publicId: imageUrl }] : [],
  );
  return [...(image ? [{ path: '/image', publicId: image }] : []), ...ofHints];
}

async function isThere(tx: Transaction, table: 'training_categories' | 'mappings', id: string): Promise<boolean> {
  const found = await tx.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return found !== undefined;
}

async function unknownImages(tx: Transaction, images: readonly NamedImage[]): Promise<string[]> {
  if (images.length === 0) return [];
  const found = await tx
    .selectFrom('images')
    .select('public_id')
    .where(
      'public_id',
      'in',
      images.map(({ publicId }) => publicId),
    )
    .orderBy('public_id')
    .forKeyShare()
    .execute();
  const known = new Set(found.map(({ public_id }) => public_id));
  return images.filter(({ publicId }) => !known.has(publicId)).map(({ path }) => path);
}
