import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../src/api/api';
import { ofCacheAction, ofCacheState } from '../../src/api/decisions/ofCache';
import { makeMasking } from '../../src/capsule/masking/makeMasking';
import { makeRecorder, type Recording } from '../../src/capsule/recorder';

type CacheState = ReturnType<typeof api.reducer>;

/** Returns a store with the cache alone and what notes what happens in it. */
export function recordedCache() {
  const recorder = makeRecorder();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
    enhancers: (standard) => standard().concat(recorder.enhancer),
  });
  return { store, recorder };
}

/** Returns what a capsule tells of the cache: its state before each action and after the last, and the actions, as a file holds them. */
export function maskedCache({ steps, state }: Recording): { states: CacheState[]; actions: UnknownAction[] } {
  const masking = makeMasking();
  const all = [...steps.map(({ before }) => before), state].map((one) => (one as { api: unknown }).api);
  const decisionOf = (action: UnknownAction) => ofCacheAction(action) ?? 'drop';
  for (const one of all) masking.collect(one, ofCacheState);
  for (const { action } of steps) masking.collect(action, decisionOf(action));
  const states = all.map((one) => masking.mask(one, ofCacheState));
  const actions = steps.map(({ action }) => masking.mask(action, decisionOf(action)));
  return JSON.parse(JSON.stringify({ states, actions })) as { states: CacheState[]; actions: UnknownAction[] };
}

/** Returns the states that the actions lead to from the first one. */
export function replayedCache({ states, actions }: ReturnType<typeof maskedCache>): unknown {
  const replayed = [states[0]];
  for (const action of actions) replayed.push(api.reducer(replayed.at(-1), action));
  return JSON.parse(JSON.stringify(replayed));
}

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
