import { readHandicap, showHandicap } from '@/i18n/numbers';
import { fromTenths, HANDICAP_MAX, HANDICAP_MIN, toTenths } from '@contract/handicap';
import type { Locale } from '@contract/lists';

/** Returns the typed handicap moved by steps of 0.1 within its limits; what cannot be read stays as it is. */
export function stepHandicap(typed: string, steps: number, locale: Locale): string {
  const read = readHandicap(typed, locale);
  if ('reason' in read) return typed;
  const moved = toTenths(read.handicap) + steps;
  const limited = Math.min(toTenths(HANDICAP_MAX), Math.max(toTenths(HANDICAP_MIN), moved));
  return showHandicap(fromTenths(toTenths(limited / 10)), locale);
}
