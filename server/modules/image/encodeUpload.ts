import { MOST_IMAGE_PIXELS } from '../../../contract/lists';
import { imageLibrary } from './imageLibrary';
import { inspectImage } from './inspect/inspectImage';
import { laneOf } from './inTurn';
import { notAnImage, tooManyPixels } from './rules';

/** Neither side of a kept image is longer. */
const LONGEST_SIDE = 2560;
const MOST_SECONDS = 20;

// Up to 40 million pixels are in memory for each of them.
const inTurn = laneOf({ atOnce: 2, mostWaiting: 8, mostWaitingOfOne: 4 });

/** An image as it is kept: pixels, the right way up, and nothing else. */
export interface EncodedImage {
  bytes: Buffer;
  format: 'webp';
  width: number;
  height: number;
}

/**
 * Returns an uploaded image decoded and encoded again, so that nothing of the file but its pixels is kept. Throws
 * `bad-input` with `not-an-image` or `too-many-pixels`, and `overloaded` when too many of this owner or altogether wait.
 */
export async function encodeUpload(bytes: Buffer, owner: string): Promise<EncodedImage> {
  const inspected = inspectImage(bytes);
  if (inspected === null) throw notAnImage();
  if (inspected.width * inspected.height > MOST_IMAGE_PIXELS) throw tooManyPixels();
  return inTurn(owner, async () => {
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
