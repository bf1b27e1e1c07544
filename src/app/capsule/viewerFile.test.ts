import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { setImmediate } from 'node:timers/promises';
import { signOut } from '@/api/auth';
import { makeRecorder } from '@/capsule/recorder';
import { pageOpened } from '@/routing/locationSlice';
import { leaks, playSession } from '@test/randomSessions/playSession';
import { type AppStore, makeStore } from '../makeStore';
import { storeFileForViewer, takeStoredFile } from './viewerFile';
import { takeDroppedCapsules } from './takeDroppedCapsules';

describe('viewer file', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  let stop: (() => void) | undefined;

  afterEach(() => stop?.());

  const dragged = (name: 'dragover' | 'drop', files: File[]) =>
    Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer: { files, types: ['Files'] } });

  test('a file is handed over once', async () => {
    await storeFileForViewer(new File(['{"a":"ü"}'], 'capsule.json'));
    const file = await takeStoredFile();
    expect(file?.name).toBe('capsule.json');
    expect(new TextDecoder().decode(await file?.arrayBuffer())).toBe('{"a":"ü"}');
    expect(await takeStoredFile()).toBeNull();
  });

  test.each(['capsule.json', 'capsule-2026.JSON.GZ'])('%s is taken wherever it is dropped', async (name) => {
    const leave = jest.fn();
    stop = takeDroppedCapsules(leave);
    const over = dragged('dragover', []);
    document.body.dispatchEvent(over);
    expect(over.defaultPrevented).toBe(true);
    document.body.dispatchEvent(dragged('drop', [new File(['{}'], name)]));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect((await takeStoredFile())?.name).toBe(name);
  });

  test('other files, and what another place has taken, are left alone', async () => {
    const leave = jest.fn();
    stop = takeDroppedCapsules(leave);
    const image = dragged('drop', [new File(['x'], 'photo.png')]);
    document.body.dispatchEvent(image);
    expect(image.defaultPrevented).toBe(false);
    const handled = dragged('drop', [new File(['{}'], 'capsule.json')]);
    handled.preventDefault();
    document.body.dispatchEvent(handled);
    stop();
    document.body.dispatchEvent(dragged('drop', [new File(['{}'], 'capsule.json')]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(leave).not.toHaveBeenCalled();
    expect(await takeStoredFile()).toBeNull();
  });
});

describe('signed out', () => {
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
});
