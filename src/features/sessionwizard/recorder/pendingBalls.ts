import type { PendingBall } from './rows';

/** The balls that have been recorded and are not in the outbox yet. */
interface PendingBalls {
  subscribe: (listener: () => void) => () => void;
  balls: () => readonly PendingBall[];
  add: (balls: readonly PendingBall[]) => void;
  /** Does nothing where it is there no more. */
  remove: (ball: PendingBall) => void;
}

/**
 * Returns them as a store for `useSyncExternalStore`: a ball that leaves it at the moment in which the outbox has it is
 * rendered once, while a state of React would be rendered by itself.
 */
export function makePendingBalls(): PendingBalls {
  let balls: readonly PendingBall[] = [];
  const listeners = new Set<() => void>();
  const change = (changed: readonly PendingBall[]) => {
    balls = changed;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    balls: () => balls,
    add: (added) => change([...balls, ...added]),
    remove: (ball) => {
      if (balls.includes(ball)) change(balls.filter((one) => one !== ball));
    },
  };
}
