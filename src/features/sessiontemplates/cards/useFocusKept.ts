import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for a list, which takes the focus when what had it is no longer in the list: a card that was deleted,
 * archived or filtered away. Where nothing is left of the list, the heading of the page takes it.
 */
export function useFocusKept(things: readonly { id: string }[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(things);
  useEffect(() => {
    const now = new Set(things.map(({ id }) => id));
    const hasLost = before.current.some(({ id }) => !now.has(id));
    before.current = things;
    if (!hasLost || document.activeElement !== document.body) return;
    (list.current ?? document.querySelector('h1'))?.focus();
  }, [things]);
  return list;
}
