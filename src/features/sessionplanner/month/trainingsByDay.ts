import type { ScheduledTraining } from '../../../../contract/training';

/** Returns the trainings by the day they are planned for, each day's in the order given. */
export function trainingsByDay(trainings: readonly ScheduledTraining[]): ReadonlyMap<string, ScheduledTraining[]> {
  const byDay = new Map<string, ScheduledTraining[]>();
  for (const training of trainings) {
    byDay.set(training.plannedDate, [...(byDay.get(training.plannedDate) ?? []), training]);
  }
  return byDay;
}
