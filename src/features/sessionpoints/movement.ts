import type { RecomputedEntry } from '@contract/statistic';

/** How many ranks a player goes up or down. */
export type Movement = { direction: 'up' | 'down'; ranks: number } | { direction: 'none' };

/** Returns the movement from the old rank to the new one; a smaller rank is further up. */
export function movementOf({ before, after }: Pick<RecomputedEntry, 'before' | 'after'>): Movement {
  if (before.rank === after.rank) return { direction: 'none' };
  const ranks = Math.abs(before.rank - after.rank);
  return { direction: after.rank < before.rank ? 'up' : 'down', ranks };
}

/** Returns whether rank or total points would be others. */
export const isMoved = ({ before, after }: Pick<RecomputedEntry, 'before' | 'after'>): boolean =>
  before.rank !== after.rank || before.totalPoints !== after.totalPoints;
