import { selectSession } from '../session/sessionSlice';
import { loadWithRetry } from '../ui/lazyLoading';
import type { AppStore } from './makeStore';

const fetchOutbox = () => import(/* webpackChunkName: "outbox" */ '../outbox/startOutbox');

/**
 * Has the outbox work from the first sign-in on; its code is no business of the page before. Resolves with how to stop:
 * once it works if somebody is signed in already, because pages count on it, and at once otherwise.
 */
export async function runOutbox(store: AppStore): Promise<() => void> {
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
