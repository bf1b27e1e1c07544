import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { NavigationType } from 'react-router-dom';
import { addressAt, isReplaced, isSame, readAddress, screenAt, type Address } from '@/filters/address';
import { addressRead, type FilterEntry, filtersChanged, pageCorrected, selectFilters } from '@/filters/filtersSlice';
import { selectSession, signedIn } from '@/session/sessionSlice';
import type { AppState, AppStore } from './makeStore';
import type { makeRouter } from './router';

type Router = Pick<ReturnType<typeof makeRouter>, 'state' | 'subscribe' | 'navigate'>;

/** Marks an address in the browser's history that the filters led to. */
const byFilters = { by: 'filters' };

/** Has the filters say what the address asks for, if its screen has any. */
export function readFilters(store: AppStore, address: Address): void {
  const screen = screenAt(address.pathname);
  if (screen === null) return;
  const state = store.getState();
  const entry = readAddress(screen, address, selectSession(state));
  // The compiler does not see that both are of the same screen.
  if (!isSame(entry, selectFilters(state)[screen])) store.dispatch(addressRead({ screen, entry } as FilterEntry));
}

/** Keeps the filters and the address in step, both ways; returns how to stop. Must begin before the router's pages are drawn. */
export function syncFilters(store: AppStore, router: Router): () => void {
  let { location } = router.state;
  const stopFollowing = router.subscribe(({ location: next, historyAction }) => {
    if (next === location) return;
    location = next;
    // On a slow device something else may be chosen already when the address arrives.
    if (historyAction === NavigationType.Pop || !isSame(next.state, byFilters)) readFilters(store, next);
  });
  const stopLeading = store.dispatch(
    addListener({
      matcher: isAnyOf(filtersChanged, pageCorrected),
      effect: (action: ReturnType<typeof filtersChanged | typeof pageCorrected>, { getState, getOriginalState }) => {
        const { screen } = action.payload;
        const { pathname, search } = router.state.location;
        if (screenAt(pathname) !== screen) return;
        const [before, after] = [getOriginalState(), getState()].map(
          (state) => selectFilters(state as AppState)[screen],
        );
        if (!before || !after || before === after) return;
        const address = addressAt(screen, after, pathname);
        if (address === pathname + search) return;
        const replace = pageCorrected.match(action) || isReplaced(screen, before, after);
        void router.navigate(address, { replace, state: byFilters, preventScrollReset: true });
      },
    }),
  );
  // Who may choose what depends on who is signed in.
  const stopRereading = store.dispatch(
    addListener({ actionCreator: signedIn, effect: () => readFilters(store, router.state.location) }),
  );
  return () => {
    stopFollowing();
    stopLeading();
    stopRereading();
  };
}
