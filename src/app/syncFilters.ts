import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { NavigationType } from 'react-router-dom';
import { addressAt, isReplaced, isSame, readAddress, screenAt, type Address } from '@/filters/address';
import { addressRead, type FilterEntry, filtersChanged, filtersCorrected, selectFilters } from '@/filters/filtersSlice';
import { selectSession, signedIn } from '@/session/sessionSlice';
import type { AppState, AppStore } from './makeStore';
import type { makeRouter } from './router';

type Router = Pick<ReturnType<typeof makeRouter>, 'state' | 'subscribe' | 'navigate'>;

/** Marks an address in the browser's history that the filters led to. */
interface ByFilters {
  by: 'filters';
  /** The address before it, where that is the entry before; closing what was opened leads back there. */
  from: string | null;
}

const isByFilters = (state: unknown): state is ByFilters =>
  typeof state === 'object' && state !== null && 'by' in state && state.by === 'filters';

const isAnyBlocker = ({ blockers }: Router['state'], state: 'blocked' | 'proceeding'): boolean =>
  [...blockers.values()].some((blocker) => blocker.state === state);

const textOf = ({ pathname, search }: Address): string => pathname + search;

/** Has the filters say what the address asks for, if its screen has any. */
export function readFilters(store: AppStore, address: Address): void {
  const screen = screenAt(address.pathname);
  if (screen === null) return;
  const state = store.getState();
  const entry = readAddress(screen, address, selectSession(state));
  // The compiler does not see that both are of the same screen.
  if (!isSame(entry, selectFilters(state)[screen])) store.dispatch(addressRead({ screen, entry } as FilterEntry));
}

/**
 * Keeps the filters and the address in step, both ways; returns how to stop. Must begin before the router's pages are drawn.
 */
export function syncFilters(store: AppStore, router: Router): () => void {
  let { location } = router.state;
  // The address that closing leads back to, until the browser is there.
  let wanted: string | null = null;

  const leadTo = (address: string, { replace }: { replace: boolean }) => {
    const before = router.state.location;
    const from = isByFilters(before.state) ? before.state.from : null;
    const state: ByFilters = { by: 'filters', from: replace ? from : textOf(before) };
    void router.navigate(address, { replace, state, preventScrollReset: true });
  };

  const stopFollowing = router.subscribe((state) => {
    const { location: next, historyAction } = state;
    if (isAnyBlocker(state, 'blocked')) wanted = null;
    if (next === location) return;
    location = next;
    const isBack = textOf(next) === wanted;
    wanted = null;
    const screen = screenAt(next.pathname);
    if (isBack && screen !== null) {
      // Something else may have been chosen on the way.
      const address = addressAt(screen, selectFilters(store.getState())[screen], next.pathname);
      if (address !== textOf(next)) leadTo(address, { replace: false });
      return;
    }
    // On a slow device something else may be chosen already when the address arrives.
    if (historyAction === NavigationType.Pop || !isByFilters(next.state)) readFilters(store, next);
  });
  const stopLeading = store.dispatch(
    addListener({
      matcher: isAnyOf(filtersChanged, filtersCorrected),
      effect: (action: ReturnType<typeof filtersChanged | typeof filtersCorrected>, { getState, getOriginalState }) => {
        const { screen } = action.payload;
        const here = router.state.location;
        const { pathname, search } = here;
        if (screenAt(pathname) !== screen || wanted !== null) return;
        const [before, after] = [getOriginalState(), getState()].map(
          (state) => selectFilters(state as AppState)[screen],
        );
        if (!before || !after || before === after) return;
        const address = addressAt(screen, after, pathname);
        if (address === pathname + search) return;
        const replace = filtersCorrected.match(action) || isReplaced(screen, before, after);
        if (!replace || !isByFilters(here.state) || here.state.from !== address) {
          leadTo(address, { replace });
          return;
        }
        // Somebody was asked on the way back, and goes on.
        if (isAnyBlocker(router.state, 'proceeding')) return;
        // Replaced, it would stand in the history twice, and Back would seem to do nothing.
        wanted = address;
        void router.navigate(-1);
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
