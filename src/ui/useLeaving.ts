import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds up whoever leaves the page while something would be lost: inside the app `isAsking` becomes true until `goOn` or
 * `stay` is called; on closing or reloading the page the browser itself asks.
 */
export function useLeaving(wouldLose: boolean): { isConfirming: boolean; goOn: () => void; stay: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!wouldLose) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [wouldLose]);

  return {
    isConfirming: blocker.state === 'blocked',
    goOn: () => blocker.state === 'blocked' && blocker.proceed(),
    stay: () => blocker.state === 'blocked' && blocker.reset(),
  };
}
