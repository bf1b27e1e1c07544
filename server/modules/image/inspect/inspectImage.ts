import type { InspectedImage } from './inspectedImage';
import { jpegImage } from './jpegImage';
import { pngImage } from './pngImage';
import { webpImage } from './webpImage';

/**
 * Returns what these bytes are if they are one PNG, JPEG or WebP image from the first byte to the last, null for
 * everything else: other formats, images that are cut off, and images with something behind them.
 */
export function inspectImage(bytes: Buffer): InspectedImage | null {
  const image = pngImage(bytes) ?? jpegImage(bytes) ?? webpImage(bytes);
  return image === null || image.width === 0 || image.height === 0 ? null : image;
}
