import { dayjs } from '@/i18n/dayjs';
import type { Locale } from '@contract/lists';

// Days are `YYYY-MM-DD` and months `YYYY-MM`, reckoned without a time zone, so that no day is ever shifted.

const DAY = 'YYYY-MM-DD';
const MONTH = 'YYYY-MM';
const sundayFirst: Readonly<Record<Locale, boolean>> = { en: true, de: false };

export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the day so many days later; earlier for a negative count. */
export const addDays = (day: string, count: number): string => dayjs.utc(day).add(count, 'day').format(DAY);

/** Returns the month so many months later; earlier for a negative count. */
export const addMonths = (month: string, count: number): string =>
  dayjs.utc(`${month}-01`).add(count, 'month').format(MONTH);

/** Returns the same day of the month so many months later, or that month's last day where it is shorter. */
export const sameDayAfterMonths = (day: string, count: number): string =>
  dayjs.utc(day).add(count, 'month').format(DAY);

export const lastDayOf = (month: string): string => dayjs.utc(`${month}-01`).endOf('month').format(DAY);

/** Returns how far the day is from the beginning of its week, from 0: Sunday in English, Monday in German. */
export function dayOfWeek(day: string, locale: Locale): number {
  const sinceSunday = dayjs.utc(day).day();
  return sundayFirst[locale] ? sinceSunday : (sinceSunday + 6) % 7;
}

/** Returns the first and the last day of the whole weeks that the month lies in. */
export function spanOf(month: string, locale: Locale): { from: string; to: string } {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return { from: addDays(first, -dayOfWeek(first, locale)), to: addDays(last, 6 - dayOfWeek(last, locale)) };
}

/** Returns the weeks that the month lies in, each with its seven days, of which some belong to the months around it. */
export function weeksOf(month: string, locale: Locale): string[][] {
  const { from, to } = spanOf(month, locale);
  const weeks: string[][] = [];
  for (let first = from; first <= to; first = addDays(first, 7)) {
    const begin = first;
    weeks.push(Array.from({ length: 7 }, (_day, position) => addDays(begin, position)));
  }
  return weeks;
}

/** Returns the month for reading: `November 2026`. */
export const monthName = (month: string, locale: Locale): string =>
  dayjs.utc(`${month}-01`).locale(locale).format('MMMM YYYY');
