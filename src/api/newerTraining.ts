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

/** An answer as it came, and how the server names it. */
export interface KnownAnswer {
  etag: string;
  data: unknown;
}

/** What a person who goes back and forth between screens sees again. */
const MOST = 40;

let answers = new Map<string, KnownAnswer>();

/** The answers that this page has been given, by address: in memory alone, never in the browser's cache on disk. */
export interface KnownAnswers {
  /** Returns the last answer from this address, undefined if it is not known any more. */
  at(address: string): KnownAnswer | undefined;
  /** Keeps the answer in place of an older one; the one that was stored first has to go when there are too many. */
  store(address: string, answer: KnownAnswer): void;
}

/**
 * Returns the answers that are known until somebody signs out: what is stored through it after that is used by nobody.
 * They are never shown by themselves, the server always says whether one is still right.
 */
export function knownAnswers(): KnownAnswers {
  const known = answers;
  return {
    at: (address) => known.get(address),
    store(address, answer) {
      known.delete(address);
      known.set(address, answer);
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
  };
}

/** Forgets all of them: what one person was answered is nothing for the next. */
export function forgetAnswers(): void {
  answers = new Map();
}
