import { configureStore, createAction } from '@reduxjs/toolkit';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type AppState, reducer } from '@/app/makeStore';
import { makeRouter } from '@/app/router';
import { screenAddress } from '@/app/state/savedState/startSavedState';
import type { ReplayedCapsule } from '@/app/state/opening/openFile';
import type { CapsuleState } from '@/capsule/capsuleFile';
import { freezeDate } from '@/capsule/freezeDate';
import { Notifications } from '@/ui/Notifications';
import { RenderModeContext } from '@/ui/stateContexts';
import { wholeCache } from '../everyEndpoint';

export type CapsuleScreens = ReturnType<typeof makeScreens>;

/** Returns the app's own screens, which show one step after another as if it were just that moment; at first the last. */
export function makeScreens({ capsule: { base, steps, madeAt }, replayed }: ReplayedCapsule) {
  const stateAt = (step: number): CapsuleState => replayed.states[step] ?? base;
  const freezeAt = (step: number) => freezeDate(steps[step - 1]?.at ?? steps[0]?.at ?? madeAt);
  let shown = steps.length;
  let hasFailed = false;
  freezeAt(shown);
  const store = makeViewerStore(stateAt(shown));
  const listeners = new Set<() => void>();

  const routerAt = (address: string) => {
    hasFailed = false;
    const failed = () => {
      hasFailed = true;
    };
    return makeRouter((routes) => createMemoryRouter(watchFailures(routes, failed), { initialEntries: [address] }));
  };
  let mounted = { key: 0, router: routerAt(screenAddress(stateAt(shown))) };

  /** Begins the screens anew where they cannot go on. */
  const renew = (address: string) => {
    mounted.router.dispose();
    mounted = { key: mounted.key + 1, router: routerAt(address) };
    for (const listener of listeners) listener();
  };

  return {
    store,
    mounted: () => mounted,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (step: number) => {
      if (step === shown) return;
      const isFar = Math.abs(step - shown) > 1;
      shown = step;
      freezeAt(step);
      const address = screenAddress(stateAt(step));
      const { pathname, search, hash } = mounted.router.state.location;
      const isElsewhere = address !== pathname + search + hash;
      store.dispatch(stateShown(stateAt(step)));
      // A page must not meet a state in which it never was.
      if (hasFailed || (isFar && isElsewhere)) renew(address);
      else if (isElsewhere) {
        void mounted.router.navigate(address, { replace: true });
        // A screen may hold up whoever would lose something.
        if ([...mounted.router.state.blockers.values()].some(({ state }) => state === 'blocked')) renew(address);
      }
    },
  };
}

/** The screens as they are at the moment. */
export function Screens({ screens }: { screens: CapsuleScreens }) {
  const { key, router } = useSyncExternalStore(screens.subscribe, screens.mounted);
  return (
    <RenderModeContext value="replay">
      <Provider store={screens.store}>
        <Notifications key={key}>
          <RouterProvider router={router} />
        </Notifications>
      </Provider>
    </RenderModeContext>
  );
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
