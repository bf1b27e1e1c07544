import { matchPath } from 'react-router-dom';
import { may } from '../../contract/rights';
import { selectSession } from '../session/sessionSlice';
import { cards } from './cards';
import type { AppStore } from './makeStore';
import { addressOfCard } from './places';

/** Asks for what the page at this address shows first and fetches its code, side by side. */
export function askAhead(
  { dispatch, getState }: AppStore,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const session = selectSession(getState());
  const card = cards.find((one) => matchPath({ path: addressOfCard(one), end: true }, pathname) !== null);
  if (!session || !card || !may(session.roles, card.right)) return;
  // The page itself says when it cannot be fetched.
  void card.page().catch(() => undefined);
  card.askAhead?.({ dispatch, session, search: new URLSearchParams(search) });
}
