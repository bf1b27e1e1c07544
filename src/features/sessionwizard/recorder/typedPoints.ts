import { readWholeNumber } from '@/i18n/numbers';

/** The most points that one ball can have, above and below zero. */
const MOST_POINTS = 1_000_000;
/** More digits than this are out of range in any case. */
const MOST_DIGITS = 7;

export type PointsReason = 'notWhole' | 'outOfRange';

/** Returns the points that were typed (whole, a minus is allowed), or why they cannot be recorded. */
export function readPoints(typed: string): { points: number } | { reason: PointsReason } {
  const points = readWholeNumber(typed);
  if (points === null) return { reason: 'notWhole' };
  return Math.abs(points) > MOST_POINTS ? { reason: 'outOfRange' } : { points };
}

/** Returns the text on the number pad after another digit; a leading zero is replaced. */
export function withDigit(typed: string, digit: string): string {
  const [sign, digits] = typed.startsWith('-') ? ['-', typed.slice(1)] : ['', typed];
  if (digits.length >= MOST_DIGITS) return typed;
  return sign + (digits === '0' ? digit : digits + digit);
}

/** Returns the text with the other sign. */
export const withOtherSign = (typed: string): string => (/^[-−]/.test(typed) ? typed.slice(1) : `-${typed}`);
