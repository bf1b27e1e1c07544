import { useDispatch } from 'react-redux';
import { useGetTrainingsQuery } from '@/api/training';
import { useFilters } from '@/filters/useFilters';
import { useMay } from '@/session/sessionSlice';
import type { ScheduledTraining } from '@contract/training';
import { recorderGroupChosen } from '../recorder/recorderPositions';
import { groupsOf } from './groupsOf';
import type { Station } from './useStation';

/** What can be recorded next to what is on the screen: a group of a running training, or a training without groups. */
export interface Stop {
  training: ScheduledTraining;
  /** Null: the training has no groups, or all players of it. */
  group: number | null;
  /** Player sessions. */
  size: number;
}

/**
 * Returns all stops of the trainings of the club that run now, the earliest first, and how to go to one, or to the next.
 * Trainings that cannot be read are left out; the one on the screen is always there.
 */
export function useStops(training: ScheduledTraining, { group }: Station) {
  const dispatch = useDispatch();
  const [{ recording }, change] = useFilters('wizard');
  // As the wizard lists them, so that both are one entry of the cache.
  const { data } = useGetTrainingsQuery(
    { golfclubId: training.golfclubId, list: 'notfinished', sort: '-startDate' },
    { skip: !useMay('training.list') },
  );
  const trainings = runningWith(training, data?.trainings ?? []);
  const stops = trainings.flatMap(stopsOf);
  const goTo = ({ training: next, group: chosen }: Stop) => {
    if (groupsOf(next).length > 0) dispatch(recorderGroupChosen({ key: next.id, group: chosen ?? 'all' }));
    if (next.id !== training.id) change({ training: next.id, recording });
  };
  const goToNext = (steps: 1 | -1) => {
    const next = stops[nextPosition(stops, training.id, group, steps)];
    if (next) goTo(next);
  };
  return { trainings, stops, goTo, goToNext };
}

/** Returns the groups of a training as stops, or the training as a whole. */
export function stopsOf(training: ScheduledTraining): Stop[] {
  const groups = groupsOf(training);
  if (groups.length === 0) return [everybodyOf(training)];
  return groups.map((sessions, index) => ({ training, group: index + 1, size: sessions.length }));
}

/** Returns all players of a training as one stop. */
export const everybodyOf = (training: ScheduledTraining): Stop => ({
  training,
  group: null,
  size: training.trainingSessions.length,
});

/** Returns the position of the stop before or after this one, round the ends. */
export function nextPosition(stops: readonly Stop[], trainingId: string, group: number | null, steps: 1 | -1): number {
  const first = stops.findIndex(({ training }) => training.id === trainingId);
  const current = stops.findIndex((stop) => stop.training.id === trainingId && stop.group === group);
  // All players of a training with groups stand before the first of them.
  const from = current >= 0 ? current : steps > 0 ? first - 1 : first;
  return (from + steps + stops.length) % stops.length;
}

function runningWith(shown: ScheduledTraining, listed: readonly ScheduledTraining[]): ScheduledTraining[] {
  const others = listed.filter(
    ({ id, status, trainingSessions }) => id !== shown.id && status === 'STARTED' && trainingSessions.length > 0,
  );
  const startOf = ({ startDate, id }: ScheduledTraining) => `${startDate ?? ''} ${id}`;
  return [shown, ...others].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
}
