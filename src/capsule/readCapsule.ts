import { CAPSULE_FORMAT, CAPSULE_VERSION, type Capsule } from './capsuleFile';
import { errorInCapsule } from './capsuleShape';
import { readJson } from './jsonFile';
import { refusalOfNewer, type Refusal } from './refusal';

/** Returns the capsule in a file, packed by gzip or not, or why there is none. */
export async function readCapsule(file: Blob): Promise<{ capsule: Capsule } | { refused: Refusal }> {
  const read = await readJson(file);
  if ('refused' in read) return read;
  return capsuleIn(read.value) ?? { refused: { reason: 'foreign' } };
}

/** Returns the capsule that a value is, or why it cannot be opened; null if it is something else. */
export function capsuleIn(value: unknown): { capsule: Capsule } | { refused: Refusal } | null {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== CAPSULE_FORMAT)
    return null;
  const newer = refusalOfNewer(value as { formatVersion?: unknown; app?: unknown }, CAPSULE_VERSION);
  if (newer) return { refused: newer };
  const place = errorInCapsule(value);
  return place === null ? { capsule: value as unknown as Capsule } : { refused: { reason: 'damagedInside', place } };
}
