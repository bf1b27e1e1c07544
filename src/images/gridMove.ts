import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Returns the index in a grid of so many things that a key leads to, or null for keys that lead nowhere. Indexes count
 * row by row; at the edges it stays where it is. Home and End lead along the row, with Ctrl to the very ends.
 */
export function gridMove(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { index: position, count, columns }: { index: number; count: number; columns: number },
): number | null {
  const last = count - 1;
  const rowBegin = position - (position % columns);
  const rowOf = (one: number) => Math.floor(one / columns);
  switch (key) {
    case 'ArrowRight':
      return Math.min(position + 1, last);
    case 'ArrowLeft':
      return Math.max(position - 1, 0);
    case 'ArrowDown':
      // The last row may end before this column.
      return rowOf(position) === rowOf(last) ? position : Math.min(position + columns, last);
    case 'ArrowUp':
      return position < columns ? position : position - columns;
    case 'Home':
      return ctrlKey ? 0 : rowBegin;
    case 'End':
      return ctrlKey ? last : Math.min(rowBegin + columns - 1, last);
    default:
      return null;
  }
}

/** Returns how many images stand side by side in a window of this width: 2, 3 or 4 (specification §2). */
export function useColumns(): 2 | 3 | 4 {
  const isMedium = useMediaQuery('(min-width:600px)', { noSsr: true });
  const isWide = useMediaQuery('(min-width:1000px)', { noSsr: true });
  if (isWide) return 4;
  return isMedium ? 3 : 2;
}
