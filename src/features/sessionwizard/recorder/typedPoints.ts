import { readWholeNumber } from '@/i18n/numbers';
import { isPossibleResult } from '@contract/ballResults';

/** One more than a ball can have, so that what was typed too much is seen. */
const MOST_DIGITS = 5;

export type PointsReason = 'notWhole' | 'outOfRange';

/** Returns the points that were typed (whole, a minus is allowed), or why they cannot be recorded. */
export function readBallPoints(typed: string): { points: number } | { reason: PointsReason } {
  const points = readWholeNumber(typed);
  if (points === null) return { reason: 'notWhole' };
  return isPossibleResult(null, points) ? { points } : { reason: 'outOfRange' };
}

/** Returns the text on the number pad after another digit; a leading zero is replaced. */
export function withDigit(typed: string, digit: string): string {
  const [sign, digits] = typed.startsWith('-') ? ['-', typed.slice(1)] : ['', typed];
  if (digits.length >= MOST_DIGITS) return typed;
  return sign + (digits === '0' ? digit : digits + digit);
}

/** Returns the text with the other sign. */
export const withOtherSign = (typed: string): string => (/^[-−]/.test(typed) ? typed.slice(1) : `-${typed}`);
