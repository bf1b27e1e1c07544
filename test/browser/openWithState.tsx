import { render } from '@testing-library/react';
import { App } from '../../src/app/App';
import { makeStore, type AppState } from '../../src/app/makeStore';
import { makeRouter } from '../../src/app/router';
import { readFilters, syncFilters } from '../../src/app/syncFilters';
import { startTexts } from '../../src/i18n/startTexts';
import { signedIn } from '../../src/session/sessionSlice';
import { restoreSession, SESSION_KEY } from '../../src/session/token';

/** Opens the app at an address with a part of the state given, signed in with this token; returns its store. */
export async function openWithState(path: string, token: string, state: Partial<AppState>) {
  await startTexts('en');
  window.history.replaceState(null, '', path);
  window.sessionStorage.setItem(SESSION_KEY, JSON.stringify({ token }));
  const session = restoreSession();
  if (!session) throw new Error('the token has ended');
  const store = makeStore(state);
  store.dispatch(signedIn(session));
  readFilters(store, window.location);
  const router = makeRouter();
  const stopSyncing = syncFilters(store, router);
  const { unmount } = render(<App store={store} router={router} />);
  const close = () => {
    unmount();
    stopSyncing();
    router.dispose();
  };
  return { store, close };
}
