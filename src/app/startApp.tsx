import type { ReactElement } from 'react';
import { signOut } from '../api/auth';
import { pageRecorder } from '../capsule/recorder';
import { watchConnection } from '../api/connection';
import { currentLocale, tellLocale } from '../i18n/locale';
import { startTexts } from '../i18n/startTexts';
import { watchOtherTabs } from '../session/otherTabs';
import { selectSession, signedIn } from '../session/sessionSlice';
import { restoreSession } from '../session/token';
import { App } from './App';
import { takeDroppedCapsules } from './capsule/takeDroppedCapsules';
import { makeStore, type AppStore } from './makeStore';
import { versionCompared } from './newVersion';
import { isCarried } from './state/live/isCarried';
import { leadOnFromCall } from './openedCall';
import { preloadRoute } from './preloadRoute';
import { recordPlaces } from './recordPlaces';
import { makeRouter } from './router';
import { runOutbox } from './runOutbox';
import { watchServiceWorker } from './serviceWorker';
import { readFilters, syncFilters } from './syncFilters';
import { watchErrors } from './watchErrors';

/** Of the few who come from a saved state. */
const carriedState = async () =>
  (await import(/* webpackChunkName: "capsule-viewer" */ './state/live/carriedState')).takeCarried();

interface RunningApp {
  store: AppStore;
  router: ReturnType<typeof makeRouter>;
  view: ReactElement;
  stop: () => void;
}

/** Returns the app at the page's address with the session this tab had. Throws when the texts cannot be loaded. */
export async function startApp(): Promise<RunningApp> {
  const locale = currentLocale();
  tellLocale(locale);
  pageRecorder.forget();
  leadOnFromCall();
  const stopNoting = watchErrors();
  const store = makeStore(isCarried() ? await carriedState() : {});
  const session = restoreSession();
  if (session) store.dispatch(signedIn(session));
  readFilters(store, window.location);
  const texts = startTexts(locale);
  const code = preloadRoute(selectSession(store.getState()), window.location, texts);
  const [stopOutbox] = await Promise.all([runOutbox(store), texts, code]);
  const stopWatching = watchConnection(store.dispatch);
  const stopListening = watchOtherTabs((memberId) => {
    if (selectSession(store.getState())?.id === memberId) void store.dispatch(signOut({ followsAnotherTab: true }));
  });
  const stopComparing = watchServiceWorker((isNewerThere) => void store.dispatch(versionCompared(isNewerThere)));
  const stopTaking = takeDroppedCapsules();
  const router = makeRouter();
  const stopSyncing = syncFilters(store, router);
  const stopRecording = recordPlaces(store, router);
  const stop = () => {
    stopWatching();
    stopListening();
    stopOutbox();
    stopComparing();
    stopTaking();
    stopSyncing();
    stopRecording();
    stopNoting();
    router.dispose();
  };
  return { store, router, view: <App store={store} router={router} />, stop };
}
