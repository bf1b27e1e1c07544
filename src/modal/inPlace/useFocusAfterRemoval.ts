import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to this place when the entry that had it is gone from the list. */
export function useFocusAfterRemoval(count: number, place: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = count;
  }, [count, place]);
}
