import { object, string } from 'yup';
import { refusalOf } from '@/errors/failure';
import { fieldErrorsOf } from '@/errors/problem';
import { readDayOrDate, todayHere, typedDate } from '@/i18n/dates';
import { readTimeOfDay } from '@/i18n/plannedTimes';
import { timeErrorOf } from '@/editing/moving/moveForm';
import { typedText } from '@/ui/fields/typedText';
import type { ScheduledTraining } from '@contract/training';
import { addDays } from '../calendarDays';

/** The form as it is typed. */
export interface PlannerValues {
  /** `DD.MM.YYYY`, or `DD.MM.` of this year */
  plannedDate: string;
  /** Empty: no time of day. */
  plannedTime: string;
  trainingTemplateId: string;
  /** In how many further weeks it is planned again, on the same weekday. */
  repeats: string;
}

/** What can be wrong with it, as the text topic `planner.wrong` names it. */
export type PlannerFieldError = 'noDate' | 'impossibleDate' | 'noTime' | 'noTemplate' | 'noRepeats';

/** The most further weeks that a training is planned for at once. */
export const MOST_REPEATS = 52;

export const emptyPlan: PlannerValues = { plannedDate: '', plannedTime: '', trainingTemplateId: '', repeats: '0' };

/** Returns the form as it begins: for today. */
export const planForToday = (): PlannerValues => ({ ...emptyPlan, plannedDate: typedDate(todayHere()) });

/** Returns the rules of specification §5: date and template are required, and the date must exist. */
export function plannerSchema(message: (fieldError: PlannerFieldError) => string) {
  return object({
    plannedDate: string()
      .trim()
      .required(message('noDate'))
      .test('exists', message('impossibleDate'), (typed) => readDayOrDate(typed, todayHere()) !== null),
    plannedTime: typedText(timeErrorOf, message),
    trainingTemplateId: string().required(message('noTemplate')),
    repeats: string().test('whole', message('noRepeats'), (typed = '') => readRepeats(typed) !== null),
  });
}

/** Returns the number of further weeks that was typed, nothing being none, or null for what is not 0 to 52. */
export function readRepeats(typed: string): number | null {
  if (!/^\d{0,2}$/.test(typed.trim())) return null;
  const repeats = Number(typed.trim());
  return repeats <= MOST_REPEATS ? repeats : null;
}

/** Returns the days that a form plans, a week apart; none as long as it is not right. */
export function daysPlanned({ plannedDate, repeats }: Pick<PlannerValues, 'plannedDate' | 'repeats'>): string[] {
  const [first, weeks] = [readDayOrDate(plannedDate, todayHere()), readRepeats(repeats)];
  if (first === null || weeks === null) return [];
  return Array.from({ length: weeks + 1 }, (_, week) => addDays(first, 7 * week));
}

/** Returns whether the form says what was planned: this training, for these days. */
export function isPlanOf(
  values: PlannerValues,
  { template, plannedTime = null }: Pick<ScheduledTraining, 'template' | 'plannedTime'>,
  days: readonly string[],
): boolean {
  const isTime = timeErrorOf(values.plannedTime) === null && readTimeOfDay(values.plannedTime) === plannedTime;
  return isTime && values.trainingTemplateId === template.id && daysPlanned(values).join() === days.join();
}

/** Returns the form after planning: the next training is often on the same day, but hardly ever the same one. */
export function nextPlan({ plannedDate }: PlannerValues): PlannerValues {
  return { ...emptyPlan, plannedDate };
}

/** Returns what the form itself shows, at its fields, of why the server refused. */
export function errorsAtFields(refused: unknown, problemText: (error: unknown) => string): Partial<PlannerValues> {
  const { plannedDate, plannedTime, trainingTemplateId } = fieldErrorsOf(refused);
  const code = refusalOf(refused)?.code;
  const ofTemplate =
    code === 'template-not-ready' || code === 'unknown-reference' ? problemText(refused) : trainingTemplateId;
  return {
    ...(plannedDate === undefined ? {} : { plannedDate }),
    ...(plannedTime === undefined ? {} : { plannedTime }),
    ...(ofTemplate === undefined ? {} : { trainingTemplateId: ofTemplate }),
  };
}
