import { imageLibrary } from './imageLibrary';
import type { DeliveredFormat } from './transformation';

/** An image as it is delivered. */
export interface Rendering {
  /** In pixels; null leaves it as it is. */
  width: number | null;
  format: DeliveredFormat;
  isQualityAuto: boolean;
}

/** Returns a kept image in another width, which is never greater than its own, and format. */
export async function renderImage(kept: Buffer, { width, format, isQualityAuto }: Rendering): Promise<Buffer> {
  const library = await imageLibrary();
  const image = library(kept).resize({ ...(width === null ? {} : { width }), withoutEnlargement: true });
  switch (format) {
    case 'avif':
      // More effort makes it hardly smaller, but takes many times as long.
      return image.avif({ quality: isQualityAuto ? 55 : 75, effort: 1 }).toBuffer();
    case 'webp':
      return image.webp({ quality: isQualityAuto ? 80 : 92 }).toBuffer();
    case 'jpg':
      return image
        .flatten({ background: 'white' })
        .jpeg({ quality: isQualityAuto ? 80 : 92, mozjpeg: true })
        .toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}
