import type { ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import { signOut } from '@/api/auth';
import { watchConnection } from '@/api/connectionSlice';
import { readServerTime } from '@/api/serverTime';
import { refetchFailedOnReconnect } from '@/api/refetchFailedOnReconnect';
import { pageRecorder } from '@/capsule/recorder';
import { storedLocale, writeLocaleCookie } from '@/i18n/locale';
import { startTexts } from '@/i18n/startTexts';
import { APPROVE, privatePath } from '@/routing/routes';
import type { LoginSession } from '@/session/loginSession';
import { ALL_SIGN_INS, watchOtherTabs } from '@/session/otherTabs';
import { selectLapsed, selectSession, signedIn } from '@/session/sessionSlice';
import { currentSignInId, currentToken, isStoredSessionOver, restoreSession } from '@/session/token';
import { loadWithRetry, preload } from '@/ui/lazyLoading';
import { isHelper, may } from '@contract/rights';
import { App } from './App';
import { watchRecording } from './capsule/watchRecording';
import { takeDroppedCapsules } from './capsule/takeDroppedCapsules';
import { featureRoutes } from './featureRoutes';
import { joinSession } from './joinSession';
import { type AppStore, makeStore } from './makeStore';
import { versionCompared } from './newVersionSlice';
import { publicPages } from './publicPages';
import { recordLocations } from './recordLocations';
import { nameUserInNewTabs } from './newTabLinks';
import { makeRouter } from './router';
import { watchServiceWorker } from './serviceWorker';
import { fetchShell } from './shell/fetchShell';
import { hasTransferredState } from './state/savedState/hasTransferredState';
import { readFilters, syncFilters } from './syncFilters';
import { watchErrors } from './watchErrors';

/** Of the few who come from a saved state. */
const transferredState = async () =>
  (await import(/* webpackChunkName: "capsule-viewer" */ './state/savedState/transferredState')).takeTransferredState();

interface RunningApp {
  store: AppStore;
  router: ReturnType<typeof makeRouter>;
  view: ReactElement;
  stop: () => void;
}

/** Returns the app at the page's address with the session this tab had. Throws when the texts cannot be loaded. */
export async function startApp(): Promise<RunningApp> {
  const locale = storedLocale();
  writeLocaleCookie(locale);
  pageRecorder.forget();
  leadOnFromCall();
  const stopNoting = watchErrors();
  const store = makeStore(hasTransferredState() ? await transferredState() : {});
  const texts = startTexts(locale);
  if (isStoredSessionOver()) await readServerTime();
  const session = restoreSession();
  if (session) store.dispatch(signedIn(session));
  const stopAsking = await joinSession(store, window.location);
  readFilters(store, window.location);
  const code = preloadRoute(selectSession(store.getState()), window.location, texts);
  const [stopOutbox] = await Promise.all([runOutbox(store), texts, code]);
  const stopWatching = watchConnection(store.dispatch);
  const stopRefetching = refetchFailedOnReconnect(store);
  const stopListening = watchOtherTabs({
    onSignedOut: (memberId, endedSignIn) => {
      if (selectSession(store.getState())?.id !== memberId) return;
      const isEnded = endedSignIn === ALL_SIGN_INS || (endedSignIn !== null && endedSignIn === currentSignInId());
      void store.dispatch(signOut({ followsAnotherTab: true, ...(isEnded && { isEnded }) }));
    },
    tokenForNewTab: (userId) => {
      const state = store.getState();
      const session = selectSession(state);
      // A helper has the recorder and no other screen, so no new tab.
      const isShared = session !== null && !isHelper(session.roles) && !selectLapsed(state);
      const isAskedFor = userId === null || userId === session?.id;
      return isShared && isAskedFor ? currentToken() : null;
    },
  });
  const stopNaming = nameUserInNewTabs(store);
  const stopComparing = watchServiceWorker((isNewerThere) => void store.dispatch(versionCompared(isNewerThere)));
  const stopStoring = watchRecording(store);
  const stopTaking = takeDroppedCapsules();
  const router = makeRouter();
  const stopSyncing = syncFilters(store, router);
  const stopRecording = recordLocations(store, router);
  const stop = () => {
    stopWatching();
    stopRefetching();
    stopListening();
    stopNaming();
    stopAsking();
    stopOutbox();
    stopComparing();
    stopStoring();
    stopTaking();
    stopSyncing();
    stopRecording();
    stopNoting();
    router.dispose();
  };
  return { store, router, view: <App store={store} router={router} />, stop };
}

const fetchOutbox = () => import(/* webpackChunkName: "outbox" */ '@/outbox/startOutbox');

/**
 * Has the outbox work from the first sign-in on; its code is no business of the page before. Resolves with how to stop:
 * once it works if somebody is signed in already, because pages count on it, and at once otherwise.
 */
async function runOutbox(store: AppStore): Promise<() => void> {
  let stop: (() => void) | null = null;
  let isOver = false;
  const begin = async () => {
    const { startOffline } = await loadWithRetry(fetchOutbox);
    if (!isOver) stop = startOffline(store);
  };
  const isSignedIn = () => selectSession(store.getState()) !== null;
  const waiting = isSignedIn() ? null : onceWhen(isSignedIn, store, () => void begin());
  if (!waiting) await begin();
  return () => {
    isOver = true;
    waiting?.();
    stop?.();
  };
}

/** Calls back the first time that it is so. Returns how to stop waiting. */
function onceWhen(isSo: () => boolean, store: Pick<AppStore, 'subscribe'>, then: () => void): () => void {
  const unsubscribe = store.subscribe(() => {
    if (!isSo()) return;
    unsubscribe();
    then();
  });
  return unsubscribe;
}

const CALL = '/api/golfclub/signup/member/approve/';

/** Who opens the address of the call itself is answered the page: it leads on to the one that asks before it approves. */
function leadOnFromCall(): void {
  const { pathname } = window.location;
  if (pathname.startsWith(CALL)) window.history.replaceState(null, '', `${APPROVE}/${pathname.slice(CALL.length)}`);
}

/** Milliseconds after which the app renders with fallbacks in place of missing code. */
const MAX_WAIT = 2_000;

/**
 * Resolves once the code of the page at this address is loaded, after two seconds at the latest: React shows a fallback for
 * at least 300 ms, so a page rendered whole is ready earlier. The shell waits for `texts`, which are needed first.
 */
async function preloadRoute(
  session: LoginSession | null,
  { pathname }: Pick<Location, 'pathname'>,
  texts: Promise<void>,
): Promise<void> {
  const isAt = (path: string) => matchPath({ path, end: true }, pathname) !== null;
  const route = featureRoutes.find((one) => isAt(privatePath(one.path)));
  const isOpen = session !== null && route !== undefined && may(session.roles, route.right);
  const pages = isOpen ? [route] : publicPages.filter(({ path }) => isAt(path));
  const shell = isOpen ? [texts.then(() => preload(fetchShell))] : [];
  const code = [...shell, ...pages.map(({ page }) => preload(page))];
  await Promise.race([Promise.allSettled(code), new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
}
