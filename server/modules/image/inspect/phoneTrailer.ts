const BOX_HEADER_BYTES = 8;
const DIRECTORY_ENTRY_BYTES = 12;

/** Both kinds of trailers begin with up to three zeros, which look like padding. */
const MOST_ZEROS = 3;

/**
 * Returns whether what phones put behind a photo goes from behind the padding to the last byte: a short MP4 film, or
 * Samsung's list of facts. The padding goes from `end` to `start`.
 */
export function hasPhoneTrailer(bytes: Buffer, end: number, start: number): boolean {
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
  const places = Array.from({ length: count }, (_, index) =>
    bytes.readUInt32LE(directory + 12 + index * DIRECTORY_ENTRY_BYTES + 4),
  );
  // The first fact begins where the photo ends: nothing else lies between them.
  return Math.max(0, ...places) === directory;
}
