import { useMemo, useState } from 'react';
import { currentLocale } from '../i18n/locale';
import type { GridColumn } from './gridColumn';

export interface GridSort {
  /** A field, with a minus in front for the other direction; null for the order in which the rows came. */
  by: string | null;
  onSort: (by: string | null) => void;
}

/** Returns the direction in which rows are sorted by this field, or null where they are not. */
export function directionOf(by: string | null, field: string): 'asc' | 'desc' | null {
  if (by === field) return 'asc';
  return by === `-${field}` ? 'desc' : null;
}

/** Returns what is sorted by after a heading was pressed: its field, then the other direction, then the first order again. */
export function afterPressing(by: string | null, field: string): string | null {
  const direction = directionOf(by, field);
  if (direction === null) return field;
  return direction === 'asc' ? `-${field}` : null;
}

/** Returns rows that are all held here as they are sorted, and what sorts them. */
export function useLocalSort<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[]) {
  const [by, onSort] = useState<string | null>(null);
  const sorted = useMemo(() => sortedBy(rows, columns, by), [rows, columns, by]);
  return { sorted, sort: { by, onSort } };
}

/** Returns the rows in the order of a column: numbers by value, texts as the language orders them; equal ones as they were. */
export function sortedBy<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  by: string | null,
): readonly Row[] {
  const column = columns.find(({ field }) => directionOf(by, field) !== null);
  const valueOf = column?.sortBy;
  if (!column || !valueOf) return rows;
  const sign = directionOf(by, column.field) === 'desc' ? -1 : 1;
  const collator = new Intl.Collator(currentLocale(), { sensitivity: 'base', numeric: true });
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
  });
}
