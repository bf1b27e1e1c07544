import type { GridApi } from '@mui/x-data-grid';
import { type RefObject, useEffect } from 'react';

/**
 * Has the library forget which cell has the focus once that leaves the grid. It does so at a click outside alone: where the
 * keyboard leads to a search and the row is not found, it would move the focus there from what is being typed.
 */
export function useCellBlur(apiRef: RefObject<GridApi | null>, within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = within.current;
    // Not React's event: the forms of rows are no children of the grid there.
    grid?.addEventListener('focusout', left);
    return () => grid?.removeEventListener('focusout', left);

    function left({ relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Element) || grid?.contains(relatedTarget)) return;
      // From dialogs and menus the focus comes back.
      if (relatedTarget.closest('.MuiModal-root') || !apiRef.current?.state.focus.cell) return;
      apiRef.current.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
    }
  }, [apiRef, within]);
}
