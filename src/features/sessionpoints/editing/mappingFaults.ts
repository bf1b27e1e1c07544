import type { FormikErrors } from 'formik';
import type { FieldReason } from '../../../../contract/refusals';
import type { MappingValues } from './mappingForm';
import { readDifference, readPoints } from './typedNumbers';

const LONGEST_NAME = 200;

/** Returns the keys of the rows whose difference stands in another row too, compared in tenths: `1` and `1,0` are the same. */
export function duplicateKeys(rows: MappingValues['rows']): ReadonlySet<number> {
  const keysOf = new Map<number, number[]>();
  for (const { key, difference } of rows) {
    const tenths = readDifference(difference);
    if (typeof tenths === 'number') keysOf.set(tenths, [...(keysOf.get(tenths) ?? []), key]);
  }
  return new Set([...keysOf.values()].filter(({ length }) => length > 1).flat());
}

/** Returns what is wrong with each field, in words; nothing where all can be sent. Duplicates are not looked at here. */
export function mappingFaults(
  { name, rows }: MappingValues,
  say: (reason: FieldReason) => string,
): FormikErrors<MappingValues> {
  const nameFault = faultOfName(name);
  const rowFaults = rows.map(({ difference, points }) => {
    const [read, worth] = [readDifference(difference), readPoints(points)];
    return {
      ...(typeof read === 'string' ? { difference: say(read) } : {}),
      ...(typeof worth === 'string' ? { points: say(worth) } : {}),
    };
  });
  return {
    ...(nameFault ? { name: say(nameFault) } : {}),
    ...(rowFaults.some((fault) => Object.keys(fault).length > 0) ? { rows: rowFaults } : {}),
  };
}

function faultOfName(name: string): FieldReason | null {
  if (name.trim() === '') return 'required';
  // Counted as the server counts, where an emoji is one character.
  return Array.from(name.trim()).length > LONGEST_NAME ? 'too-long' : null;
}
