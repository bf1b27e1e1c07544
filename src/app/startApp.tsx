import type { ReactElement } from 'react';
import { signOut } from '../api/auth';
import { currentLocale } from '../i18n/locale';
import { startTexts } from '../i18n/startTexts';
import { watchOtherTabs } from '../session/otherTabs';
import { selectSession, signedIn } from '../session/sessionSlice';
import { restoreSession } from '../session/token';
import { App } from './App';
import { watchConnection } from './connection';
import { makeStore, type AppStore } from './makeStore';
import { makeRouter } from './router';

interface RunningApp {
  store: AppStore;
  router: ReturnType<typeof makeRouter>;
  view: ReactElement;
  stop: () => void;
}

/** Returns the app at the page's address with the session this tab had. Throws when the texts cannot be loaded. */
export async function startApp(): Promise<RunningApp> {
  await startTexts(currentLocale());
  const store = makeStore();
  const session = restoreSession();
  if (session) store.dispatch(signedIn(session));
  const stopWatching = watchConnection(store.dispatch);
  const stopListening = watchOtherTabs((memberId) => {
    if (selectSession(store.getState())?.id === memberId) void store.dispatch(signOut({ followsAnotherTab: true }));
  });
  const router = makeRouter();
  const stop = () => {
    stopWatching();
    stopListening();
    router.dispose();
  };
  return { store, router, view: <App store={store} router={router} />, stop };
}
