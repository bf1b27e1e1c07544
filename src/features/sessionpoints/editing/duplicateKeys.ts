import type { MappingValues } from './mappingForm';
import { readDifference } from './typedNumbers';

/** Returns the keys of the rows whose difference stands in another row too, compared in tenths: `1` and `1,0` are the same. */
export function duplicateKeys(rows: MappingValues['rows']): ReadonlySet<number> {
  const keysOf = new Map<number, number[]>();
  for (const { key, difference } of rows) {
    const tenths = readDifference(difference);
    if (typeof tenths === 'number') keysOf.set(tenths, [...(keysOf.get(tenths) ?? []), key]);
  }
  return new Set([...keysOf.values()].filter(({ length }) => length > 1).flat());
}
