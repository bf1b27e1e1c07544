import { CAPSULE_FORMAT, CAPSULE_VERSION, type Capsule } from './capsuleFile';
import { faultInCapsule } from './capsuleShape';

/** The most that a capsule may have, unpacked. */
export const LARGEST_BYTES = 50 * 1024 * 1024;

/** Why a file cannot be opened. */
export type Refusal =
  | { reason: 'tooLarge' }
  /** Cut off, or nothing that could be read as a capsule at all. */
  | { reason: 'damaged' }
  | { reason: 'foreign' }
  | { reason: 'newer'; formatVersion: number; version: string }
  /** Says where. */
  | { reason: 'damagedInside'; place: string };

/** Returns the capsule in a file, packed by gzip or not, or why there is none. */
export async function readCapsule(file: Blob): Promise<{ capsule: Capsule } | { refused: Refusal }> {
  if (file.size > LARGEST_BYTES) return { refused: { reason: 'tooLarge' } };
  const value = await jsonIn(file).catch(() => unreadable);
  if (value === tooLarge) return { refused: { reason: 'tooLarge' } };
  if (value === unreadable) return { refused: { reason: 'damaged' } };
  if (!isOurs(value)) return { refused: { reason: 'foreign' } };
  const { formatVersion } = value;
  if (typeof formatVersion === 'number' && formatVersion > CAPSULE_VERSION) {
    return { refused: { reason: 'newer', formatVersion, version: versionIn(value) } };
  }
  const place = faultInCapsule(value);
  return place === null ? { capsule: value as unknown as Capsule } : { refused: { reason: 'damagedInside', place } };
}

const tooLarge = Symbol('too large');
const unreadable = Symbol('unreadable');

async function jsonIn(file: Blob): Promise<unknown> {
  const read = new Uint8Array(await file.arrayBuffer());
  const isPacked = read[0] === 0x1f && read[1] === 0x8b;
  const bytes = isPacked ? await unpacked(read) : read;
  if (bytes === tooLarge) return tooLarge;
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** A small file can hold any number of bytes, so the unpacking ends as soon as there are too many. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | typeof tooLarge> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(packed);
      controller.close();
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('gzip')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST_BYTES) {
      await reader.cancel().catch(() => undefined);
      return tooLarge;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function isOurs(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === CAPSULE_FORMAT;
}

/** Returns which version of the app made a file that is not known otherwise; empty if it does not say. */
function versionIn({ app }: Record<string, unknown>): string {
  if (typeof app !== 'object' || app === null || !('version' in app)) return '';
  return typeof app.version === 'string' ? app.version.slice(0, 40) : '';
}
