import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { CapsuleCall, CapsuleError } from './capsuleFile';

/** How many actions are kept. */
export const MOST_STEPS = 300;
const MOST_ERRORS = 20;
const MOST_CALLS = 50;
const MOST_PAGES = 50;

/** An action as the reducers got it, with the state before it. */
export interface RecordedStep {
  action: UnknownAction;
  /** Milliseconds since 1970. */
  at: number;
  before: unknown;
}

/** What happened on this page lately, with people's data as they are: it leaves the page only masked. */
export interface Recording {
  steps: RecordedStep[];
  /** The state after the last step. */
  state: unknown;
  errors: CapsuleError[];
  calls: CapsuleCall[];
  pages: { at: string; route: string }[];
}

/** An answer that came too late to change anything, such as one for somebody who has signed out meanwhile. */
function isLateAnswer({ meta }: UnknownAction & { meta?: unknown }): boolean {
  return typeof meta === 'object' && meta !== null && 'requestId' in meta;
}

/** Returns a list that keeps only so many of what is added last, at the same small cost however many came before. */
function lastOf<Item>(most: number) {
  let items: Item[] = [];
  let added = 0;
  return {
    add: (item: Item): void => {
      items[added % most] = item;
      added += 1;
    },
    /** How many were added since the beginning or the last clearing. */
    count: () => added,
    /** The oldest first. */
    all: (): Item[] => (added <= most ? [...items] : [...items.slice(added % most), ...items.slice(0, added % most)]),
    clear: (): void => {
      items = [];
      added = 0;
    },
  };
}

/** Returns what notes what happens in one store and around it. */
export function makeRecorder() {
  const steps = lastOf<RecordedStep & { isIdle: boolean }>(MOST_STEPS);
  const errors = lastOf<Omit<CapsuleError, 'afterSteps'> & { step: number }>(MOST_ERRORS);
  const calls = lastOf<CapsuleCall>(MOST_CALLS);
  const pages = lastOf<{ at: string; route: string }>(MOST_PAGES);
  let state: () => unknown = () => null;
  const now = () => new Date().toISOString();

  /** Sees every plain action as the reducers get it. */
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    state = store.getState;
    const dispatch: typeof store.dispatch = (action) => {
      // Nothing of a store that another one has taken the place of.
      if (state !== store.getState) return store.dispatch(action);
      const step = { action, at: Date.now(), before: store.getState(), isIdle: false };
      // Before what subscribers dispatch in turn.
      steps.add(step);
      try {
        return store.dispatch(action);
      } finally {
        step.isIdle = isLateAnswer(action) && store.getState() === step.before;
      }
    };
    return { ...store, dispatch };
  };

  return {
    enhancer,
    errorCaught: (error: unknown) => {
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
      errors.add({ at: now(), message, stack: stack ?? '', step: steps.count() });
    },
    callEnded: (call: Omit<CapsuleCall, 'at'>) => calls.add({ at: now(), ...call }),
    pageOpened: (route: string) => pages.add({ at: now(), route }),
    /** Whoever signs out leaves nothing behind. */
    forget: () => {
      for (const list of [steps, errors, calls, pages]) list.clear();
    },
    recording: (): Recording => {
      const all = steps.all();
      const first = steps.count() - all.length;
      const kept = all.filter(({ isIdle }) => !isIdle);
      const keptBefore = (step: number) => all.slice(0, Math.max(0, step - first)).filter((one) => !one.isIdle).length;
      return {
        steps: kept,
        state: state(),
        errors: errors.all().map(({ step, ...error }) => ({ ...error, afterSteps: keptBefore(step) })),
        calls: calls.all(),
        pages: pages.all(),
      };
    },
  };
}
export type Recorder = ReturnType<typeof makeRecorder>;

/** Notes what happens on this page; calls of the API know no store, so there is one for all. */
export const pageRecorder = makeRecorder();
