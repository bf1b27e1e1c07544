import type { InspectedImage } from './inspectedImage';

const HEADER_BYTES = 12;
const BITS_14 = 0x3fff;

type Size = { width: number; height: number };

/** Returns the size of a WebP image whose chunks fill the file exactly; null for anything else. */
export function webpImage(bytes: Buffer): InspectedImage | null {
  if (bytes.length < HEADER_BYTES || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return null;
  if (bytes.readUInt32LE(4) !== bytes.length - 8) return null;
  let position = HEADER_BYTES;
  let size: Size | null = null;
  let hasPixels = false;
  while (position + 8 <= bytes.length) {
    const type = textAt(bytes, position);
    const length = bytes.readUInt32LE(position + 4);
    const content = bytes.subarray(position + 8, position + 8 + length);
    if (content.length < length) return null;
    size ??= sizeIn(type, content);
    if (size === null) return null;
    hasPixels ||= ['VP8 ', 'VP8L', 'ANMF'].includes(type);
    // Chunks begin at even places.
    position += 8 + length + (length % 2);
  }
  return size !== null && hasPixels && position === bytes.length ? { format: 'webp', ...size } : null;
}

/** Returns whether a WebP image has an alpha channel, by its first 32 bytes. */
export function webpHasAlpha(start: Buffer): boolean {
  const type = textAt(start, 12);
  if (type === 'VP8X') return ((start[20] ?? 0) & 0x10) !== 0;
  return type === 'VP8L' && ((start[24] ?? 0) & 0x10) !== 0;
}

/** The first chunk says how large the image is: a plain image, a lossless one, or the canvas of an extended one. */
function sizeIn(type: string, content: Buffer): Size | null {
  if (content.length < 10) return null;
  if (type === 'VP8 ' && content.readUIntBE(3, 3) === 0x9d012a) {
    return { width: content.readUInt16LE(6) & BITS_14, height: content.readUInt16LE(8) & BITS_14 };
  }
  if (type === 'VP8L' && content[0] === 0x2f) {
    const bits = content.readUInt32LE(1);
    return { width: (bits & BITS_14) + 1, height: ((bits >>> 14) & BITS_14) + 1 };
  }
  if (type === 'VP8X') return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
  return null;
}

function textAt(bytes: Buffer, position: number): string {
  return bytes.toString('latin1', position, position + 4);
}
