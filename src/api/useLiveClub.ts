import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { followClub } from './live';
import { makeLiveCache } from './liveTrainings';

/**
 * Keeps what is cached of the club up to date with what others do. A tab that nobody sees lets go of its connection, of
 * which a browser has few, and catches up when it is seen again.
 */
export function useLiveClub(golfclubId: string, onEnd?: () => void): void {
  const store = useStore();
  const isSeen = useSyncExternalStore(onSight, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (!isSeen) return undefined;
    const leaving = new AbortController();
    void followClub(
      golfclubId,
      makeLiveCache(store),
      leaving.signal,
      onEnd && (() => leaving.signal.aborted || onEnd()),
    );
    return () => leaving.abort();
  }, [golfclubId, isSeen, store, onEnd]);
}

function onSight(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
