import { matchPath } from 'react-router-dom';
import { may } from '../../contract/rights';
import type { FeatureCard } from '../session/featureCard';
import { selectSession } from '../session/sessionSlice';
import { selectGridPreferences } from '../ui/dataGrid/gridPreferencesSlice';
import { cards } from './cards';
import type { AppStore } from './makeStore';
import { addressOfCard } from './places';

/** Returns the card of the page at this address, if whoever is signed in may open it. */
export function askedCard({ getState }: AppStore, { pathname }: Pick<Location, 'pathname'>): FeatureCard | null {
  const session = selectSession(getState());
  const card = cards.find((one) => matchPath({ path: addressOfCard(one), end: true }, pathname) !== null);
  return session && card && may(session.roles, card.right) ? card : null;
}

/** Asks for what the page at this address shows first, while its code is still on its way. */
export function askAhead(store: AppStore, address: Pick<Location, 'pathname' | 'search'>): void {
  const session = selectSession(store.getState());
  if (!session) return;
  const pageSizeOf = (grid: string) => selectGridPreferences(store.getState(), grid).pageSize;
  askedCard(store, address)?.askAhead?.({ dispatch: store.dispatch, session, address, pageSizeOf });
}
