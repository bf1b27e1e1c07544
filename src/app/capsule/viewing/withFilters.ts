import type { CapsuleState } from '@/capsule/capsuleFile';
import { readAddress, screenAt } from '@/filters/address';
import { filtersSlice } from '@/filters/filtersSlice';
import type { LoginSession } from '@/session/loginSession';

/** Returns a state of a capsule from before the store held the filters with those that its address asks for. */
export function withFilters(state: CapsuleState): CapsuleState {
  const { place, session } = state as {
    place?: { path: string; search: string };
    session?: { session: LoginSession | null };
  };
  const screen = place ? screenAt(place.path) : null;
  if (!place || screen === null) return state;
  const entry = readAddress(screen, { pathname: place.path, search: place.search }, session?.session ?? null);
  return { ...state, filters: { ...filtersSlice.getInitialState(), [screen]: entry } };
}
