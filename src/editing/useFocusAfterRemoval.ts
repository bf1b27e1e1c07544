import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectDialogs } from '../modal/modalSlice';

const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Moves the focus to this place when an entry that had it is gone from the list, whatever else came into the list
 * meanwhile: at once, or when the dialog that asked has closed. Entries that are not there yet say nothing.
 */
export function useFocusAfterRemoval(
  entries: readonly { id: string }[] | undefined,
  place: RefObject<HTMLElement | null>,
): void {
  const before = useRef(entries);
  const isOwed = useRef(false);
  const dialogs = useSelector(selectDialogs);
  useEffect(() => {
    if (entries === undefined) return;
    const ids = new Set(entries.map(({ id }) => id));
    if (before.current?.some(({ id }) => !ids.has(id))) isOwed.current = true;
    before.current = entries;
    const focused = document.activeElement;
    if (isOwed.current && focused === document.body) place.current?.focus();
    isOwed.current &&= focused?.closest(DIALOGS) != null;
    // What is open decides where the focus is.
  }, [entries, place, dialogs]);
}
