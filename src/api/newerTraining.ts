import type { ScheduledTraining } from '@contract/training';

/** Which of a club's trainings a list holds: the last part of its address. */
export type TrainingList = 'all' | 'planned' | 'notfinished' | 'finished';

export interface Trainings {
  trainings: ScheduledTraining[];
  totalCount: number;
}

/** Returns the one that the server changed last; answers can overtake each other. */
export function newerTraining(current: ScheduledTraining | undefined, received: ScheduledTraining): ScheduledTraining {
  return current && current.updated_at > received.updated_at ? current : received;
}

/** Returns the list as received, but with the cached training wherever that is newer. */
export function newerTrainings(current: Trainings, received: Trainings): Trainings {
  const byId = new Map(current.trainings.map((training) => [training.id, training]));
  return {
    ...received,
    trainings: received.trainings.map((training) => newerTraining(byId.get(training.id), training)),
  };
}

/** Returns the list with the received training in place of the cached one, or without it if it no longer belongs there. */
export function withTraining(current: Trainings, list: TrainingList, received: ScheduledTraining): Trainings {
  const old = current.trainings.find((training) => training.id === received.id);
  if (!old) return current;
  const newer = newerTraining(old, received);
  if (!belongsTo(list, newer)) return withoutTraining(current, received.id);
  return { ...current, trainings: current.trainings.map((training) => (training.id === newer.id ? newer : training)) };
}

export function withoutTraining(current: Trainings, id: string): Trainings {
  const trainings = current.trainings.filter((training) => training.id !== id);
  return { trainings, totalCount: current.totalCount - (current.trainings.length - trainings.length) };
}

function belongsTo(list: TrainingList, { status }: ScheduledTraining): boolean {
  if (list === 'planned') return status === 'PLANNED';
  if (list === 'finished') return status === 'FINISHED';
  return list === 'all' || status !== 'FINISHED';
}
