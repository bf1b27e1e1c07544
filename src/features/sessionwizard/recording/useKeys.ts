import { useEffect, type RefObject } from 'react';

/** Calls back with each key that is meant for this element's dialog, wherever in it the focus is; a field keeps its own. */
export function useKeys(inside: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const dialog = inside.current?.closest('[role="dialog"]');
      if (!dialog || event.defaultPrevented || !(target instanceof Node)) return;
      if (target instanceof HTMLInputElement) return;
      if (dialog.contains(target) || target.contains(dialog)) onKey(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
