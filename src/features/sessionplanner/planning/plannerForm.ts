import { object, string } from 'yup';
import type { PlanTraining } from '../../../../contract/training';
import { readDate } from '../../../i18n/dates';

/** The form as it is typed. */
export interface PlannerValues {
  /** `DD.MM.YYYY` */
  plannedDate: string;
  trainingTemplateId: string;
}

/** What can be wrong with it, as the text topic `planner.wrong` names it. */
export type PlannerFault = 'noDate' | 'impossibleDate' | 'noTemplate';

export const emptyPlan: PlannerValues = { plannedDate: '', trainingTemplateId: '' };

/** Returns the rules of specification §5: date and template are required, and the date must exist. */
export function plannerSchema(say: (fault: PlannerFault) => string) {
  return object({
    plannedDate: string()
      .trim()
      .required(say('noDate'))
      .test('exists', say('impossibleDate'), (typed) => readDate(typed) !== null),
    trainingTemplateId: string().required(say('noTemplate')),
  });
}

/** Returns what is sent for a form that the schema accepts. Throws a RangeError where it would not. */
export function planToWire({ plannedDate, trainingTemplateId }: PlannerValues, golfclubId: string): PlanTraining {
  const date = readDate(plannedDate);
  if (date === null) throw new RangeError(`${plannedDate} is no date`);
  return { trainingTemplateId, golfclubId, plannedDate: date };
}

/** Returns the form after planning: the next training is often on the same day, but hardly ever the same one. */
export function nextPlan({ plannedDate }: PlannerValues): PlannerValues {
  return { plannedDate, trainingTemplateId: '' };
}
