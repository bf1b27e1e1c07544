import type { RecomputedEntry } from '@contract/statistic';

/** Returns whether rank or total points would be others. */
export const isMoved = ({ before, after }: Pick<RecomputedEntry, 'before' | 'after'>): boolean =>
  before.rank !== after.rank || before.totalPoints !== after.totalPoints;
