import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds up whoever leaves the page while something would be lost: inside the app `isAsking` becomes true until `goOn` or
 * `stay` is called; on closing or reloading the page the browser itself asks.
 */
export function useLeaving(wouldLose: boolean): { isAsking: boolean; goOn: () => void; stay: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);

  return {
    isAsking: blocker.state === 'blocked',
    goOn: () => blocker.state === 'blocked' && blocker.proceed(),
    stay: () => blocker.state === 'blocked' && blocker.reset(),
  };
}
