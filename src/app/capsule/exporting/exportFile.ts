import { type Capsule, deduplicatedCapsule } from '@/capsule/capsuleFile';
import { dayjs } from '@/i18n/dayjs';
import { saveFile } from '@/ui/saveFile';

/** Returns what tells the text of the file with any note; all the rest is written only once. */
export function textOfCapsule(capsule: Capsule): (note: string) => string {
  const { format, formatVersion, app, madeAt, note: _note, ...rest } = deduplicatedCapsule(capsule);
  const [before, after] = [linesOf({ format, formatVersion, app, madeAt }), linesOf(rest)];
  return (note) => `{\n${before},\n"note":${JSON.stringify(note)},\n${after}\n}`;
}

/**
 * Returns the text of an object's parts: one line for each part, each item of a list and each slice of a state: to be read, and
 * half the size of an indented text.
 */
export function linesOf(parts: object): string {
  return Object.entries(parts)
    .flatMap(([name, part]: [string, unknown]) => (part === undefined ? [] : [`"${name}":${textOfPart(part)}`]))
    .join(',\n');
}

function textOfPart(part: unknown): string {
  if (Array.isArray(part))
    return part.length === 0 ? '[]' : `[\n${part.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const slices = Object.entries(part).flatMap(([name, slice]: [string, unknown]) =>
    slice === undefined ? [] : [`${JSON.stringify(name)}:${JSON.stringify(slice)}`],
  );
  return slices.length === 0 ? '{}' : `{\n${slices.join(',\n')}\n}`;
}

/** From this size on, in bytes, a file is packed. */
const LARGE = 1_000_000;
const JSON_TYPE = 'application/json';

export type FileKind = 'golf-club-capsule' | 'golf-club-state';

export interface ExportFile {
  name: string;
  content: Blob;
}

/**
 * Returns a text of JSON as a file, packed where it is large and the browser can pack; its name has the time by this
 * person's clock: `golf-club-capsule-2026-11-22-0930.json`.
 */
export async function fileOf(kind: FileKind, text: string, part: string = ''): Promise<ExportFile> {
  const name = `${kind}-${dayjs().format('YYYY-MM-DD-HHmm')}${part}.json`;
  const plain = new Blob([text], { type: JSON_TYPE });
  const packed = plain.size > LARGE ? await packedOf(plain) : null;
  return packed ? { name: `${name}.gz`, content: packed } : { name, content: plain };
}

/** Lets the browser save a text of JSON; resolves with the name of the file. */
export async function saveText(kind: FileKind, text: string, part?: string): Promise<string> {
  const { name, content } = await fileOf(kind, text, part);
  saveFile(name, content, name.endsWith('.gz') ? 'application/gzip' : JSON_TYPE);
  return name;
}

/** Null where the browser does not pack. */
async function packedOf(plain: Blob): Promise<Blob | null> {
  if (!('CompressionStream' in window)) return null;
  try {
    return await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  } catch {
    return null;
  }
}
