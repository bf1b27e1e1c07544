import { createAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { ScheduledTraining } from '@contract/training';
import { newerTraining, withoutTraining, withTraining } from './newerTraining';
import { type Listing, trainingLists, trainingQueries } from './training';

type CacheState = Parameters<typeof trainingQueries.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

/** The store, as far as the cache of trainings needs it. */
export interface Lifecycle {
  dispatch: Dispatch;
  getState: () => unknown;
}

/**
 * Puts a training the server answered in the place of the cached one, in every list too, unless that is newer. Where the
 * training is being read for the first time, once more after that: the server may have read it before this change.
 */
export function replaceTraining(answer: ScheduledTraining, lifecycle: Lifecycle): void {
  const query = { scheduledTrainingId: answer.id };
  const reading = lifecycle.dispatch(trainingQueries.util.getRunningQueryThunk('getTraining', query));
  const { data } = trainingQueries.endpoints.getTraining.select(query)(lifecycle.getState() as CacheState);
  replaceCached(answer, lifecycle);
  if (data === undefined) void reading?.then(() => replaceCached(answer, lifecycle));
}

function replaceCached(answer: ScheduledTraining, { dispatch, getState }: Lifecycle): void {
  const { updateQueryData } = trainingQueries.util;
  // Of what has not changed the same objects stay, so that only what has is rendered.
  const received = copyWithStructuralSharing(cachedTraining(answer.id, getState()), answer);
  dispatch(
    updateQueryData('getTraining', { scheduledTrainingId: received.id }, (current) => newerTraining(current, received)),
  );
  for (const listing of cachedLists(getState())) {
    dispatch(updateQueryData('getTrainings', listing, (current) => withTraining(current, listing.list, received)));
  }
}

interface RecordedBall {
  playerDataId: string;
  index: number;
  /** Null: it was taken back. */
  points: number | null;
  /** That the recording made of it. */
  version: number;
}

/** Puts an acknowledged ball into the cached training, in every list too, unless what is cached of the ball is newer. */
export function putBall(scheduledTrainingId: string, recorded: RecordedBall, lifecycle: Lifecycle): void {
  const training = cachedTraining(scheduledTrainingId, lifecycle.getState());
  const session = training?.trainingSessions.find(({ id }) => id === recorded.playerDataId);
  if (!training || !session) return;
  const { index, points, version } = recorded;
  const cached = session.balls.find((ball) => ball.index === index);
  if (cached && (points === null ? cached.version > version : cached.version >= version)) return;
  const others = session.balls.filter((ball) => ball !== cached);
  const balls =
    points === null ? others : [...others, { index, points, version }].sort((one, other) => one.index - other.index);
  const trainingSessions = training.trainingSessions.map((one) => (one === session ? { ...one, balls } : one));
  replaceCached({ ...training, trainingSessions }, lifecycle);
}

/** A training was deleted, here or elsewhere. */
export const trainingRemoved = createAction<{ trainingId: string }>('api/trainingRemoved');

/** Takes a deleted training out of every cached list, and tells what stores it elsewhere. */
export function removeTraining(id: string, { dispatch, getState }: Lifecycle): void {
  dispatch(trainingRemoved({ trainingId: id }));
  for (const listing of cachedLists(getState())) {
    dispatch(trainingQueries.util.updateQueryData('getTrainings', listing, (current) => withoutTraining(current, id)));
  }
}

function cachedLists(state: unknown): Listing[] {
  return trainingQueries.util
    .selectInvalidatedBy(state as CacheState, [trainingLists])
    .filter(({ endpointName }) => endpointName === 'getTrainings')
    .map(({ originalArgs }) => originalArgs as Listing);
}

/** Returns the training as the cache holds it: by itself, where it does, and in lists. */
export function cachedTrainings(id: string, state: unknown): ScheduledTraining[] {
  const { getTraining, getTrainings } = trainingQueries.endpoints;
  const single = getTraining.select({ scheduledTrainingId: id })(state as CacheState).data;
  const listed = cachedLists(state).flatMap(
    (listing) =>
      getTrainings
        .select(listing)(state as CacheState)
        .data?.trainings.filter((one) => one.id === id) ?? [],
  );
  return single ? [single, ...listed] : listed;
}

/** Returns the training as the list that was answered last holds it, and when that was; undefined if none holds it. */
export function listedTraining(
  id: string,
  state: unknown,
): { training: ScheduledTraining; readAt: string } | undefined {
  const { getTrainings } = trainingQueries.endpoints;
  const [last] = cachedLists(state)
    .flatMap((listing) => {
      const { data, fulfilledTimeStamp = 0 } = getTrainings.select(listing)(state as CacheState);
      const training = data?.trainings.find((one) => one.id === id);
      return training ? [{ training, fulfilledTimeStamp }] : [];
    })
    .sort((one, other) => other.fulfilledTimeStamp - one.fulfilledTimeStamp);
  return last && { training: last.training, readAt: new Date(last.fulfilledTimeStamp).toISOString() };
}

/** Returns the training as the cache holds it, by itself or else in a list; undefined if it holds it nowhere. */
export const cachedTraining = (id: string, state: unknown): ScheduledTraining | undefined =>
  cachedTrainings(id, state)[0];
