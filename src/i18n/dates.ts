import type { Locale } from '../../contract/lists';

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const typedFormat = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const englishOrdinals = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/**
 * Returns a date for reading: `November 20th, 2026` or `20. November 2026` (specification §9). A calendar date is
 * never shifted; an instant is shown as the day it is at the reader's place.
 */
export function showDate(isoDateOrInstant: string, locale: Locale): string {
  const timeZone = calendarDate.test(isoDateOrInstant) ? { timeZone: 'UTC' } : {};
  const date = new Date(isoDateOrInstant);
  const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', ...timeZone });
  if (locale === 'de') return long.format(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    long.formatToParts(date).find((found) => found.type === type)?.value ?? '';
  const suffix = suffixes[englishOrdinals.select(Number(part('day')))];
  return `${part('month')} ${part('day')}${suffix}, ${part('year')}`;
}

/** Returns an instant for reading, with the time at the reader's place: `November 20th, 2026, 9:30 AM`. */
export function showInstant(instant: string, locale: Locale): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(instant));
  return `${showDate(instant, locale)}, ${time}`;
}

/** Returns what was typed as `DD.MM.YYYY` as a calendar date, or null if no such day exists. */
export function readDate(typed: string): string | null {
  const [, day, month, year] = typedFormat.exec(typed.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Returns a calendar date as one types it: `2026-11-20` is `20.11.2026`. */
export function typedDate(date: string): string {
  return date.replace(calendarDate, '$3.$2.$1');
}
