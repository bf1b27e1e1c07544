import { readWholeNumber } from '../../../i18n/numbers';

/** The most points that one ball can have, above and below zero. */
const MOST_POINTS = 1_000_000;

/** Returns the points that were typed (whole, a minus is allowed), or why they are none. */
export function readPoints(typed: string): { points: number } | { reason: 'notWhole' | 'outOfRange' } {
  const points = readWholeNumber(typed);
  if (points === null) return { reason: 'notWhole' };
  return Math.abs(points) > MOST_POINTS ? { reason: 'outOfRange' } : { points };
}
