/** Why an archive is not unpacked. */
type ZipProblem = 'damaged' | 'tooLarge' | 'protected';

/** An archive that is not unpacked. */
export class ZipError extends Error {
  constructor(readonly problem: ZipProblem) {
    super(`The archive is ${problem}.`);
    this.name = 'ZipError';
  }
}

const END = { signature: 0x06054b50, size: 22, entries: 10, directory: 16 };
/** Of larger archives, and of those that some programs write: in front of the end, its locator and what that points to. */
const ZIP64 = {
  locator: { signature: 0x07064b50, size: 20, end: 8 },
  end: { signature: 0x06064b50, entries: 32, directory: 48 },
  /** The id of an extra field. */
  extra: 1,
  /** In place of a number that is in the extra field. */
  elsewhere: 0xffffffff,
};
const LONGEST_COMMENT = 65_535;
const ENTRY = {
  signature: 0x02014b50,
  size: 46,
  flags: 8,
  method: 10,
  packed: 20,
  unpacked: 24,
  nameLength: 28,
  local: 42,
};
const LOCAL = { signature: 0x04034b50, size: 30, nameLength: 26 };
const ENCRYPTED = 1;
const METHODS = { stored: 0, deflated: 8 };

/**
 * Returns the named files of a ZIP archive (APPNOTE 6.3) by their names. What is unpacked is counted, whatever
 * the archive says of its sizes. Throws a ZipError for what cannot be read and for more than `mostBytes` in all.
 */
export async function unzip(
  archive: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Promise<Map<string, Uint8Array>> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const files = new Map<string, Uint8Array>();
  let room = mostBytes;
  try {
    for (const { name, method, packed } of entriesOf(view, archive)) {
      if (!isWanted(name) || files.has(name)) continue;
      const file = method === METHODS.stored ? requireRoom(packed, room) : await inflate(packed, room);
      room -= file.length;
      files.set(name, file);
    }
  } catch (error) {
    // What lies outside of the bytes, or is no deflated data.
    throw error instanceof ZipError ? error : new ZipError('damaged');
  }
  return files;
}

interface Entry {
  name: string;
  method: number;
  packed: Uint8Array<ArrayBuffer>;
}

function* entriesOf(view: DataView, archive: Uint8Array<ArrayBuffer>): Generator<Entry> {
  const { count, first: firstEntry } = directoryOf(view);
  let at = firstEntry;
  const utf8 = new TextDecoder();
  for (let index = 0; index < count; index += 1) {
    requireSignature(view, at, ENTRY.signature);
    if (view.getUint16(at + ENTRY.flags, true) & ENCRYPTED) throw new ZipError('protected');
    const nameLength = view.getUint16(at + ENTRY.nameLength, true);
    const extraLength = view.getUint16(at + ENTRY.nameLength + 2, true);
    const commentLength = view.getUint16(at + ENTRY.nameLength + 4, true);
    const name = utf8.decode(archive.subarray(at + ENTRY.size, at + ENTRY.size + nameLength));
    const method = view.getUint16(at + ENTRY.method, true);
    if (method !== METHODS.stored && method !== METHODS.deflated) throw new ZipError('damaged');
    const { packedLength, local } = sizesOf(view, at, { from: at + ENTRY.size + nameLength, length: extraLength });
    requireSignature(view, local, LOCAL.signature);
    const skipped = view.getUint16(local + LOCAL.nameLength, true) + view.getUint16(local + LOCAL.nameLength + 2, true);
    const first = local + LOCAL.size + skipped;
    yield { name, method, packed: archive.subarray(first, first + packedLength) };
    at += ENTRY.size + nameLength + extraLength + commentLength;
  }
}

function directoryOf(view: DataView): { count: number; first: number } {
  const end = endOf(view);
  const locator = end - ZIP64.locator.size;
  if (locator < 0 || view.getUint32(locator, true) !== ZIP64.locator.signature) {
    return { count: view.getUint16(end + END.entries, true), first: view.getUint32(end + END.directory, true) };
  }
  const at = longNumber(view, locator + ZIP64.locator.end);
  requireSignature(view, at, ZIP64.end.signature);
  return { count: longNumber(view, at + ZIP64.end.entries), first: longNumber(view, at + ZIP64.end.directory) };
}

/** The extra field of ZIP64 has those numbers alone that are not in the entry, in this order. */
function sizesOf(view: DataView, entry: number, extras: { from: number; length: number }) {
  let next = zip64Extra(view, extras);
  const [, packedLength = 0, local = 0] = [ENTRY.unpacked, ENTRY.packed, ENTRY.local].map((field) => {
    const number = view.getUint32(entry + field, true);
    if (number !== ZIP64.elsewhere || next === null) return number;
    next += 8;
    return longNumber(view, next - 8);
  });
  return { packedLength, local };
}

/** Returns where the numbers of ZIP64 begin; null: there are none. */
function zip64Extra(view: DataView, { from, length }: { from: number; length: number }): number | null {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === ZIP64.extra) return at + 4;
  }
  return null;
}

const longNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function endOf(view: DataView): number {
  const last = view.byteLength - END.size;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  throw new ZipError('damaged');
}

function requireSignature(view: DataView, at: number, signature: number): void {
  if (view.getUint32(at, true) !== signature) throw new ZipError('damaged');
}

function requireRoom<Bytes extends Uint8Array>(bytes: Bytes, room: number): Bytes {
  if (bytes.length > room) throw new ZipError('tooLarge');
  return bytes;
}

async function inflate(packed: Uint8Array<ArrayBuffer>, room: number): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // What goes wrong with writing is what goes wrong with reading.
  const written = Promise.allSettled([writer.write(packed), writer.close()]);
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > room) {
      await reader.cancel();
      throw new ZipError('tooLarge');
    }
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
