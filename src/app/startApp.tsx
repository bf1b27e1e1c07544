import type { ReactElement } from 'react';
import { signOut } from '../api/auth';
import { pageRecorder } from '../capsule/recorder';
import { watchConnection } from '../api/connection';
import { currentLocale } from '../i18n/locale';
import { startTexts } from '../i18n/startTexts';
import { keepTrainings } from '../outbox/keptTrainings';
import { startOutbox } from '../outbox/startOutbox';
import { watchOtherTabs } from '../session/otherTabs';
import { selectSession, signedIn } from '../session/sessionSlice';
import { restoreSession } from '../session/token';
import { App } from './App';
import { takeDroppedCapsules } from './capsule/takeDroppedCapsules';
import { makeStore, type AppStore } from './makeStore';
import { versionCompared } from './newVersion';
import { recordPlaces } from './recordPlaces';
import { makeRouter } from './router';
import { watchServiceWorker } from './serviceWorker';
import { watchErrors } from './watchErrors';

interface RunningApp {
  store: AppStore;
  router: ReturnType<typeof makeRouter>;
  view: ReactElement;
  stop: () => void;
}

/** Returns the app at the page's address with the session this tab had. Throws when the texts cannot be loaded. */
export async function startApp(): Promise<RunningApp> {
  await startTexts(currentLocale());
  pageRecorder.forget();
  const stopNoting = watchErrors();
  const store = makeStore();
  const session = restoreSession();
  if (session) store.dispatch(signedIn(session));
  const stopWatching = watchConnection(store.dispatch);
  const stopListening = watchOtherTabs((memberId) => {
    if (selectSession(store.getState())?.id === memberId) void store.dispatch(signOut({ followsAnotherTab: true }));
  });
  const stopOutbox = startOutbox(store);
  const stopKeeping = keepTrainings(store);
  const stopComparing = watchServiceWorker((isNewerThere) => void store.dispatch(versionCompared(isNewerThere)));
  const stopTaking = takeDroppedCapsules();
  const router = makeRouter();
  const stopRecording = recordPlaces(store, router);
  const stop = () => {
    stopWatching();
    stopListening();
    stopOutbox();
    stopKeeping();
    stopComparing();
    stopTaking();
    stopRecording();
    stopNoting();
    router.dispose();
  };
  return { store, router, view: <App store={store} router={router} />, stop };
}
