import { limits } from './limits';
import type { TrainingType } from './lists';

interface OfTemplate {
  type: TrainingType;
  balls: readonly { scoring: readonly { points: number }[] }[];
}

/** A Trackman ball counts 0 to 100 points; more is unusual. */
const USUAL_TRACKMAN_POINTS = 100;
/** A number of so many digits may be two balls in one. */
const TWO_BALLS = /^[1-9]\d[1-9]\d$/;

/** Returns the points that the results of this template can give; null: any whole number within the limit. */
export function possiblePoints({ type, balls }: OfTemplate): readonly number[] | null {
  const scoring = type === 'REGULAR' ? (balls[0]?.scoring ?? []) : [];
  return scoring.length === 0 ? null : scoring.map(({ points }) => points);
}

/** Returns whether one ball can have these points, where `possible` is what `possiblePoints` has returned. */
export const isPossibleResult = (possible: readonly number[] | null, points: number): boolean =>
  possible ? possible.includes(points) : Number.isInteger(points) && Math.abs(points) <= limits.ballPoints;

/** Returns whether points that are entered as a number need a question: a Trackman ball over 100, or four digits. */
export const isUnusualResult = ({ type }: Pick<OfTemplate, 'type'>, points: number): boolean =>
  Math.abs(points) > 999 || (type === 'TRACKMAN' && points > USUAL_TRACKMAN_POINTS);

/** Returns the two balls that were typed as one number of four digits; null: it is none of two balls. */
export function twoBallsOf(points: number): readonly [number, number] | null {
  const digits = String(points);
  return TWO_BALLS.test(digits) ? [Number(digits.slice(0, 2)), Number(digits.slice(2))] : null;
}
