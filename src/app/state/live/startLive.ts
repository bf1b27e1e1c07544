import { createMemoryRouter } from 'react-router-dom';
import { interceptCalls } from '@/api/interceptedCalls';
import { makeStore } from '@/app/makeStore';
import { recordLocations } from '@/app/recordLocations';
import { makeRouter } from '@/app/router';
import { syncFilters } from '@/app/syncFilters';
import { makeRecorder } from '@/capsule/recorder';
import { sendFor } from '@/outbox/sendFor';
import { selectSession } from '@/session/sessionSlice';
import { addressOfState } from '../opening/addressOfState';
import type { OpenedState } from '../opening/openFile';
import { makeUnsentCalls } from './unsentCalls';

export type Live = Omit<ReturnType<typeof makeLive>, 'stop'>;

/** Calls are held back for the whole page, so there is one at a time. */
let running: ReturnType<typeof makeLive> | null = null;

/**
 * Returns a store that goes on from a state, with the app's own screens over it: everything in it works but for the calls,
 * which are answered from the state or not sent. The one before is stopped.
 */
export function startLive(opened: Pick<OpenedState, 'state'>): Live {
  stopLive();
  running = makeLive(opened);
  return running;
}

/** Stops the live store that there is, if any: calls are sent again. */
export function stopLive(): void {
  running?.stop();
  running = null;
}

function makeLive({ state }: Pick<OpenedState, 'state'>) {
  const recorder = makeRecorder();
  const unsentCalls = makeUnsentCalls();
  const stopHolding = interceptCalls({ entries: state.api.queries, onUnsent: unsentCalls.add });
  const store = makeStore(state, recorder);
  const router = makeRouter((routes) => createMemoryRouter(routes, { initialEntries: [addressOfState(state)] }));
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
      stopHolding();
    },
  };
}

function after(milliseconds: number, then: () => void): () => void {
  const clock = setTimeout(then, milliseconds);
  return () => clearTimeout(clock);
}
