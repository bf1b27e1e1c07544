import { useEffect } from 'react';
import { type Location, NavigationType, useBlocker } from 'react-router-dom';

interface UnsavedChanges {
  wouldLose: boolean;
  /** What is typed outlives leaving the page: only closing its editor would lose it. */
  isDrafted?: boolean;
}

/**
 * Holds up whoever leaves the page, or by Back the address of an editor, while something would be lost: inside the app
 * `isConfirming` becomes true until `goOn` or `stay` is called; on closing or reloading the page the browser itself asks.
 */
export function useUnsavedChangesBlocker({ wouldLose, isDrafted = false }: UnsavedChanges): {
  isConfirming: boolean;
  goOn: () => void;
  stay: () => void;
} {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (!wouldLose) return false;
    if (currentLocation.pathname !== nextLocation.pathname) return !isDrafted;
    return leavesEditor(currentLocation, nextLocation, historyAction);
  });
  const asksBrowser = wouldLose && !isDrafted;

  useEffect(() => {
    if (!asksBrowser) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [asksBrowser]);

  return {
    isConfirming: blocker.state === 'blocked',
    goOn: () => blocker.state === 'blocked' && blocker.proceed(),
    stay: () => blocker.state === 'blocked' && blocker.reset(),
  };
}

/** Returns whether the address of an editor is left by a link, Back or Forward, and not because the editor was closed. */
function leavesEditor(current: Location, next: Location, action: NavigationType): boolean {
  const editorAt = ({ search }: Location) => new URLSearchParams(search).get('edit');
  const editor = editorAt(current);
  if (editor === null || editor === editorAt(next)) return false;
  const state: unknown = next.state;
  const isByFilters = typeof state === 'object' && state !== null && 'by' in state;
  return action === NavigationType.Pop || !isByFilters;
}
