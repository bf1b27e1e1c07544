import type { ImageTag } from '@contract/lists';
import type { Transaction } from '@server/db/database';
import { imageLibrary } from '@server/modules/image/imageLibrary';
import { insertAll, type Rows } from '../demoRows';
import * as prizes from './prizeImages';
import * as templates from './templateImages';
import * as tips from './tipImages';

/** Drawings are read here and nowhere else: this one is our own, an uploaded one may be anything. */
const drawings = { operation: ['VipsForeignLoadSvgBuffer'] };

/** Returns the demo's images as they are stored, made from their drawings. */
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

export interface DemoImage {
  publicId: string;
  tag: ImageTag;
  /** As it is drawn. */
  svg: string;
}

const drawn = (tag: ImageTag, pictures: Record<string, string>): DemoImage[] =>
  Object.entries(pictures).map(([name, svg]) => ({ publicId: imageCalled(name), tag, svg }));

/** Returns the public id of a demo image: its name in the code, as an address likes it. */
function imageCalled(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** All pictures of the demo; each is drawn in the code, so there is nobody else whose picture it is. */
export const demoImages: readonly DemoImage[] = [
  ...drawn('sessiontemplate', templates),
  ...drawn('tip', tips),
  ...drawn('sessionprice', prizes),
];
