import { askOtherTabs } from '@/session/otherTabs';
import { selectSession, signedIn } from '@/session/sessionSlice';
import { adoptToken, isSignedOutHere } from '@/session/token';
import type { AppStore } from './makeStore';
import { isPrivate, takeNamedUser } from './newTabLinks';

/**
 * Signs a new tab in with the session of the tab that opened it, or of the open ones if they are of one user, if it is at a
 * private address and nobody signed out in it. Resolves once it is, or no tab has answered soon; a later answer still signs it in.
 * Returns how to stop asking.
 */
export async function joinSession(store: AppStore, location: Location): Promise<() => void> {
  const namedUser = takeNamedUser(location);
  if (selectSession(store.getState()) || !isPrivate(location.pathname) || isSignedOutHere()) return () => undefined;
  const isSignedIn = () => selectSession(store.getState()) !== null;
  const stop = await askOtherTabs(namedUser, (token) => {
    if (isSignedIn()) return;
    const session = adoptToken(token);
    if (session) store.dispatch(signedIn(session));
  });
  if (isSignedIn()) {
    stop();
    return () => undefined;
  }
  // Whoever signs in here is not to be taken for another one.
  const unsubscribe = store.subscribe(() => isSignedIn() && stop());
  return () => {
    unsubscribe();
    stop();
  };
}
