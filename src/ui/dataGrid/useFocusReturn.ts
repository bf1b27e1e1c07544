import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusPageHeading } from '../focus';

const rowAround = (element: Element) => element.closest<HTMLElement>('[role=row]')?.dataset['id'];

interface FocusReturn {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Returns the props of what surrounds a grid. When the row that had the focus is gone, such as one that was just deleted,
 * the row in its place takes it, or else the heading of the page; where that was asked first, once the question is closed.
 */
export function useFocusReturn(ids: readonly string[], firstField: string | undefined): FocusReturn {
  const grid = useRef<HTMLDivElement>(null);
  const before = useRef(ids);
  const focusedRow = useRef<string>(undefined);
  const question = useRef<MutationObserver>(undefined);
  useEffect(() => {
    const place = before.current.findIndex((id) => id === focusedRow.current);
    before.current = ids;
    if (place === -1 || ids.some((id) => id === focusedRow.current)) return;
    const next = ids[Math.min(place, ids.length - 1)];
    const focusNext = () => {
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body || rowAround(focused) === focusedRow.current;
      focusedRow.current = undefined;
      if (!isLost) return;
      const rows = [...(grid.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
      const cell = rows
        .find((row) => row.dataset['id'] === next)
        ?.querySelector<HTMLElement>(`[data-field="${firstField}"]`);
      if (cell) cell.focus();
      else focusPageHeading();
    };
    const dialog = document.activeElement?.closest('[role=alertdialog]');
    if (!dialog) {
      focusNext();
      return;
    }
    question.current?.disconnect();
    question.current = new MutationObserver((_changes, observer) => {
      if (dialog.isConnected) return;
      observer.disconnect();
      focusNext();
    });
    question.current.observe(document.body, { childList: true });
  }, [ids, firstField]);
  useEffect(() => () => question.current?.disconnect(), []);
  return {
    ref: grid,
    onFocus: ({ target }) => {
      if (grid.current?.contains(target)) focusedRow.current = rowAround(target);
    },
  };
}
