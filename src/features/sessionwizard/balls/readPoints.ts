import { object, type Schema } from 'yup';
import { readWholeNumber } from '../../../i18n/numbers';
import { typedText } from '../../../ui/typedText';

/** The most points that one ball can have, above and below zero. */
const MOST_POINTS = 1_000_000;

/** Returns the points that were typed (whole, a minus is allowed), or why they are none. */
export function readPoints(typed: string): { points: number } | { reason: 'notWhole' | 'outOfRange' } {
  const points = readWholeNumber(typed);
  if (points === null) return { reason: 'notWhole' };
  return Math.abs(points) > MOST_POINTS ? { reason: 'outOfRange' } : { points };
}

/** The form of one ball as it is typed. */
export interface PointsValues {
  points: string;
}

/** Returns what can be recorded; `say` gives the reason of what cannot. */
export const pointsSchema = (say: (reason: 'notWhole' | 'outOfRange') => string): Schema =>
  object({
    points: typedText((typed) => {
      const read = readPoints(typed);
      return 'reason' in read ? read.reason : null;
    }, say),
  } satisfies Record<keyof PointsValues, Schema>);
