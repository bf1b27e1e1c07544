/** What the header of an image says, found without decoding it. */
interface InspectedImage {
  format: 'png' | 'jpeg' | 'webp';
  width: number;
  height: number;
}

/**
 * Returns what these bytes are if they are one PNG, JPEG or WebP image from the first byte to the last, null for
 * everything else: other formats, images that are cut off, and images with something behind them.
 */
export function inspectImage(bytes: Buffer): InspectedImage | null {
  const image = pngImage(bytes) ?? jpegImage(bytes) ?? webpImage(bytes);
  return image === null || image.width === 0 || image.height === 0 ? null : image;
}

const END = 0xd9;
const SCAN = 0xda;

/**
 * Returns the size of a JPEG image; null for anything else. Behind its end there may be only what cameras write there:
 * zeros, further JPEG images (such as a brightness map) and the recordings of phones.
 */
function jpegImage(bytes: Buffer): InspectedImage | null {
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

const BOX_HEADER_BYTES = 8;
const DIRECTORY_ENTRY_BYTES = 12;

/** Both kinds of trailers begin with up to three zeros, which look like padding. */
const MOST_ZEROS = 3;

/**
 * Returns whether what phones put behind a photo goes from behind the padding to the last byte: a short MP4 film, or
 * Samsung's list of facts. The padding goes from `end` to `start`.
 */
function hasPhoneTrailer(bytes: Buffer, end: number, start: number): boolean {
  for (let first = Math.max(end, start - MOST_ZEROS); first <= start; first += 1) {
    const trailer = bytes.subarray(first);
    if (isFilm(trailer) || isListOfFacts(trailer)) return true;
  }
  return false;
}

/** An MP4 film is a row of boxes, the first of type `ftyp`, that ends with the file. */
function isFilm(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  let position = 0;
  while (position + BOX_HEADER_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(position);
    if (length < BOX_HEADER_BYTES) return false;
    position += length;
  }
  return position === bytes.length;
}

/** Facts, then a directory `SEFH` with their places counted backwards from it, its length, and `SEFT`. */
function isListOfFacts(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.toString('latin1', bytes.length - 4) !== 'SEFT') return false;
  const directory = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
  if (directory < 0 || bytes.toString('latin1', directory, directory + 4) !== 'SEFH') return false;
  if (directory + 20 > bytes.length) return false;
  const count = bytes.readUInt32LE(directory + 8);
  if (directory + 12 + count * DIRECTORY_ENTRY_BYTES > bytes.length - 8) return false;
  const positions = Array.from({ length: count }, (_, index) =>
    bytes.readUInt32LE(directory + 12 + index * DIRECTORY_ENTRY_BYTES + 4),
  );
  // The first fact begins where the photo ends: nothing else lies between them.
  return Math.max(0, ...positions) === directory;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_HEADER_BYTES = 13;
/** Of a chunk: length, type and checksum. */
const AROUND_BYTES = 12;

/** Returns the size of a PNG image that begins with its header chunk and ends with its end chunk; null for anything else. */
function pngImage(bytes: Buffer): InspectedImage | null {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  let position = signature.length;
  let size: { width: number; height: number } | null = null;
  while (position + AROUND_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(position);
    const type = bytes.toString('latin1', position + 4, position + 8);
    const end = position + AROUND_BYTES + length;
    if (end > bytes.length) return null;
    if (size === null) {
      if (type !== 'IHDR' || length !== PNG_HEADER_BYTES) return null;
      size = { width: bytes.readUInt32BE(position + 8), height: bytes.readUInt32BE(position + 12) };
    }
    if (type === 'IEND') return end === bytes.length && length === 0 ? { format: 'png', ...size } : null;
    position = end;
  }
  return null;
}

const WEBP_HEADER_BYTES = 12;
const BITS_14 = 0x3fff;

type Size = { width: number; height: number };

/** Returns the size of a WebP image whose chunks fill the file exactly; null for anything else. */
function webpImage(bytes: Buffer): InspectedImage | null {
  if (bytes.length < WEBP_HEADER_BYTES || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return null;
  if (bytes.readUInt32LE(4) !== bytes.length - 8) return null;
  let position = WEBP_HEADER_BYTES;
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
