import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../src/api/api';
import { maskRules } from '../../src/app/capsule/maskRules';
import type { Capsule } from '../../src/capsule/capsuleFile';
import { makeCapsule } from '../../src/capsule/makeCapsule';
import { makeRecorder, type Recording } from '../../src/capsule/recorder';
import { replay } from '../../src/capsule/replay';
import { someCapsule } from './someCapsule';

type CacheState = ReturnType<typeof api.reducer>;

/** Returns a store with the cache alone and what records what happens in it. */
export function recordedCache() {
  const recorder = makeRecorder();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
    enhancers: (standard) => standard().concat(recorder.enhancer),
  });
  return { store, recorder };
}

/** Returns the capsule of what happened in the cache, as a file holds it. */
export const capsuleOfCache = (recording: Recording): Capsule =>
  JSON.parse(JSON.stringify(makeCapsule(recording, maskRules, someCapsule()))) as Capsule;

/** Returns where the cache differs from the recorded one when its capsule is replayed; null: nowhere. */
export const divergenceOfCache = (capsule: Capsule) => replay(capsule, reduce).diverged;

const reduce = (state: { api: CacheState } | undefined, action: UnknownAction) => ({
  api: api.reducer(state?.api, action),
});

/** Answers all calls from now on, until a test puts another `fetch` there. */
export function serve(data: unknown, status = 200): void {
  const headers = { 'Content-Type': status === 200 ? 'application/json' : 'application/problem+json' };
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(data), { status, headers }));
}

/** Resolves after the change that makes the condition hold. */
export function untilTold(subscribe: (look: () => void) => () => void, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(look);
  });
}
