import type { Bases } from './bases';
import type { BallEntry } from './entries';
import type { Balls, Batch } from './sendable';

/**
 * Returns the batch as it is sent: based on what earlier recordings have become, and a burst under a key of its own. What
 * was in a burst before stays as it was, since the same key must always bring the same.
 */
export function prepared(batch: Batch, bases: Bases, newKey: () => string): Batch {
  if (!areBalls(batch)) return batch;
  const [first, ...others] = batch;
  if (others.length === 0) {
    const renewed = bases.renewed(first);
    return renewed === first ? batch : [renewed];
  }
  if (first.burst) return batch;
  const burst = { key: newKey(), size: batch.length };
  const inBurst = (ball: BallEntry): BallEntry => ({ ...bases.renewed(ball), burst });
  return [inBurst(first), ...others.map(inBurst)];
}

/** Returns the balls of a refused burst, none of which was recorded: each is sent alone and gets its own verdict. */
export const afterRefusal = (balls: readonly BallEntry[]): BallEntry[] =>
  balls.map((ball) => ({ ...ball, state: 'waiting', burst: { key: ball.key, size: 1 } }));

/** Returns whether the batch holds balls. */
export const areBalls = (batch: Batch): batch is Balls => batch[0].kind === 'ball';
