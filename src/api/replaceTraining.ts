import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ScheduledTraining } from '../../contract/training';
import { newerTraining, withoutTraining, withTraining } from './newerTraining';
import { trainingLists, trainingQueries } from './trainingQueries';

type CacheState = Parameters<typeof trainingQueries.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

interface Lifecycle {
  dispatch: Dispatch;
  getState: () => unknown;
}

/** Puts a training the server answered in the place of the cached one, in every list too, unless that is newer. */
export function replaceTraining(received: ScheduledTraining, { dispatch, getState }: Lifecycle): void {
  const { updateQueryData } = trainingQueries.util;
  dispatch(updateQueryData('training', { scheduledTrainingId: received.id }, (held) => newerTraining(held, received)));
  for (const listing of cachedLists(getState())) {
    dispatch(updateQueryData('trainings', listing, (held) => withTraining(held, listing.list, received)));
  }
}

/** Takes a deleted training out of every cached list. */
export function removeTraining(id: string, { dispatch, getState }: Lifecycle): void {
  for (const listing of cachedLists(getState())) {
    dispatch(trainingQueries.util.updateQueryData('trainings', listing, (held) => withoutTraining(held, id)));
  }
}

type Listing = Parameters<typeof trainingQueries.endpoints.trainings.initiate>[0];

function cachedLists(state: unknown): Listing[] {
  return trainingQueries.util
    .selectInvalidatedBy(state as CacheState, [trainingLists])
    .filter(({ endpointName }) => endpointName === 'trainings')
    .map(({ originalArgs }) => originalArgs as Listing);
}
