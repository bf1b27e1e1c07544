import { collator } from '@/i18n/collator';
import type { GridColumn } from './gridColumn';

export interface GridSort {
  /** Fields with commas between, each with a minus in front for the other direction; null: as the rows came. */
  by: string | null;
  onSort: (by: string | null) => void;
}

export type Direction = 'asc' | 'desc';

export interface SortKey {
  field: string;
  direction: Direction;
}

/** Returns the columns that a sort such as `surname,-handicap` names, the first counting most. */
export function readSort(by: string | null): SortKey[] {
  if (by === null || by === '') return [];
  return by
    .split(',')
    .map((key) => ({ field: key.replace(/^-/, ''), direction: key.startsWith('-') ? 'desc' : 'asc' }));
}

/** Returns the text of a sort, null for none. */
export function writeSort(keys: readonly SortKey[]): string | null {
  if (keys.length === 0) return null;
  return keys.map(({ field, direction }) => (direction === 'desc' ? `-${field}` : field)).join(',');
}

/** Returns the direction in which rows are sorted by this field, or null where they are not. */
export const directionOf = (by: string | null, field: string): Direction | null =>
  readSort(by).find((key) => key.field === field)?.direction ?? null;

/**
 * Returns the sort in which this field counts in this direction besides the others, where it stood or at the end; null takes it
 * out.
 */
export function withKey(by: string | null, field: string, direction: Direction | null): string | null {
  const keys = readSort(by);
  if (direction === null) return writeSort(keys.filter((key) => key.field !== field));
  const isThere = keys.some((key) => key.field === field);
  const key = { field, direction };
  return writeSort(isThere ? keys.map((one) => (one.field === field ? key : one)) : [...keys, key]);
}

/**
 * Returns the rows in the order of the columns that are sorted by: numbers by value, texts as the language orders them; equal
 * ones as they were.
 */
export function sortedBy<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  by: string | null,
): readonly Row[] {
  const keys = readSort(by).flatMap(({ field, direction }) => {
    const valueOf = columns.find((column) => column.field === field)?.sortBy;
    return valueOf ? [{ valueOf, sign: direction === 'desc' ? -1 : 1 }] : [];
  });
  if (keys.length === 0) return rows;
  const { compare } = collator();
  return rows.toSorted((one, other) => {
    for (const { valueOf, sign } of keys) {
      const [a, b] = [valueOf(one), valueOf(other)];
      const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}
