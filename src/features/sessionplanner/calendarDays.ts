import type { Locale } from '../../../contract/lists';

// Days are `YYYY-MM-DD` and months `YYYY-MM`, reckoned without a time zone, so that no day is ever shifted.

const DAY_MS = 24 * 60 * 60 * 1000;
const sundayFirst: Readonly<Record<Locale, boolean>> = { en: true, de: false };

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** Returns the day it is now at the reader's place. */
export function todayHere(): string {
  const now = new Date();
  return dayOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the day so many days later; earlier for a negative count. */
export const addDays = (day: string, count: number): string =>
  dayOf(new Date(instantOf(day).getTime() + count * DAY_MS));

/** Returns the month so many months later; earlier for a negative count. */
export function addMonths(month: string, count: number): string {
  const first = instantOf(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return monthOf(dayOf(first));
}

/** Returns the same day of the month so many months later, or that month's last day where it is shorter. */
export function sameDayMonthsLater(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  const last = lastDayOf(month);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** Returns how far the day is from the beginning of its week, from 0: Sunday in English, Monday in German. */
export function placeInWeek(day: string, locale: Locale): number {
  const sinceSunday = instantOf(day).getUTCDay();
  return sundayFirst[locale] ? sinceSunday : (sinceSunday + 6) % 7;
}

/** Returns the first and the last day of the whole weeks that the month lies in. */
export function spanOf(month: string, locale: Locale): { from: string; to: string } {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return { from: addDays(first, -placeInWeek(first, locale)), to: addDays(last, 6 - placeInWeek(last, locale)) };
}

/** Returns the weeks that the month lies in, each with its seven days, of which some belong to the months around it. */
export function weeksOf(month: string, locale: Locale): string[][] {
  const { from, to } = spanOf(month, locale);
  const weeks: string[][] = [];
  for (let first = from; first <= to; first = addDays(first, 7)) {
    const begin = first;
    weeks.push(Array.from({ length: 7 }, (_day, place) => addDays(begin, place)));
  }
  return weeks;
}

/** Returns the name of the day's weekday: `Friday`, or `Fri` where there is little room. */
export const weekdayName = (day: string, locale: Locale, weekday: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(instantOf(day));

/** Returns the month for reading: `November 2026`. */
export const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(instantOf(`${month}-01`));
