/** Rows shown before and after the one that decided. */
const AROUND = 2;

/** The part of a map that is shown, and how many rows are left out before and after it. */
export interface RowWindow<Row> {
  before: number;
  rows: readonly Row[];
  after: number;
}

/**
 * Returns the rows around the deciding one; without a deciding one (null) the first, which was not reached. Where only
 * one row would be left out on a side, it is shown too: saying so takes as much room.
 */
export function rowWindow<Row>(rows: readonly Row[], deciding: number | null): RowWindow<Row> {
  const middle = deciding ?? 0;
  const from = middle - AROUND <= 1 ? 0 : middle - AROUND;
  const to = middle + AROUND >= rows.length - 2 ? rows.length : middle + AROUND + 1;
  return { before: from, rows: rows.slice(from, to), after: rows.length - to };
}
