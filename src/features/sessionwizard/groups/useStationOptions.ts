import { useDispatch } from 'react-redux';
import { useGetTrainingsQuery } from '@/api/training';
import { useFilters } from '@/filters/useFilters';
import { useMay } from '@/session/sessionSlice';
import type { ScheduledTraining } from '@contract/training';
import { recorderGroupChosen } from '../recorder/recorderPositionsSlice';
import { groupsOf } from './groupsOf';
import type { Station } from './useStation';

/** What can be recorded next to what is on the screen: a group of a running training, or a training without groups. */
export interface StationOption {
  training: ScheduledTraining;
  /** Null: the training has no groups, or all players of it. */
  group: number | null;
  /** Player sessions. */
  size: number;
}

/**
 * Returns all options of the trainings of the club that run now, the earliest first, and how to go to one, or to the next.
 * Trainings that cannot be read are left out; the one on the screen is always there.
 */
export function useStationOptions(training: ScheduledTraining, { group }: Station) {
  const dispatch = useDispatch();
  const [{ recording }, change] = useFilters('wizard');
  // As the wizard lists them, so that both are one entry of the cache.
  const { data } = useGetTrainingsQuery(
    { golfclubId: training.golfclubId, list: 'notfinished', sort: '-startDate' },
    { skip: !useMay('training.list') },
  );
  const trainings = runningWith(training, data?.trainings ?? []);
  const options = trainings.flatMap(stationOptionsOf);
  const goTo = ({ training: next, group: chosen }: StationOption) => {
    if (groupsOf(next).length > 0) dispatch(recorderGroupChosen({ key: next.id, group: chosen ?? 'all' }));
    if (next.id !== training.id) change({ training: next.id, recording });
  };
  const goToNext = (steps: 1 | -1) => {
    const next = options[nextPosition(options, training.id, group, steps)];
    if (next) goTo(next);
  };
  return { trainings, options, goTo, goToNext };
}

/** Returns the groups of a training as options, or the training as a whole. */
export function stationOptionsOf(training: ScheduledTraining): StationOption[] {
  const groups = groupsOf(training);
  if (groups.length === 0) return [everybodyOf(training)];
  return groups.map((sessions, index) => ({ training, group: index + 1, size: sessions.length }));
}

/** Returns all players of a training as one option. */
export const everybodyOf = (training: ScheduledTraining): StationOption => ({
  training,
  group: null,
  size: training.trainingSessions.length,
});

/** Returns the position of the option before or after this one, round the ends. */
export function nextPosition(
  options: readonly StationOption[],
  trainingId: string,
  group: number | null,
  steps: 1 | -1,
): number {
  const first = options.findIndex(({ training }) => training.id === trainingId);
  const current = options.findIndex((option) => option.training.id === trainingId && option.group === group);
  // All players of a training with groups stand before the first of them.
  const from = current >= 0 ? current : steps > 0 ? first - 1 : first;
  return (from + steps + options.length) % options.length;
}

function runningWith(shown: ScheduledTraining, listed: readonly ScheduledTraining[]): ScheduledTraining[] {
  const others = listed.filter(
    ({ id, status, trainingSessions }) => id !== shown.id && status === 'STARTED' && trainingSessions.length > 0,
  );
  const startOf = ({ startDate, id }: ScheduledTraining) => `${startDate ?? ''} ${id}`;
  return [shown, ...others].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
}
