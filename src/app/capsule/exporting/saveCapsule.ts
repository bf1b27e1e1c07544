import { dayjs } from '@/i18n/dayjs';
import { saveFile } from '@/ui/saveFile';

/** From this size on, in bytes, a file is packed. */
const LARGE = 1_000_000;
const JSON_TYPE = 'application/json';

/** Lets the browser save the text of a capsule; resolves with the name of the file. */
export const saveCapsule = (text: string, part?: string): Promise<string> => saveText('golf-club-capsule', text, part);

/**
 * Lets the browser save a text of JSON, packed where it is large; resolves with the name of the file, which has the time by
 * this person's clock: `golf-club-capsule-2026-11-22-0930.json`.
 */
export async function saveText(kind: string, text: string, part: string = ''): Promise<string> {
  const name = `${kind}-${dayjs().format('YYYY-MM-DD-HHmm')}${part}.json`;
  const plain = new Blob([text], { type: JSON_TYPE });
  const packed = plain.size > LARGE ? await packedOf(plain) : null;
  const file = packed ? `${name}.gz` : name;
  saveFile(file, packed ?? plain, packed ? 'application/gzip' : JSON_TYPE);
  return file;
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
