import type { Locale } from '@contract/lists';
import { readDay } from '@contract/realDate';
import { dayjs } from './dayjs';

const CALENDAR_DATE = 'YYYY-MM-DD';
const TYPED = 'DD.MM.YYYY';
const longFormat: Readonly<Record<Locale, string>> = { en: 'MMMM Do, YYYY', de: 'D. MMMM YYYY' };
const shortWeekday: Readonly<Record<Locale, string>> = { en: 'ddd', de: 'dd' };

/**
 * Returns a date for reading: `November 20th, 2026` or `20. November 2026` (specification §9). A calendar date is
 * never shifted; an instant is shown as the day it is at the reader's place.
 */
export function showDate(isoDateOrInstant: string, locale: Locale): string {
  return momentOf(isoDateOrInstant).locale(locale).format(longFormat[locale]);
}

/** Returns the name of the day's weekday: `Friday`, or `Fri` where there is little room. */
export function weekdayName(day: string, locale: Locale, weekday: 'long' | 'short' = 'long'): string {
  return momentOf(day)
    .locale(locale)
    .format(weekday === 'long' ? 'dddd' : shortWeekday[locale]);
}

/** Returns a calendar date with its weekday: `Friday, November 20th, 2026`. */
export function showDay(date: string, locale: Locale): string {
  return `${weekdayName(date, locale)}, ${showDate(date, locale)}`;
}

/** Returns the same where there is little room, as in grids: `Fri, November 20th, 2026`. */
export function showShortDay(date: string, locale: Locale): string {
  return `${weekdayName(date, locale, 'short')}, ${showDate(date, locale)}`;
}

/** Returns the time of an instant at the reader's place: `9:30 AM` or `09:30`. */
export function showTime(instant: string, locale: Locale): string {
  return dayjs(instant).locale(locale).format('LT');
}

/** Returns the time of an instant at the reader's place with its seconds: `9:30:05 AM` or `09:30:05`. */
export function showTimeWithSeconds(instant: string, locale: Locale): string {
  return dayjs(instant).locale(locale).format('LTS');
}

/** Returns an instant for reading, with the time at the reader's place: `November 20th, 2026, 9:30 AM`. */
export function showInstant(instant: string, locale: Locale): string {
  return `${showDate(instant, locale)}, ${showTime(instant, locale)}`;
}

/** Returns the calendar date of an instant at the reader's place. */
export function dayOf(instant: string): string {
  return dayjs(instant).format(CALENDAR_DATE);
}

/** Returns the instant at which a calendar date begins at the reader's place, or so many days later. */
export function beginOfDay(date: string, daysLater = 0): string {
  return dayjs(date).add(daysLater, 'day').toISOString();
}

/** Returns what was typed with a whole year as a calendar date, or null if no such day exists. */
export const readDate = (typed: string): string | null => readDay(typed);

/** Returns the same of a day of birth: a year of two digits is the latest one that is not after today. */
export const readBirthday = (typed: string, today: string): string | null => readDay(typed, { today, of: 'past' });

/** Returns for reading what was typed with a whole year; unchanged if no such day exists. */
export function showTypedDate(typed: string, locale: Locale): string {
  const date = readDate(typed);
  return date === null ? typed : showDate(date, locale);
}

/**
 * Returns what was typed as a calendar date, `5.12.` as that day of today's year and `5.12.26` as one of this century, or null
 * if no such day exists.
 */
export const readDayOrDate = (typed: string, today: string): string | null =>
  readDay(typed, { today, of: 'thisCentury' });

/** Returns a calendar date as one types it: `2026-11-20` is `20.11.2026`. */
export function typedDate(date: string): string {
  const read = dayjs.utc(date, CALENDAR_DATE, true);
  return read.isValid() ? read.format(TYPED) : date;
}

/** Returns the calendar date it is now at the reader's place. */
export function todayHere(): string {
  return dayjs().format(CALENDAR_DATE);
}

/** Only an instant has a time zone. */
function momentOf(isoDateOrInstant: string) {
  return isoDateOrInstant.length === CALENDAR_DATE.length ? dayjs.utc(isoDateOrInstant) : dayjs(isoDateOrInstant);
}
