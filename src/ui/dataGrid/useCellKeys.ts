import { GRID_CHECKBOX_SELECTION_FIELD, type GridApi, type GridEventListener } from '@mui/x-data-grid';
import { useCallback, type RefObject } from 'react';

const PRESSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled])';
const pressableIn = (element: Element | null) => [...(element?.querySelectorAll<HTMLElement>(PRESSABLE) ?? [])];

/**
 * Returns the keys of a cell besides the library's: Enter goes into what the cell, or else its row, can do; there the
 * arrow keys lead from one button to the next and Escape leads back. Space checks the row. A cell that can be edited has the
 * library's keys, and so does a checkbox, which has the focus instead of its cell.
 */
export function useCellKeys(apiRef: RefObject<GridApi | null>, canCheck: boolean): GridEventListener<'cellKeyDown'> {
  return useCallback(
    ({ id, field, cellMode, isEditable = false }, event) => {
      if (cellMode === 'edit') {
        // It ends the editing, and not what the grid stands in.
        if (event.key === 'Escape') event.stopPropagation();
        return;
      }
      const cell = event.currentTarget;
      const target = event.target as HTMLElement;
      if (target !== cell && field !== GRID_CHECKBOX_SELECTION_FIELD) {
        event.defaultMuiPrevented = true;
        const next = nextInCell(cell, target, event.key);
        if (!next) return;
        event.preventDefault();
        next.focus();
        return;
      }
      if (event.key === 'Enter' && isEditable) return;
      if (event.key === 'Enter') {
        const first = [
          ...pressableIn(cell),
          ...pressableIn(lastCellBeside(cell)),
          ...pressableIn(cell.parentElement),
        ].find((pressable) => pressable !== target);
        event.preventDefault();
        event.defaultMuiPrevented = true;
        first?.focus();
      } else if (event.key === ' ' && !event.shiftKey && canCheck) {
        event.preventDefault();
        event.defaultMuiPrevented = true;
        apiRef.current?.selectRow(id, !apiRef.current.isRowSelected(id));
      }
    },
    [apiRef, canCheck],
  );
}

const lastCellBeside = (cell: HTMLElement) =>
  [...(cell.parentElement?.querySelectorAll('[data-field]') ?? [])].at(-1) ?? null;

/** Returns what takes the focus when this key is pressed on something within a cell; null: the key is its own. */
function nextInCell(cell: HTMLElement, target: HTMLElement, key: string): HTMLElement | null {
  if (key === 'Escape') return cell;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined || target.matches('input, select')) return null;
  const all = pressableIn(cell);
  return all[all.indexOf(target) + step] ?? null;
}
