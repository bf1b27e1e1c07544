import type { GridApi } from '@mui/x-data-grid';
import { type RefObject, useEffect, useRef } from 'react';

type FocusedCell = GridApi['state']['focus']['cell'];

/**
 * Keeps in step with the document which cell the library takes for focused. It forgets that cell at a click outside alone: where
 * the keyboard leads to a search, a dialog or the form of a row, and a row or cell goes or comes back meanwhile, it would move
 * the focus from what is being typed to the cell.
 */
export function useCellFocus(
  apiRef: RefObject<GridApi | null>,
  element: RefObject<HTMLElement | null>,
  edited: readonly string[] | undefined,
): void {
  const latest = useRef(edited);
  useEffect(() => {
    latest.current = edited;
  });
  useEffect(() => {
    const grid = apiRef.current;
    /** The cell to which an open dialog leads back. */
    let left: FocusedCell = null;
    const setFocused = (cell: FocusedCell) => {
      if (grid?.state.focus.cell === cell) return;
      grid?.setState((state) => ({ ...state, focus: { ...state.focus, cell } }));
    };
    const moved = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const focused = grid?.state.focus.cell ?? null;
      const cell = element.current?.contains(target) ? cellAround(target) : null;
      if (cell && (target === cell.element || !latest.current?.includes(cell.id))) {
        left = null;
        if (focused?.id !== cell.id || focused.field !== cell.field) grid?.setCellFocus(cell.id, cell.field);
        return;
      }
      const modal = target.closest('.MuiModal-root');
      // From a menu or question the focus comes back, or goes on to the next row.
      if (modal && !modal.querySelector('[role=dialog]')) return;
      // A click outside ends the editing of a cell, which the library would not know any more.
      if (focused && grid?.getCellMode(focused.id, focused.field) === 'edit') return;
      left = modal ? (focused ?? left) : null;
      setFocused(null);
    };
    document.addEventListener('focusin', moved);
    return () => {
      document.removeEventListener('focusin', moved);
      // A page that is kept alive leads back to the row from which a dialog led away.
      if (left) setFocused(left);
    };
  }, [apiRef, element]);
}

function cellAround(target: Element): { element: Element; id: string; field: string } | null {
  const element = target.closest<HTMLElement>('[role=gridcell], [role=rowheader]');
  const id = element?.closest<HTMLElement>('[data-id]')?.dataset['id'];
  const field = element?.dataset['field'];
  return element && id !== undefined && field !== undefined ? { element, id, field } : null;
}
