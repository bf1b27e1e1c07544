import { toTenths, type Tenths } from './handicap';
import type { TrainingType } from './lists';

/** What a training's results are computed from: the maps of its snapshot, as serialized. */
export interface ScoringMaps {
  type: TrainingType;
  /** For tournaments the second column holds league points, not handicaps. */
  scoreHandicapMap: readonly { score: number; handicap: number }[];
  mapping: readonly { handicapDifference: number; points: number }[];
}

/** One line from balls to league points; handicaps in tenths, null where a tournament has none. */
export interface ScoringChain {
  score: number;
  handicapStarted: Tenths | null;
  handicapPlayed: Tenths | null;
  handicapDifference: Tenths | null;
  points: number;
  /** The score of the row of the score-handicap map that decided. */
  scoreRow: number | null;
  /** The difference of the row of the points mapping that decided, in tenths; null below the first row and for tournaments. */
  differenceRow: Tenths | null;
  belowFirstScoreRow: boolean;
  belowFirstDifferenceRow: boolean;
}

/** Returns the sum of the points of the balls: a player session's score. */
export function scoreOf(balls: readonly { points: number }[]): number {
  return balls.reduce((sum, ball) => sum + ball.points, 0);
}

/**
 * Returns the whole chain from balls to league points for one player: the rules "Score", "Handicap
 * played", "Handicap difference", "League points" and "Tournament" of docs/words.md, nothing interpolated.
 * Handicaps go in and come out in integer tenths, points are whole. Throws nothing: an empty map gives
 * no handicap played and 0 points.
 */
export function scoringChain(
  maps: ScoringMaps,
  balls: readonly { points: number }[],
  handicapStarted: Tenths | null,
): ScoringChain {
  const score = scoreOf(balls);
  const scoreRows = [...maps.scoreHandicapMap].sort((a, b) => a.score - b.score);
  const reached = greatestNotAbove(scoreRows, score, (row) => row.score);
  const nothing = {
    score,
    handicapStarted: null,
    handicapPlayed: null,
    handicapDifference: null,
    differenceRow: null,
    belowFirstScoreRow: reached === undefined,
    belowFirstDifferenceRow: false,
  };
  if (maps.type === 'TOURNAMENT') {
    return { ...nothing, points: reached?.handicap ?? 0, scoreRow: reached?.score ?? null };
  }
  const decisive = reached ?? scoreRows[0];
  if (decisive === undefined || handicapStarted === null) {
    return { ...nothing, handicapStarted, points: 0, scoreRow: decisive?.score ?? null };
  }
  const handicapPlayed = toTenths(decisive.handicap);
  const handicapDifference = (handicapStarted - handicapPlayed) as Tenths;
  const differenceRow = greatestNotAbove(maps.mapping, handicapDifference, (row) => toTenths(row.handicapDifference));
  return {
    score,
    handicapStarted,
    handicapPlayed,
    handicapDifference,
    points: differenceRow?.points ?? 0,
    scoreRow: decisive.score,
    differenceRow: differenceRow ? toTenths(differenceRow.handicapDifference) : null,
    belowFirstScoreRow: reached === undefined,
    belowFirstDifferenceRow: differenceRow === undefined,
  };
}

function greatestNotAbove<Row>(rows: readonly Row[], limit: number, key: (row: Row) => number): Row | undefined {
  let best: Row | undefined;
  for (const row of rows) {
    if (key(row) <= limit && (best === undefined || key(row) > key(best))) best = row;
  }
  return best;
}
