import type { Transaction } from '../../db/database';
import { imageLibrary } from '../../modules/image/imageLibrary';
import { insertAll, type Rows } from '../insertAll';
import { demoImages } from './demoImages';

/** Drawings are read here and nowhere else: this one is our own, an uploaded one may be anything. */
const drawings = { operation: ['VipsForeignLoadSvgBuffer'] };

/** Returns the demo's images as they are kept, made from their drawings. */
export async function paintedImages(): Promise<Rows<'images'>> {
  const library = await imageLibrary();
  library.unblock(drawings);
  try {
    return await Promise.all(
      demoImages.map(async ({ publicId, tag, svg }) => {
        const painting = library(Buffer.from(svg)).webp({ quality: 85, effort: 1 });
        const { data, info } = await painting.toBuffer({ resolveWithObject: true });
        return { public_id: publicId, tag, format: 'webp', width: info.width, height: info.height, bytes: data };
      }),
    );
  } finally {
    library.block(drawings);
  }
}

/** Writes the images that templates, tips and prices of the demo show. */
export async function writeImages(tx: Transaction, images: Rows<'images'>): Promise<void> {
  await insertAll(tx, 'images', images);
}
