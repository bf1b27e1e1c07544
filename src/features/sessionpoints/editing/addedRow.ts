import { limits } from '@contract/limits';
import type { RowValues } from './mappingForm';
import { readDifference } from './typedNumbers';

/**
 * Returns the rows with one more: 0 points at the next whole difference above that of the row with this key that no row
 * has yet; where that row cannot be read, above the greatest. Null where none is free up to 100, or there are
 * 200 rows already.
 */
export function withRowAfter(rows: readonly RowValues[], key: number): { rows: RowValues[]; added: RowValues } | null {
  if (rows.length >= limits.mapping.rows) return null;
  const read = rows
    .map(({ difference }) => readDifference(difference))
    .map((it) => (typeof it === 'number' ? it : null));
  const known = read.filter((tenths) => tenths !== null);
  const from = read[rows.findIndex((row) => row.key === key)] ?? (known.length > 0 ? Math.max(...known) : -10);
  let next = Math.floor(from / 10) + 1;
  while (known.some((tenths) => tenths === next * 10)) next += 1;
  if (next > limits.handicapDifference) return null;

  const added = { key: freshKey(rows), difference: String(next), points: '0' };
  // Where the next free number is beyond other rows, the new row stands after those.
  const before = Math.max(
    rows.findIndex((row) => row.key === key),
    read.findLastIndex((tenths) => tenths !== null && tenths < next * 10),
  );
  return { rows: [...rows.slice(0, before + 1), added, ...rows.slice(before + 1)], added };
}

/** Returns the first row of a mapping that has none: 0 points at 0. */
export const firstRow = (): RowValues => ({ key: 0, difference: '0', points: '0' });

const freshKey = (rows: readonly RowValues[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1;
