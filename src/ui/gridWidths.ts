import type { GridColumn } from './gridColumn';

/** Pixels. */
const CHECKBOX = 56;
const USUAL_MIN = 100;

type Widths = Pick<GridColumn<never>, 'width' | 'minWidth' | 'flex'>;

/** Returns the columns of a CSS grid, the same for every row, so that they keep their width whatever the rows hold. */
export function tracksOf(columns: readonly Widths[], hasCheckboxes: boolean): string {
  const tracks = columns.map(({ width, minWidth = USUAL_MIN, flex = 1 }) =>
    width === undefined ? `minmax(${minWidth}px, ${flex}fr)` : `${width}px`,
  );
  return (hasCheckboxes ? [`${CHECKBOX}px`, ...tracks] : tracks).join(' ');
}

/** Returns how many pixels a table with these columns needs within its borders, at least. */
export function leastWidth(columns: readonly Widths[], hasCheckboxes: boolean): number {
  const least = columns.map(({ width, minWidth = USUAL_MIN }) => width ?? minWidth);
  return least.reduce((sum, one) => sum + one, hasCheckboxes ? CHECKBOX : 0);
}
