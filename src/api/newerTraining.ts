import type { ScheduledTraining } from '../../contract/training';

/** Which of a club's trainings a list holds: the last part of its address. */
export type TrainingList = 'all' | 'planned' | 'notfinished' | 'finished';

export interface Trainings {
  trainings: ScheduledTraining[];
  totalCount: number;
}

/** Returns the one that the server changed last; answers can overtake each other. */
export function newerTraining(held: ScheduledTraining | undefined, received: ScheduledTraining): ScheduledTraining {
  return held && held.updated_at > received.updated_at ? held : received;
}

/** Returns the list as received, but with the held training wherever that is newer. */
export function newerTrainings(held: Trainings, received: Trainings): Trainings {
  const byId = new Map(held.trainings.map((training) => [training.id, training]));
  return {
    ...received,
    trainings: received.trainings.map((training) => newerTraining(byId.get(training.id), training)),
  };
}

/** Returns the list with the received training in the place of the held one, or without it if it no longer belongs there. */
export function withTraining(held: Trainings, list: TrainingList, received: ScheduledTraining): Trainings {
  const old = held.trainings.find((training) => training.id === received.id);
  if (!old) return held;
  const newer = newerTraining(old, received);
  if (!belongsTo(list, newer)) return withoutTraining(held, received.id);
  return { ...held, trainings: held.trainings.map((training) => (training.id === newer.id ? newer : training)) };
}

export function withoutTraining(held: Trainings, id: string): Trainings {
  const trainings = held.trainings.filter((training) => training.id !== id);
  return { trainings, totalCount: held.totalCount - (held.trainings.length - trainings.length) };
}

function belongsTo(list: TrainingList, { status }: ScheduledTraining): boolean {
  if (list === 'planned') return status === 'PLANNED';
  if (list === 'finished') return status === 'FINISHED';
  return list === 'all' || status !== 'FINISHED';
}
