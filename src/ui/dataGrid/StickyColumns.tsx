import { gridVisibleColumnDefinitionsSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid';
import { useLayoutEffect } from 'react';
import { AT_THE_START, stickyOffset } from './columnDefinitions';

/**
 * Tells the style sheet how far from the left edge each column stays that is always in view. It stands in the footer's
 * place, because only what is within the grid knows the widths of its columns.
 */
export function StickyColumns() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  useLayoutEffect(() => {
    const root = apiRef.current.rootElementRef.current;
    if (!root) return;
    let left = 0;
    for (const { field, computedWidth, cellClassName } of columns) {
      const isCheckbox = field === '__check__';
      if (!isCheckbox && !String(cellClassName).includes(AT_THE_START)) continue;
      root.style.setProperty(stickyOffset(isCheckbox ? 'check' : field), `${left}px`);
      left += computedWidth;
    }
  }, [apiRef, columns]);
  return null;
}
