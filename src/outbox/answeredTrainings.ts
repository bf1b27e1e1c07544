import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { ScheduledTraining } from '../../contract/training';
import { trainingApi } from '../api/training';
import { trainingQueries } from '../api/trainingQueries';

const { training, trainings } = trainingQueries.endpoints;
const changes = trainingApi.endpoints;

const isOne = isAnyOf(
  training.matchFulfilled,
  changes.startTraining.matchFulfilled,
  changes.finishTraining.matchFulfilled,
  changes.unfinishTraining.matchFulfilled,
  changes.addPlayers.matchFulfilled,
  changes.editPlayerSession.matchFulfilled,
  changes.finishPlayerSession.matchFulfilled,
  changes.deletePlayerSession.matchFulfilled,
  changes.recordBall.matchFulfilled,
  changes.recordBalls.matchFulfilled,
);

/** Returns whether the action brings trainings from the server. */
export const answersTrainings = isAnyOf(isOne, trainings.matchFulfilled);

/** Returns the trainings that the action brings from the server. */
export function trainingsIn(action: UnknownAction): ScheduledTraining[] {
  if (isOne(action)) return [action.payload];
  return trainings.matchFulfilled(action) ? action.payload.trainings : [];
}

/** Returns the club whose running trainings the action has answered all, or null. */
export function clubAnsweredWhole(action: UnknownAction): string | null {
  return trainings.matchFulfilled(action) ? clubOfWholeList(action.meta.arg.originalArgs) : null;
}

type Listing = Parameters<typeof trainings.initiate>[0];

/** Returns the club if the list holds all of its running trainings, or null. */
export function clubOfWholeList({ golfclubId, list, sort: _sort, ...narrowing }: Listing): string | null {
  const isWhole = (list === 'notfinished' || list === 'all') && Object.keys(narrowing).length === 0;
  return isWhole ? golfclubId : null;
}
