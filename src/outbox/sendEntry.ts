import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ScheduledTraining } from '../../contract/training';
import { trainingApi } from '../api/training';
import { failureToKeep, type BallEntry, type OutboxEntry } from './entries';
import type { Sent } from './sender';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A network that swallows everything must not hold up the outbox for ever. */
const LONGEST_ANSWER_MS = 20_000;

/** Sends one entry to the server and returns how it fared; never rejects. */
export async function sendEntry(entry: OutboxEntry, dispatch: Dispatch): Promise<Sent> {
  const call = callOf(entry, dispatch);
  const giveUp = setTimeout(() => call.abort(), LONGEST_ANSWER_MS);
  const answer = await call;
  clearTimeout(giveUp);
  if (answer.data === undefined) return { failure: failureToKeep(answer.error) };
  return { version: entry.kind === 'ball' ? versionIn(answer.data, entry) : null };
}

function callOf(entry: OutboxEntry, dispatch: Dispatch) {
  const { recordBall, finishTraining, finishPlayerSession } = trainingApi.endpoints;
  if (entry.kind === 'ball') return dispatch(recordBall.initiate(argumentOf(entry), { track: false }));
  const { trainingId: scheduledTrainingId, playerDataId } = entry;
  if (playerDataId === null) return dispatch(finishTraining.initiate({ scheduledTrainingId }, { track: false }));
  return dispatch(finishPlayerSession.initiate({ scheduledTrainingId, playerDataId }, { track: false }));
}

function argumentOf({ key, trainingId, playerDataId, index, points, basedOn, recordedAt }: BallEntry) {
  return {
    scheduledTrainingId: trainingId,
    playerDataId,
    ball: { index, points, basedOn, recordedAt },
    idempotencyKey: key,
  };
}

/** Returns the version that the ball now has; 0 where it was taken back. */
function versionIn(training: ScheduledTraining, { playerDataId, index }: BallEntry): number {
  const session = training.trainingSessions.find(({ id }) => id === playerDataId);
  return session?.balls.find((ball) => ball.index === index)?.version ?? 0;
}
