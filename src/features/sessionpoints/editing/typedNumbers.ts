import { readWholeNumber } from '@/i18n/numbers';
import { fromTenths, toTenths, type Tenths } from '@contract/handicap';
import { limits } from '@contract/limits';
import type { Locale } from '@contract/lists';
import type { FieldReason } from '@contract/refusals';

const differenceFormat = /^([+−–-]?)\s?(\d{1,9})(?:[.,](\d+))?$/;

/** Returns the typed difference of two handicaps in tenths, with comma or point, or why it is none. Its minus means worse. */
export function readDifference(typed: string): Tenths | FieldReason {
  if (typed.trim() === '') return 'required';
  const [all, sign, whole, decimals = '0'] = differenceFormat.exec(typed.trim()) ?? [];
  if (all === undefined) return 'not-a-number';
  if (decimals.length > 1) return 'more-than-one-decimal';
  const size = Number(`${whole}.${decimals}`);
  const difference = sign && sign !== '+' && size !== 0 ? -size : size;
  if (difference < -limits.handicapDifference) return 'too-small';
  if (difference > limits.handicapDifference) return 'too-large';
  return toTenths(difference);
}

/** Returns the typed points, a whole number that may be negative, or why they are none. */
export function readMappingPoints(typed: string): number | FieldReason {
  if (typed.trim() === '') return 'required';
  const points = readWholeNumber(typed);
  if (points === null) return 'not-whole';
  if (points < -limits.points) return 'too-small';
  return points > limits.points ? 'too-large' : points;
}

/** Returns a difference (tenths) as it is read and typed: `4.3`, in German `4,3`, a whole one without decimal. */
export function typedDifference(tenths: Tenths, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(fromTenths(tenths));
}
