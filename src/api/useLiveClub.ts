import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { followClub } from './live';
import { makeLiveCache } from './liveTrainings';

/**
 * Keeps what is cached of the club up to date with what others do. A hidden tab closes its connection, of which
 * a browser has few, and catches up when it is visible again.
 */
export function useLiveClub(golfclubId: string): void {
  const store = useStore();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  /** Until a stream has begun, could not be opened, or was not opened because the tab is hidden. */
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isVisible) {
      isFirst.current = false;
      return undefined;
    }
    const liveCache = makeLiveCache(store);
    const leaving = new AbortController();
    void followClub(
      golfclubId,
      (event) => {
        liveCache(event, isFirst.current);
        isFirst.current = false;
      },
      { signal: leaving.signal, dispatch: store.dispatch },
      () => {
        isFirst.current = false;
      },
    );
    return () => leaving.abort();
  }, [golfclubId, isVisible, store]);
}

function onVisibilityChange(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
