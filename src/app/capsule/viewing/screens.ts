import { createMemoryRouter } from 'react-router-dom';
import { freezeDate } from '../../../capsule/freezeDate';
import type { CapsuleState } from '../../../capsule/capsuleFile';
import { makeRouter } from '../../router';
import { makeViewerStore, stateShown } from './viewerStore';
import { watchFailures } from './watchFailures';

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
