import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { ImageMediaType } from '@contract/lists';

/** Returns pixels that hardly compress, so that a file of them is worth cutting. */
export function noisyPixels(width = 60, height = 40): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#3a7d44', noise } });
}

/** Returns an image file of this media type and size. */
export function imageFile(type: ImageMediaType, width = 60, height = 40): Promise<Buffer> {
  const pixels = noisyPixels(width, height);
  if (type === 'image/png') return pixels.png().toBuffer();
  return type === 'image/jpeg' ? pixels.jpeg().toBuffer() : pixels.webp().toBuffer();
}

/** Returns the PNG with another width and height in its header, its checksum put right. */
export function pngSaying(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
