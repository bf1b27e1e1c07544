import { setImmediate } from 'node:timers/promises';
import { signOut } from '@/api/auth';
import { makeRecorder } from '@/capsule/recorder';
import { pageOpened } from '@/routing/locationSlice';
import { leaks, playSession } from '@test/randomSessions/playSession';
import { type AppStore, makeStore } from '../makeStore';

const seeds = [...Array(25).keys()].map((seed) => 1000 + seed);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-10-01T10:00:00Z') });
  // What an answer of nonsense does is said on the console too.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What is of the device, not of whoever was signed in, stays. */
function asFresh(store: AppStore) {
  const { connection, newVersion, place, outbox } = store.getState();
  const fresh = makeStore({}, makeRecorder()).getState();
  return { ...fresh, connection, newVersion, place, outbox: { ...fresh.outbox, isKept: outbox.isKept } };
}

test.each(seeds)(
  'whoever signs out leaves nothing behind in store and recorder, in random session %i',
  async (seed) => {
    const { club, store, recorder, flushCalls } = await playSession(seed);
    recorder.errorCaught(new Error(`${club.person().email} was here`));
    // Signing out leads elsewhere; the address that is open till then is the state's.
    store.dispatch(pageOpened({ path: '/private/users', search: '' }));
    void store.dispatch(signOut());
    await setImmediate();
    expect(store.getState()).toEqual(asFresh(store));
    const { steps, errors, calls, pages } = recorder.recording();
    expect([errors, calls, pages]).toEqual([[], [], []]);
    expect(leaks(JSON.stringify(steps), club)).toEqual([]);

    await flushCalls();
    expect(store.getState()).toEqual(asFresh(store));
    expect(leaks(JSON.stringify(recorder.recording().steps), club)).toEqual([]);
  },
);
