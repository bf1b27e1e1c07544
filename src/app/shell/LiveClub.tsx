import { useEffect, useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { followClub } from '@/api/live';
import { makeLiveCache } from '@/api/liveTrainings';
import { selectFilters } from '@/filters/filtersSlice';
import { clubAt } from '@/filters/useFilters';
import { selectLocation } from '@/routing/locationSlice';
import { useSession } from '@/session/sessionSlice';
import type { AppState } from '../makeStore';

/**
 * Keeps what is shown of the club up to date with what others do. A tab that nobody sees lets go of its connection, of
 * which a browser has few, and catches up when it is seen again. Draws nothing, and with it nothing else is drawn anew
 * whenever the address changes.
 */
export function LiveClub(): null {
  const store = useStore();
  const { golfclubId: ownClubId } = useSession();
  const chosen = useSelector((state: AppState) => clubAt(selectLocation(state).path, selectFilters(state)));
  const golfclubId = chosen ?? ownClubId;
  const isSeen = useSyncExternalStore(onSight, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (!isSeen) return undefined;
    const leaving = new AbortController();
    void followClub(golfclubId, makeLiveCache(store), leaving.signal);
    return () => leaving.abort();
  }, [golfclubId, isSeen, store]);
  return null;
}

function onSight(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
