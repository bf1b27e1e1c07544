import type { InspectedImage } from './inspectedImage';
import { hasPhoneTrailer } from './phoneTrailer';

const END = 0xd9;
const SCAN = 0xda;

/**
 * Returns the size of a JPEG image; null for anything else. Behind its end there may be only what cameras write there:
 * zeros, further JPEG images (such as a brightness map) and the recordings of phones.
 */
export function jpegImage(bytes: Buffer): InspectedImage | null {
  const first = jpegAt(bytes, 0);
  if (first === null) return null;
  let { end } = first;
  while (end < bytes.length) {
    let start = end;
    while (bytes[start] === 0) start += 1;
    const next = jpegAt(bytes, start);
    if (next === null && start < bytes.length && !hasPhoneTrailer(bytes, end, start)) return null;
    end = next?.end ?? bytes.length;
  }
  return { format: 'jpeg', width: first.width, height: first.height };
}

/** Returns the size of the JPEG image that begins here, and the place behind its end; null if there is no whole one. */
function jpegAt(bytes: Buffer, start: number): { width: number; height: number; end: number } | null {
  if (bytes[start] !== 0xff || bytes[start + 1] !== 0xd8) return null;
  let size: { width: number; height: number } | null = null;
  let position = start + 2;
  for (;;) {
    if (bytes[position] !== 0xff) return null;
    while (bytes[position] === 0xff) position += 1;
    const marker = bytes[position] ?? 0;
    position += 1;
    if (marker === END) return size && { ...size, end: position };
    if (position + 8 > bytes.length) return null;
    const length = bytes.readUInt16BE(position);
    if (isFrame(marker)) {
      if (size !== null) return null;
      size = { height: bytes.readUInt16BE(position + 3), width: bytes.readUInt16BE(position + 5) };
    } else if (!isSegment(marker)) return null;
    if (length < 2) return null;
    position += length;
    if (marker === SCAN) position = endOfScan(bytes, position);
    if (position >= bytes.length) return null;
  }
}

/** The markers that say how large the image is; the three left out name tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isSegment(marker: number): boolean {
  return marker === 0xc4 || marker === 0xcc || marker >= SCAN;
}

/** Returns the place of the first marker behind the pixels, where a stuffed zero or a restart is none. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let position = start; position + 1 < bytes.length; position += 1) {
    if (bytes[position] !== 0xff) continue;
    const next = bytes[position + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return position;
  }
  return bytes.length;
}
