import { createMemoryRouter } from 'react-router-dom';
import { interceptCalls, type UnsentCall } from '@/api/interceptedCalls';
import { type AppState, makeStore } from '@/app/makeStore';
import { recordLocations } from '@/app/recordLocations';
import { makeRouter } from '@/app/router';
import { syncFilters } from '@/app/syncFilters';
import type { CapsuleState } from '@/capsule/capsuleFile';
import { startDateAt } from '@/capsule/freezeDate';
import { makeRecorder } from '@/capsule/recorder';
import { sendFor } from '@/outbox/sendFor';
import { DISPLAY } from '@/routing/routes';
import { linkSecret, storeLinkSecret } from '@/session/secrets';
import { selectSession } from '@/session/sessionSlice';

export type AppInstance = Omit<ReturnType<typeof makeAppInstance>, 'stop'>;

/** Calls are intercepted for the whole page, so there is one at a time. */
let running: ReturnType<typeof makeAppInstance> | null = null;

/**
 * Returns a store that goes on from a state, with the app's own screens over it: everything in it works but for the calls,
 * which are answered from the state or not sent. The clock of the page goes on from `savedAt`, if it is known. The one before is
 * stopped.
 */
export function startSavedState(state: AppState, savedAt: string | null = null): AppInstance {
  stopSavedState();
  startDateAt(savedAt);
  running = makeAppInstance(state);
  return running;
}

/** Stops the instance that there is, if any: calls are sent again, and the clock is the device's. */
export function stopSavedState(): void {
  running?.stop();
  running = null;
  startDateAt(null);
}

/** Returns the path and query of the page that is open in a state; the start page if it is not one of this origin. */
export function addressIn({ place }: CapsuleState): string {
  if (typeof place !== 'object' || place === null || !('path' in place) || !('search' in place)) return '/';
  const { path, search } = place;
  // Two slashes would begin the name of another host.
  if (typeof path !== 'string' || typeof search !== 'string' || !/^\/(?![/\\])/.test(path)) return '/';
  return search === '' || search.startsWith('?') ? path + search : '/';
}

/**
 * Returns the address of the page that is open in a state; a club display has a secret there, in whose place stands another.
 */
export function screenAddress(state: CapsuleState): string {
  const address = addressIn(state);
  if (new URL(address, window.origin).pathname !== DISPLAY) return address;
  const { queries = {} } = (state['api'] ?? {}) as { queries?: object };
  const [, link] = /getDisplay\(\{"link":(\d{1,3})\}\)/.exec(Object.keys(queries).join()) ?? [];
  if (link === undefined) return address;
  for (let number = 0; number <= Number(link); number += 1) {
    if (linkSecret(number) === null) storeLinkSecret(String(number).padStart(43, '-'));
  }
  return `${address}#${linkSecret(Number(link))}`;
}

function makeAppInstance(state: AppState) {
  const recorder = makeRecorder();
  const unsentCalls = makeUnsentCalls();
  const releaseCalls = interceptCalls({ entries: state.api.queries, onUnsent: unsentCalls.add });
  const store = makeStore(state, recorder);
  const router = makeRouter((routes) => createMemoryRouter(routes, { initialEntries: [screenAddress({ ...state })] }));
  const stopSyncing = syncFilters(store, router);
  const stopRecording = recordLocations(store, router, recorder);
  const session = selectSession(state);
  // What was recorded before the state was saved waits as it did; what is recorded now is tried, and not sent.
  const sending = session ? sendFor(store, session.id, after) : null;
  return {
    store,
    router,
    unsentCalls,
    stop: () => {
      sending?.stop();
      stopSyncing();
      stopRecording();
      router.dispose();
      releaseCalls();
    },
  };
}

function after(milliseconds: number, then: () => void): () => void {
  const clock = setTimeout(then, milliseconds);
  return () => clearTimeout(clock);
}

const MOST_CALLS = 50;

/** Returns the list of calls that were not sent, the last one first, each with its number from 1. */
function makeUnsentCalls() {
  let calls: readonly (UnsentCall & { number: number })[] = [];
  const listeners = new Set<() => void>();
  return {
    add: (call: UnsentCall): void => {
      calls = [{ ...call, number: (calls[0]?.number ?? 0) + 1 }, ...calls].slice(0, MOST_CALLS);
      for (const listener of listeners) listener();
    },
    all: () => calls,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
