import { configureStore, createAction } from '@reduxjs/toolkit';
import { type ReactNode, useEffect } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { type AppState, reducer } from '@/app/makeStore';
import { makeRouter } from '@/app/router';
import type { CapsuleState } from '@/capsule/capsuleFile';
import { freezeDate } from '@/capsule/freezeDate';
import { wholeCache } from '../everyEndpoint';

/** One life of the screens; another one begins where they cannot go on. */
interface Life {
  key: number;
  router: ReturnType<typeof makeRouter>;
}

export interface Shown {
  state: CapsuleState;
  /** What time it is, ISO 8601. */
  at: string;
}

export type Screens = ReturnType<typeof makeScreens>;

/** Returns the app's own screens, which show one step after another as if it were just that moment; at first the given one. */
export function makeScreens(shownAt: (step: number) => Shown, first: number) {
  let shown = first;
  const { state: firstState, at } = shownAt(first);
  freezeDate(at);
  const store = makeViewerStore(firstState);
  const listeners = new Set<() => void>();
  let hasFailed = false;

  const begin = (key: number, address: string): Life => {
    hasFailed = false;
    const failed = () => {
      hasFailed = true;
    };
    const router = makeRouter((routes) =>
      createMemoryRouter(watchFailures(routes, failed), { initialEntries: [address] }),
    );
    return { key, router };
  };
  let life = begin(0, addressIn(firstState));

  const renew = (address: string) => {
    life.router.dispose();
    life = begin(life.key + 1, address);
    for (const listener of listeners) listener();
  };

  return {
    store,
    life: (): Life => life,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (step: number) => {
      if (step === shown) return;
      const { state, at: now } = shownAt(step);
      const isFar = Math.abs(step - shown) > 1;
      shown = step;
      freezeDate(now);
      const address = addressIn(state);
      const { pathname, search } = life.router.state.location;
      const isElsewhere = address !== pathname + search;
      store.dispatch(stateShown(state));
      // A page must not meet a state in which it never was.
      if (hasFailed || (isFar && isElsewhere)) renew(address);
      else if (isElsewhere) {
        void life.router.navigate(address, { replace: true });
        // A screen may hold up whoever would lose something.
        if ([...life.router.state.blockers.values()].some((blocker) => blocker.state === 'blocked')) renew(address);
      }
    },
  };
}

/** Returns the address of the page that was open. */
export function addressIn({ place }: CapsuleState): string {
  if (typeof place !== 'object' || place === null || !('path' in place) || !('search' in place)) return '/';
  return typeof place.path === 'string' && typeof place.search === 'string' && place.path.startsWith('/')
    ? place.path + place.search
    : '/';
}

/** The only thing that happens in the store of the viewer. */
const stateShown = createAction<CapsuleState>('capsule/stateShown');

/** Returns a store that shows one state after another; whatever the screens themselves dispatch changes nothing. */
function makeViewerStore(first: CapsuleState) {
  const initial = reducer(undefined, { type: 'capsule/begun' });
  // Another version may lack a slice that the screens of this one read.
  const whole = (state: CapsuleState): AppState => ({ ...initial, ...state });
  return configureStore({
    reducer: (state: AppState = whole(first), action) => (stateShown.match(action) ? whole(action.payload) : state),
    middleware: (standard) =>
      standard({ serializableCheck: false, immutableCheck: false }).concat(wholeCache.middleware),
  });
}

/** Returns the same routes, which also tell when the page of an error takes the place of a screen. */
function watchFailures(routes: readonly RouteObject[], onFailed: () => void): RouteObject[] {
  return routes.map((route) => {
    const { errorElement, children } = route;
    return {
      ...route,
      ...(errorElement ? { errorElement: <Failure onVisible={onFailed}>{errorElement}</Failure> } : {}),
      ...(children ? { children: watchFailures(children, onFailed) } : {}),
    } as RouteObject;
  });
}

function Failure({ onVisible, children }: { onVisible: () => void; children: ReactNode }) {
  useEffect(onVisible, [onVisible]);
  return children;
}
