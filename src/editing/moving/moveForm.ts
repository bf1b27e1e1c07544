import { object, string } from 'yup';
import { readDayOrDate, todayHere, typedDate } from '@/i18n/dates';
import { dayjs } from '@/i18n/dayjs';
import { readTimeOfDay } from '@/i18n/plannedTimes';
import type { SeriesScope } from '@/modal/dialog';
import { typedText } from '@/ui/fields/typedText';
import type { MovedTraining, TrainingPlan } from '@contract/trainingPlan';
import { plansInScope } from './seriesScope';

/** The form as it is typed. */
export interface MoveValues {
  /** `DD.MM.YYYY`, or `DD.MM.` of this year */
  newDate: string;
  /** Empty: no time of day. */
  newTime: string;
}

export const valuesOf = ({
  plannedDate,
  plannedTime,
}: Pick<TrainingPlan, 'plannedDate' | 'plannedTime'>): MoveValues => ({
  newDate: typedDate(plannedDate),
  newTime: plannedTime ?? '',
});

/** Returns the rules: a date that exists, and a time that exists or none. */
export function moveSchema(message: (fieldError: 'noDate' | 'impossibleDate' | 'noTime') => string) {
  return object({
    newDate: string()
      .trim()
      .required(message('noDate'))
      .test('exists', message('impossibleDate'), (typed) => readDayOrDate(typed, todayHere()) !== null),
    newTime: typedText(timeErrorOf, message),
  });
}

/** Returns what is wrong with a time as it is typed; it may be left out. */
export const timeErrorOf = (typed: string): 'noTime' | null =>
  typed.trim() === '' || readTimeOfDay(typed) !== null ? null : 'noTime';

/**
 * Returns where the trainings go: all are shifted by as many days as this one, and get its time where that was changed.
 * None as long as the form is not right, or where nothing would move.
 */
export function movesOf(
  values: MoveValues,
  plans: readonly TrainingPlan[],
  id: string,
  scope: SeriesScope,
): MovedTraining[] {
  const plan = plans.find((one) => one.id === id);
  const day = readDayOrDate(values.newDate, todayHere());
  if (!plan || day === null || timeErrorOf(values.newTime) !== null) return [];
  const days = dayjs.utc(day).diff(dayjs.utc(plan.plannedDate), 'day');
  const time = readTimeOfDay(values.newTime);
  const isTimeChanged = time !== (plan.plannedTime ?? null);
  if (days === 0 && !isTimeChanged) return [];
  return plansInScope(plans, id, scope).map((one) => ({
    id: one.id,
    version: one.version,
    plannedDate: dayjs.utc(one.plannedDate).add(days, 'day').format('YYYY-MM-DD'),
    plannedTime: isTimeChanged ? time : (one.plannedTime ?? null),
  }));
}
