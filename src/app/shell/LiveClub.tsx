import { useSelector } from 'react-redux';
import { useLiveClub } from '@/api/useLiveClub';
import { selectFilters } from '@/filters/filtersSlice';
import { clubAt } from '@/filters/useFilters';
import { selectLocation } from '@/routing/locationSlice';
import { useSession } from '@/session/sessionSlice';
import type { AppState } from '../makeStore';

/** Follows the club that is shown. Draws nothing, and with it nothing else is drawn anew whenever the address changes. */
export function LiveClub(): null {
  const { golfclubId: ownClubId } = useSession();
  const chosen = useSelector((state: AppState) => clubAt(selectLocation(state).path, selectFilters(state)));
  useLiveClub(chosen ?? ownClubId);
  return null;
}
