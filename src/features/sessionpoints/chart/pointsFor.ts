import { fromTenths, type Tenths } from '@contract/handicap';
import { scoringChain } from '@contract/scoring';
import type { ReadRow } from '../editing/mappingForm';

/** Returns the points of a difference (tenths) and the difference of the row that decided; null below the first row. */
export function pointsFor(rows: readonly ReadRow[], difference: Tenths): { points: number; decidedBy: Tenths | null } {
  const maps = {
    type: 'REGULAR',
    // Whoever plays a handicap of 0 started with exactly the difference.
    scoreHandicapMap: [{ score: 0, handicap: 0 }],
    mapping: rows.map(({ tenths, points }) => ({ handicapDifference: fromTenths(tenths), points })),
  } as const;
  const { points, differenceRow } = scoringChain(maps, [], difference);
  return { points, decidedBy: differenceRow };
}
