import type { Locale } from '@contract/lists';
import type { ScheduledTraining } from '@contract/training';
import { addDays, dayOfWeek, sameDayAfterMonths } from '../calendarDays';

/** Returns the day that a key leads to from this one, as calendars have it; null for a key that leads nowhere. */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  locale: Locale,
): string | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -dayOfWeek(day, locale));
    case 'End':
      return addDays(day, 6 - dayOfWeek(day, locale));
    case 'PageUp':
      return sameDayAfterMonths(day, -months);
    case 'PageDown':
      return sameDayAfterMonths(day, months);
    default:
      return null;
  }
}

/** Returns the trainings by the day they are planned for, each day's in the order given. */
export function trainingsByDay(trainings: readonly ScheduledTraining[]): ReadonlyMap<string, ScheduledTraining[]> {
  const byDay = new Map<string, ScheduledTraining[]>();
  for (const training of trainings) {
    byDay.set(training.plannedDate, [...(byDay.get(training.plannedDate) ?? []), training]);
  }
  return byDay;
}
