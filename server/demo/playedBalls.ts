import type { ScoreHandicapEntry } from '../../contract/template';
import type { TrainingSnapshot } from '../../contract/training';
import type { Chance } from './chance';

const HOLES = 9;
/** How far a day's form moves someone from the own handicap, in strokes. */
const FORM = 5;

/** Returns the points of each ball as someone of this handicap might play this training on a good or a bad day. */
export function playedBalls(by: Chance, template: TrainingSnapshot, handicap: number): number[] {
  if (template.type === 'TOURNAMENT') {
    const perHole = 2.2 - handicap / 90 + by.bell() * 0.25;
    return Array.from({ length: HOLES }, () => clamp(Math.round(perHole + by.bell() * 0.8), 0, 4));
  }
  const score = scoreWorth(template.scoreHandicapMap, handicap + by.bell() * FORM);
  const perBall = score / template.numberofballs;
  if (template.type === 'TRACKMAN') {
    return Array.from({ length: template.numberofballs }, () => clamp(Math.round(perBall + by.bell() * 10), 0, 100));
  }
  const possible = template.balls[0]?.scoring.map(({ points }) => points) ?? [];
  const balls: number[] = [];
  for (let left = template.numberofballs; left > 0; left -= 1) {
    // Aiming at what is still missing keeps the sum near the score, whatever single balls do.
    const aim = (score - sum(balls)) / left + by.bell() * 0.9;
    balls.push(nearest(possible, aim));
  }
  return balls;
}

/** Returns the score at which the map reaches the handicap, between two rows by a straight line. */
function scoreWorth(map: readonly ScoreHandicapEntry[], handicap: number): number {
  for (const [index, row] of map.entries()) {
    const next = map[index + 1];
    if (next === undefined) return row.score;
    if (handicap >= next.handicap) {
      const way = clamp((row.handicap - handicap) / (row.handicap - next.handicap), 0, 1);
      return row.score + way * (next.score - row.score);
    }
  }
  return 0;
}

function nearest(possible: readonly number[], aim: number): number {
  return possible.reduce(
    (best, points) => (Math.abs(points - aim) < Math.abs(best - aim) ? points : best),
    possible[0] ?? 0,
  );
}

function sum(points: readonly number[]): number {
  return points.reduce((total, one) => total + one, 0);
}

function clamp(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number));
}
