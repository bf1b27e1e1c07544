import { PRIVATE } from '@/routing/routes';
import { askOtherTabs } from '@/session/otherTabs';
import { selectSession, signedIn } from '@/session/sessionSlice';
import { adoptToken, isSignedOutHere } from '@/session/token';
import type { AppStore } from './makeStore';

/** Other pages need nobody to be signed in: they do not ask. */
const isPrivate = (path: string) => path === '/' || path.startsWith(PRIVATE);

/**
 * Signs a new tab in with the session of an open one, if it is at a private address and nobody signed out in it. Resolves once
 * it is, or nobody has answered soon; who answers later still signs it in. Returns how to stop asking.
 */
export async function joinSession(store: AppStore, { pathname }: Pick<Location, 'pathname'>): Promise<() => void> {
  if (!isPrivate(pathname) || isSignedOutHere()) return () => undefined;
  const isSignedIn = () => selectSession(store.getState()) !== null;
  const stop = await askOtherTabs((token) => {
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
