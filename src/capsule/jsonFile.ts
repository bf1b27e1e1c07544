import { forbiddenIn } from './forbiddenIn';
import type { Refusal } from './refusal';

/** The most that a file may have, unpacked. */
export const LARGEST_BYTES = 50 * 1024 * 1024;

const tooLarge = Symbol('too large');

/** Returns the value of a JSON file, packed by gzip or not, or why it is not taken. */
export async function readJson(file: Blob): Promise<{ value: unknown } | { refused: Refusal }> {
  if (file.size > LARGEST_BYTES) return { refused: { reason: 'tooLarge' } };
  try {
    const value = await jsonIn(file);
    if (value === tooLarge) return { refused: { reason: 'tooLarge' } };
    const refused = forbiddenIn(value);
    return refused ? { refused } : { value };
  } catch {
    return { refused: { reason: 'damaged' } };
  }
}

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
