import { pathTo } from './differences';
import type { FileError } from './fileError';

/** The most that a file may have, unpacked. */
export const LARGEST_BYTES = 50 * 1024 * 1024;
/** What is assigned under these names may reach the prototype of other objects. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
/** No state of the app is nested so deep; what walks through it calls itself. */
const DEEPEST = 100;

/** Returns the value of a JSON file, packed by gzip or not, or why it is not taken. */
export async function readJson(file: Blob): Promise<{ value: unknown } | { refused: FileError }> {
  try {
    const text = file.size > LARGEST_BYTES ? null : await textIn(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return { refused: { reason: 'tooLarge' } };
    const value = JSON.parse(text) as unknown;
    const refused = forbiddenIn(value);
    return refused ? { refused } : { value };
  } catch {
    return { refused: { reason: 'damaged' } };
  }
}

/** Null: it is too large. A small file can hold any number of bytes, so the unpacking ends as soon as there are too many. */
async function textIn(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return decoder.decode(bytes);
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader();
  let [text, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > LARGEST_BYTES) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Returns why a value of JSON must not come near the reducers, or null. */
export function forbiddenIn(value: unknown): FileError | null {
  const waiting = [{ value, path: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: container, path, depth } = next;
    if (typeof container !== 'object' || container === null) continue;
    if (depth > DEEPEST) return { reason: 'tooDeep' };
    const inList = Array.isArray(container);
    for (const [key, item] of Object.entries(container) as [string, unknown][]) {
      if (forbidden.has(key)) return { reason: 'forbiddenKey', path: pathTo(path, key, inList) };
      if (typeof item === 'object' && item !== null)
        waiting.push({ value: item, path: pathTo(path, key, inList), depth: depth + 1 });
    }
  }
  return null;
}
