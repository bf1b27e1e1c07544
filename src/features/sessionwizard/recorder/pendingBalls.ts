import { useMemo, useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { type BallRef, withServerIds } from '@/outbox/entries';
import { selectSessionIds } from '@/outbox/outboxSlice';
import type { SeenBall, WithRecorderPositions } from './recorderPositionsSlice';
import type { PendingBall } from './rows';

/** A disk that is slower than this must not look like a tap that was missed. */
const LONGEST_UNSHOWN_MS = 100;

/** A change of a ball that is not in the outbox yet. */
export interface StoringBall extends PendingBall {
  /** The ball that it is moved to; the points are those that it is moved with. */
  to?: BallRef;
  /** What stood there. */
  seen: SeenBall;
  /** Null: it undoes something itself. */
  takeBack: (() => void) | null;
}

/** The balls that have been recorded, cleared, given away or undone, and are not in the outbox yet. */
export interface PendingBalls {
  subscribe: (listener: () => void) => () => void;
  /** Those that are shown as pending. */
  shown: () => readonly StoringBall[];
  /** The state with the positions that are shown while the latest balls are not; null: the current ones are. */
  stateBefore: () => WithRecorderPositions | null;
  /**
   * Adds balls that are shown once one of them is in the outbox; `before` has the positions before they are recorded. Without
   * it they are shown at once.
   */
  add: (balls: readonly StoringBall[], before?: WithRecorderPositions) => void;
  /** The outbox has it now, or it is taken back. Does nothing where it is there no more. */
  remove: (ball: StoringBall) => void;
  /** Shows all of them, and the current positions. */
  show: () => void;
}

const none: readonly StoringBall[] = [];

/**
 * Returns them as a store for `useSyncExternalStore`. Mostly the outbox has a ball after a few milliseconds: that the cursor
 * has moved on is shown together with the ball, in one render and one frame.
 */
export function makePendingBalls(): PendingBalls {
  let balls = none;
  let shown = none;
  let stateBefore: WithRecorderPositions | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const show = () => {
    clearTimeout(timer);
    if (shown === balls && stateBefore === null) return;
    shown = balls;
    stateBefore = null;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    stateBefore: () => stateBefore,
    add: (added, before) => {
      balls = [...balls, ...added];
      if (!before) {
        show();
        return;
      }
      stateBefore = before;
      timer = setTimeout(show, LONGEST_UNSHOWN_MS);
    },
    remove: (ball) => {
      if (!balls.includes(ball)) return;
      const others = balls.filter((one) => one !== ball);
      balls = others.length === 0 ? none : others;
      show();
    },
    show,
  };
}

/** Returns a change that is pending until it is shown, with what it is recorded with. */
export function makeStoring({ remove }: PendingBalls, change: Omit<StoringBall, 'takeBack'>) {
  const storing = new AbortController();
  const onShown = () => remove(made);
  const takeBack = () => {
    storing.abort();
    onShown();
  };
  const made: StoringBall = { ...change, takeBack };
  return { made, onShown, signal: storing.signal };
}

/** Returns what this selects of the positions that are shown. */
export const useShownPosition = <Value>(
  { stateBefore }: PendingBalls,
  select: (state: WithRecorderPositions) => Value,
): Value => useSelector((state: WithRecorderPositions) => select(stateBefore() ?? state));

const ofStores = new WeakMap<object, PendingBalls>();

interface Pending {
  pendingBalls: PendingBalls;
  /** Those that are shown, with the ids that their player sessions have by now. */
  changes: readonly StoringBall[];
  /** What they make of each ball, in their order. */
  balls: readonly PendingBall[];
}

/** Returns the pending balls of the page: the panel and the recorder have the same. */
export function usePending(): Pending {
  const store = useStore();
  const pendingBalls = ofStores.get(store) ?? makePendingBalls();
  ofStores.set(store, pendingBalls);
  const shown = useSyncExternalStore(pendingBalls.subscribe, pendingBalls.shown);
  const sessionIds = useSelector(selectSessionIds);
  return useMemo(() => {
    const changes = shown.map((change) => withServerIds(change, sessionIds));
    return { pendingBalls, changes, balls: changes.flatMap(ballsOfChange) };
  }, [pendingBalls, shown, sessionIds]);
}

function ballsOfChange({ playerDataId, index, points, to }: StoringBall): PendingBall[] {
  return to
    ? [
        { playerDataId, index, points: null },
        { ...to, points },
      ]
    : [{ playerDataId, index, points }];
}
