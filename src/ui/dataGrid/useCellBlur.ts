import type { GridApi } from '@mui/x-data-grid';
import { type FocusEventHandler, type RefObject, useCallback } from 'react';

/**
 * Returns a handler for `blur` around the grid. The library forgets which cell has the focus at a click outside alone: where
 * the keyboard leads to a search and the row is not found, it would move the focus there from what is being typed.
 */
export function useCellBlur(apiRef: RefObject<GridApi | null>): FocusEventHandler {
  return useCallback(
    ({ currentTarget, relatedTarget }) => {
      // From dialogs and menus the focus comes back.
      if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.closest('.MuiModal-root')) return;
      if (!apiRef.current?.state.focus.cell) return;
      apiRef.current.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
    },
    [apiRef],
  );
}
