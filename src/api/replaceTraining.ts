import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ScheduledTraining } from '../../contract/training';
import { newerTraining, withoutTraining, withTraining } from './newerTraining';
import { trainingLists, trainingQueries } from './trainingQueries';

type CacheState = Parameters<typeof trainingQueries.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

/** The store, as far as the cache of trainings needs it. */
export interface Lifecycle {
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

/** Returns the training as the cache holds it, by itself or in any list; undefined if it holds it nowhere. */
export function cachedTraining(id: string, state: unknown): ScheduledTraining | undefined {
  const { training, trainings } = trainingQueries.endpoints;
  const held = training.select({ scheduledTrainingId: id })(state as CacheState).data;
  if (held) return held;
  for (const listing of cachedLists(state)) {
    const listed = trainings
      .select(listing)(state as CacheState)
      .data?.trainings.find((one) => one.id === id);
    if (listed) return listed;
  }
  return undefined;
}
