import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ScheduledTraining } from '../../contract/training';
import { trainingApi } from '../api/training';
import { isBallBatch, type Balls, type Batch } from './batches';
import { storableFailure, type BallEntry, type FinishEntry } from './entries';
import type { Sent } from './sender';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A call without an answer must not block the outbox. */
const TIMEOUT_MS = 20_000;

/** Sends a batch to the server in one call and returns the outcome; never rejects. */
export async function sendBatch(batch: Batch, dispatch: Dispatch): Promise<Sent> {
  const call = isBallBatch(batch) ? recordingOf(batch, dispatch) : finishingOf(batch[0], dispatch);
  const timeout = setTimeout(() => call.abort(), TIMEOUT_MS);
  const answer = await call;
  clearTimeout(timeout);
  const { data } = answer;
  if (data === undefined) return { failure: storableFailure(answer.error) };
  return { versions: isBallBatch(batch) ? batch.map((ball) => versionIn(data, ball)) : [null] };
}

function recordingOf(balls: Balls, dispatch: Dispatch) {
  const { recordBall, recordBalls } = trainingApi.endpoints;
  const [first] = balls;
  const session = { scheduledTrainingId: first.trainingId, playerDataId: first.playerDataId };
  if (balls.length > 1 && first.burst) {
    const burst = { ...session, balls: balls.map(playedBall), idempotencyKey: first.burst.key };
    return dispatch(recordBalls.initiate(burst, { track: false }));
  }
  const single = { ...session, ball: playedBall(first), idempotencyKey: first.key };
  return dispatch(recordBall.initiate(single, { track: false }));
}

function finishingOf({ trainingId: scheduledTrainingId, playerDataId }: FinishEntry, dispatch: Dispatch) {
  const { finishTraining, finishPlayerSession } = trainingApi.endpoints;
  if (playerDataId === null) return dispatch(finishTraining.initiate({ scheduledTrainingId }, { track: false }));
  return dispatch(finishPlayerSession.initiate({ scheduledTrainingId, playerDataId }, { track: false }));
}

const playedBall = ({ index, points, basedOn, recordedAt }: BallEntry) => ({ index, points, basedOn, recordedAt });

/** Returns the version that the ball now has; 0 where it was taken back. */
function versionIn(training: ScheduledTraining, { playerDataId, index }: BallEntry): number {
  const session = training.trainingSessions.find(({ id }) => id === playerDataId);
  return session?.balls.find((ball) => ball.index === index)?.version ?? 0;
}
