import type { Locale } from '@contract/lists';
import { showDate, showDay, showShortDay } from './dates';
import { dayjs } from './dayjs';

/** For when a training is planned; the time is by the club's own clock, and never shifted. */
export interface Planned {
  /** `YYYY-MM-DD` */
  plannedDate: string;
  /** `HH:MM` */
  plannedTime?: string | null;
}

/** Returns a time of day for reading: `5:30 PM` or `17:30`. */
export function showTimeOfDay(time: string, locale: Locale): string {
  return dayjs.utc(`2000-01-01T${time}`).locale(locale).format('LT');
}

const withTime = (day: string, { plannedTime }: Planned, locale: Locale) =>
  plannedTime ? `${day}, ${showTimeOfDay(plannedTime, locale)}` : day;

/** Returns when a training is planned: `Friday, November 20th, 2026, 5:30 PM`. */
export const showPlanned = (planned: Planned, locale: Locale): string =>
  withTime(showDay(planned.plannedDate, locale), planned, locale);

/** Returns the same where there is little room, as in grids: `Fri, November 20th, 2026, 5:30 PM`. */
export const showShortPlanned = (planned: Planned, locale: Locale): string =>
  withTime(showShortDay(planned.plannedDate, locale), planned, locale);

/** Returns the same inside a sentence: `November 20th, 2026, 5:30 PM`. */
export const showPlannedDate = (planned: Planned, locale: Locale): string =>
  withTime(showDate(planned.plannedDate, locale), planned, locale);

/** Returns a text that sorts as the trainings of a list do; without a time one comes first on its day. */
export const sortedPlan = ({ plannedDate, plannedTime }: Planned): string => `${plannedDate} ${plannedTime ?? ''}`;

const typedTime = /^(\d{1,2})(?:[:.]?(\d\d))?\s*(?:([ap])\.?m\.?|uhr|h)?$/i;

/**
 * Returns what was typed as a time of day, such as `17:30`, `1730`, `17.30`, `17 Uhr` or `5:30 pm`, as `HH:MM`, or null for
 * what is none.
 */
export function readTimeOfDay(typed: string): string | null {
  const [, hourText, minute = '00', half] = typedTime.exec(typed.trim()) ?? [];
  if (hourText === undefined || Number(minute) > 59) return null;
  const hour = half === undefined ? Number(hourText) : hourOfHalf(Number(hourText), half.toLowerCase() === 'p');
  return hour === null || hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minute}`;
}

function hourOfHalf(hour: number, isAfternoon: boolean): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (isAfternoon ? 12 : 0);
}
