import { fromTenths, HANDICAP_MAX, HANDICAP_MIN, toTenths } from '@contract/handicap';
import type { Locale } from '@contract/lists';
import type { FieldReason } from '@contract/refusals';

const handicapFormat = /^([+−–-]?)\s?(\d{1,4})(?:[.,](\d+))?$/;
const wholeFormat = /^[−-]?\d{1,9}$/;

/**
 * Returns a handicap for reading, with one decimal or up to `mostDecimals`; a plus handicap (stored negative) gets its
 * plus: −1.2 is `+1.2`.
 */
export function showHandicap(handicap: number, locale: Locale, mostDecimals = 1): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: mostDecimals });
  return `${handicap < 0 ? '+' : ''}${format.format(Math.abs(handicap))}`;
}

/**
 * Returns the handicap that was typed, with comma or point, or why it is none. A typed plus is a plus handicap:
 * `+1,2` is −1.2. A typed minus gives a negative number too, and `minusTyped` says that it must be confirmed: in
 * German notation it may just as well mean an ordinary handicap.
 */
export function readHandicap(
  typed: string,
  locale: Locale,
): { handicap: number; minusTyped: boolean } | { reason: FieldReason } {
  if (typed.trim() === '') return { reason: 'required' };
  const [all, sign, whole, decimals = '0'] = handicapFormat.exec(typed.trim()) ?? [];
  if (all === undefined) return { reason: 'not-a-handicap' };
  if (decimals.length > 1) return { reason: 'more-than-one-decimal' };
  const size = toTenths(Number(`${whole}.${decimals}`));
  const handicap = sign && size !== 0 ? -fromTenths(size) : fromTenths(size);
  if (handicap < HANDICAP_MIN) return { reason: 'too-small' };
  if (handicap > HANDICAP_MAX) return { reason: 'too-large' };
  return { handicap, minusTyped: locale === 'de' && sign !== '' && sign !== '+' };
}

/** Returns the whole number that was typed (a minus is allowed), or null for everything else, `3.0` included. */
export function readWholeNumber(typed: string): number | null {
  if (!wholeFormat.test(typed.trim())) return null;
  const number = Number(typed.trim().replace('−', '-'));
  return number === 0 ? 0 : number;
}

/** Returns a difference of handicaps, a decimal, for reading; it is no handicap: its plus means better. */
export function showDifference(difference: number, locale: Locale): string {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, { ...places, signDisplay: 'exceptZero' }).format(difference);
}
