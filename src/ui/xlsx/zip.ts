/** A file for an archive, in UTF-8. */
export interface ZippedFile {
  name: string;
  text: string;
}

const DEFLATED = 8;
/** 2.0: what every program reads. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** The first of January 1980: the same content makes the same archive. */
const DATE = 0x0021;

/** Returns a ZIP archive (APPNOTE 6.3) with these files in this order. */
export async function zip(files: readonly ZippedFile[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const written: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  const utf8 = new TextEncoder();
  for (const { name, text } of files) {
    const [bytes, nameBytes] = [utf8.encode(text), utf8.encode(name)];
    const packed = await deflate(bytes);
    const facts = factsOf(bytes, packed, nameBytes);
    const header = record([[0x04034b50, 4], [VERSION, 2], ...facts], nameBytes);
    const noExtras: Numbers = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    directory.push(record([[0x02014b50, 4], [VERSION, 2], [VERSION, 2], ...facts, ...noExtras], nameBytes));
    written.push(header, packed);
    offset += header.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end: Numbers = [
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ];
  return [...written, ...directory, record(end, new Uint8Array())];
}

type Numbers = [value: number, bytes: 2 | 4][];

const factsOf = (bytes: Uint8Array, packed: Uint8Array, name: Uint8Array): Numbers => [
  ...([
    [UTF8_NAMES, 2],
    [DEFLATED, 2],
    [0, 2],
    [DATE, 2],
  ] satisfies Numbers),
  ...([
    [crc32(bytes), 4],
    [packed.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ] satisfies Numbers),
];

function record(numbers: Numbers, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = numbers.reduce((sum, [, bytes]) => sum + bytes, 0);
  const whole = new Uint8Array(head + tail.length);
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const [value, bytes] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  whole.set(tail, head);
  return whole;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  const packed = new Uint8Array(await new Response(stream.readable).arrayBuffer());
  await written;
  return packed;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (table[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  return ~remainder >>> 0;
}
