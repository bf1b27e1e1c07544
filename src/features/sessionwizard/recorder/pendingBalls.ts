import { useSelector } from 'react-redux';
import type { SeenBall, WithRecorderPositions } from './recorderPositionsSlice';
import type { PendingBall } from './rows';

/** A disk that is slower than this must not look like a tap that was missed. */
const LONGEST_UNSHOWN_MS = 100;

/** A pending ball that can be taken back. */
export interface StoringBall extends PendingBall {
  /** What stood there. */
  seen: SeenBall;
  takeBack: () => void;
}

/** The balls that have been recorded and are not in the outbox yet. */
export interface PendingBalls {
  subscribe: (listener: () => void) => () => void;
  /** Those that are shown as pending. */
  shown: () => readonly StoringBall[];
  /** The state with the positions that are shown while the latest balls are not; null: the current ones are. */
  stateBefore: () => WithRecorderPositions | null;
  /** Adds balls that are shown once one of them is in the outbox; `before` has the positions before they are recorded. */
  add: (balls: readonly StoringBall[], before: WithRecorderPositions) => void;
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

/** Returns what this selects of the positions that are shown. */
export const useShownPosition = <Value>(
  { stateBefore }: PendingBalls,
  select: (state: WithRecorderPositions) => Value,
): Value => useSelector((state: WithRecorderPositions) => select(stateBefore() ?? state));
