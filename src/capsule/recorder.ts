import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { safeSessionStorage } from '@/browserStorage/browserStorage';
import type { Capsule, CapsuleCall, CapsuleError } from './capsuleFile';

/** How many actions of people are recorded, with all internal actions between them. */
export const MOST_ACTIONS_OF_PEOPLE = 300;
/** So many steps are recorded in any case, and so many more for each action of people. */
const MOST_STEPS_ALONE = 300;
const MOST_STEPS_PER_ACTION = 20;
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
  /** What happened in this tab before the page was loaded again, masked. */
  earlier: EarlierPages | null;
}

/** What was recorded in this tab, masked: as long as the tab lives, and until somebody signs out. */
export const RECORDING_KEY = 'golf-club-recording';

export const dropStoredRecording = (): void => void safeSessionStorage.removeItem(RECORDING_KEY);

export type EarlierPages = Pick<Capsule, 'base' | 'steps' | 'errors' | 'calls' | 'trail'>;

/** Whether an action is only what the app does of itself. */
type IsInternalAction = (action: UnknownAction) => boolean;

/** An answer that came too late to change anything, such as one for somebody who has signed out meanwhile. */
function isLateAnswer({ meta }: UnknownAction & { meta?: unknown }): boolean {
  return typeof meta === 'object' && meta !== null && 'requestId' in meta;
}

interface Step extends RecordedStep {
  isInternal: boolean;
  /** Whether it is an answer that changed nothing. */
  isIdle: boolean;
}

/** Returns a list of the last steps, as many as the limits allow. */
function lastSteps() {
  let [steps, first, added, counted]: [Step[], number, number, number] = [[], 0, 0, 0];
  const isTooMany = () =>
    counted > MOST_ACTIONS_OF_PEOPLE || steps.length - first > MOST_STEPS_ALONE + MOST_STEPS_PER_ACTION * counted;
  return {
    add: (step: Step): void => {
      steps.push(step);
      added += 1;
      if (!step.isInternal) counted += 1;
      for (; isTooMany(); first += 1) if (steps[first]?.isInternal === false) counted -= 1;
      // Seldom, because it moves all others.
      if (first > MOST_STEPS_ALONE) [first] = [0, steps.splice(0, first)];
    },
    /** How many were added since the beginning or the last clearing. */
    count: () => added,
    /** The oldest first. */
    all: (): Step[] => steps.slice(first),
    clear: (): void => {
      [steps, first, added, counted] = [[], 0, 0, 0];
    },
  };
}

function lastOf<Item>(most: number) {
  const items: Item[] = [];
  return {
    add: (item: Item): void => {
      items.push(item);
      if (items.length > most) items.shift();
    },
    all: (): Item[] => [...items],
    clear: (): void => void items.splice(0),
  };
}

/** Returns what notes what happens in one store and around it. */
export function makeRecorder() {
  const steps = lastSteps();
  const errors = lastOf<Omit<CapsuleError, 'afterSteps'> & { step: number }>(MOST_ERRORS);
  const calls = lastOf<CapsuleCall>(MOST_CALLS);
  const pages = lastOf<{ at: string; route: string }>(MOST_PAGES);
  /** Undefined: not looked for yet. */
  let earlier: EarlierPages | null | undefined;
  let state: () => unknown = () => null;
  let onRecorded = (_isError: boolean): void => undefined;
  const now = () => new Date().toISOString();

  /** Returns what sees every plain action as the reducers get it. */
  const enhancer =
    (isInternalAction: IsInternalAction = () => false): StoreEnhancer =>
    (createStore) =>
    (reducer, preloaded) => {
      const store = createStore(reducer, preloaded);
      state = store.getState;
      const dispatch: typeof store.dispatch = (action) => {
        // Nothing of a store that another one has taken the place of.
        if (state !== store.getState) return store.dispatch(action);
        const before: unknown = store.getState();
        const step = { action, at: Date.now(), before, isInternal: isInternalAction(action), isIdle: false };
        // Before what subscribers dispatch in turn.
        steps.add(step);
        onRecorded(false);
        try {
          return store.dispatch(action);
        } finally {
          step.isIdle = isLateAnswer(action) && store.getState() === before;
        }
      };
      return { ...store, dispatch };
    };

  return {
    enhancer,
    errorCaught: (error: unknown) => {
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
      errors.add({ at: now(), message, stack: stack ?? '', step: steps.count() });
      onRecorded(true);
    },
    callEnded: (call: Omit<CapsuleCall, 'at'>) => calls.add({ at: now(), ...call }),
    pageOpened: (route: string) => pages.add({ at: now(), route }),
    /** Goes on from what was recorded before the page was loaded again, which is looked for once. */
    resume: (stored: () => EarlierPages | null): void => {
      if (earlier === undefined) earlier = stored();
    },
    /** Calls back after each action and error; returns how to stop. */
    watch: (callback: (isError: boolean) => void): (() => void) => {
      onRecorded = callback;
      return () => {
        if (onRecorded === callback) onRecorded = () => undefined;
      };
    },
    /** Whoever signs out leaves nothing behind. */
    forget: () => {
      for (const list of [steps, errors, calls, pages]) list.clear();
      earlier = undefined;
    },
    /** What was noted, with so many of the last steps at most. */
    recording: (most = Infinity): Recording => {
      const all = steps.all().slice(-most);
      const first = steps.count() - all.length;
      const remaining = all.filter(({ isIdle }) => !isIdle);
      const recordedBefore = (step: number) =>
        all.slice(0, Math.max(0, step - first)).filter((one) => !one.isIdle).length;
      return {
        steps: remaining,
        state: state(),
        errors: errors.all().map(({ step, ...error }) => ({ ...error, afterSteps: recordedBefore(step) })),
        calls: calls.all(),
        pages: pages.all(),
        earlier: earlier ?? null,
      };
    },
  };
}
export type Recorder = ReturnType<typeof makeRecorder>;

/** Notes what happens on this page; calls of the API know no store, so there is one for all. */
export const pageRecorder = makeRecorder();
