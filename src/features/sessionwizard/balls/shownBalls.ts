import type { Ball } from '../../../../contract/training';
import type { BallEntry } from '../../../outbox/entries';

/** A ball as the screen shows it: stored, or recorded here and not acknowledged yet. */
export interface ShownBall {
  index: number;
  points: number;
  /** The version that has been seen of it; 0: none. */
  version: number;
  state: 'stored' | BallEntry['state'];
}

/** Returns the stored balls with the recordings of the same player session laid over them, by index; one that is taken back is not shown. */
export function shownBalls(stored: readonly Ball[], recordings: readonly BallEntry[]): ShownBall[] {
  const balls = new Map<number, ShownBall>(stored.map((ball) => [ball.index, { ...ball, state: 'stored' }]));
  const versions = new Map(stored.map(({ index, version }) => [index, version]));
  for (const { index, points, state } of recordings) {
    if (points === null) balls.delete(index);
    else balls.set(index, { index, points, state, version: versions.get(index) ?? 0 });
  }
  return [...balls.values()].sort((one, other) => one.index - other.index);
}

/** Returns the index of the next ball without points after this one, from the front where need be; null: none is open. */
export function nextOpenBall(balls: readonly { index: number }[], count: number, after = -1): number | null {
  const played = new Set(balls.map(({ index }) => index));
  const open = Array.from({ length: count }, (_none, index) => index).filter((index) => !played.has(index));
  return open.find((index) => index > after) ?? open[0] ?? null;
}
