import type { InspectedImage } from './inspectedImage';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 13;
/** Of a chunk: length, type and checksum. */
const AROUND_BYTES = 12;

/** Returns the size of a PNG image that begins with its header chunk and ends with its end chunk; null for anything else. */
export function pngImage(bytes: Buffer): InspectedImage | null {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  let position = signature.length;
  let size: { width: number; height: number } | null = null;
  while (position + AROUND_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(position);
    const type = bytes.toString('latin1', position + 4, position + 8);
    const end = position + AROUND_BYTES + length;
    if (end > bytes.length) return null;
    if (size === null) {
      if (type !== 'IHDR' || length !== HEADER_BYTES) return null;
      size = { width: bytes.readUInt32BE(position + 8), height: bytes.readUInt32BE(position + 12) };
    }
    if (type === 'IEND') return end === bytes.length && length === 0 ? { format: 'png', ...size } : null;
    position = end;
  }
  return null;
}
