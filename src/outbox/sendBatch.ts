import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { trainingMutations } from '@/api/trainingMutations';
import type { ScheduledTraining } from '@contract/training';
import { type Balls, type Batch, isBallBatch } from './batches';
import {
  type BallEntry,
  type BallRef,
  ballsIn,
  type FinishEntry,
  type HandicapEntry,
  type MoveEntry,
  type StartEntry,
  storableFailure,
} from './entries';
import { sendOpened } from './sendOpened';
import { sendPlayers } from './sendPlayers';
import type { Sent } from './sender';
import { withinTime } from './withinTime';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Sends a batch to the server in one call and returns the outcome; never rejects. */
export async function sendBatch(batch: Batch, dispatch: Dispatch): Promise<Sent> {
  if (batch[0].kind === 'add') return sendPlayers(batch[0], dispatch);
  const answer = isBallBatch(batch)
    ? await sendOpened(batch[0], dispatch, () => recordingOf(batch, dispatch))
    : await sendStep(batch[0], dispatch);
  const { data } = answer;
  if (data === undefined) return { failure: storableFailure(answer.error) };
  return { versions: [...batch].flatMap(ballsIn).map((ball) => versionIn(data, ball)) };
}

function recordingOf(balls: Balls, dispatch: Dispatch) {
  const { recordBall, recordBalls } = trainingMutations.endpoints;
  const [first] = balls;
  const session = { scheduledTrainingId: first.trainingId, playerDataId: first.playerDataId };
  if (balls.length > 1 && first.burst) {
    const burst = { ...session, balls: balls.map(playedBall), idempotencyKey: first.burst.key };
    return dispatch(recordBalls.initiate(burst, { track: false }));
  }
  const single = { ...session, ball: playedBall(first), idempotencyKey: first.key };
  return dispatch(recordBall.initiate(single, { track: false }));
}

function sendStep(entry: FinishEntry | MoveEntry | HandicapEntry | StartEntry, dispatch: Dispatch) {
  const call = () => callOf(entry, dispatch);
  return entry.kind === 'move' ? sendOpened(entry, dispatch, call) : withinTime(call());
}

function callOf(entry: FinishEntry | MoveEntry | HandicapEntry | StartEntry, dispatch: Dispatch) {
  if (entry.kind === 'finish') return finishingOf(entry, dispatch);
  if (entry.kind === 'start') {
    const day = entry.plannedDate === null ? {} : { plannedDate: entry.plannedDate };
    const started = { scheduledTrainingId: entry.trainingId, ...day, idempotencyKey: entry.key };
    return dispatch(trainingMutations.endpoints.startTraining.initiate(started, { track: false }));
  }
  const { moveBall, correctHandicap } = trainingMutations.endpoints;
  const { trainingId: scheduledTrainingId, playerDataId, key: idempotencyKey } = entry;
  const of = { scheduledTrainingId, playerDataId, idempotencyKey };
  if (entry.kind === 'move') {
    const { index, points, to, recordedAt } = entry;
    return dispatch(moveBall.initiate({ ...of, ball: { index, points, to, recordedAt } }, { track: false }));
  }
  const { playerId, handicap, basedOn } = entry;
  return dispatch(correctHandicap.initiate({ ...of, corrected: { playerId, handicap, basedOn } }, { track: false }));
}

function finishingOf({ trainingId, playerDataId, key }: FinishEntry, dispatch: Dispatch) {
  const { finishTraining, finishPlayerSession } = trainingMutations.endpoints;
  const of = { scheduledTrainingId: trainingId, idempotencyKey: key };
  if (playerDataId === null) return dispatch(finishTraining.initiate(of, { track: false }));
  return dispatch(finishPlayerSession.initiate({ ...of, playerDataId }, { track: false }));
}

const playedBall = ({ index, points, basedOn, recordedAt, undoes }: BallEntry) => ({
  index,
  points,
  basedOn,
  recordedAt,
  ...(undoes !== undefined && { undoes }),
});

/** Returns the version that the ball now has; 0 where it was taken back. */
export function versionIn(training: ScheduledTraining, { playerDataId, index }: BallRef): number {
  const session = training.trainingSessions.find(({ id }) => id === playerDataId);
  return session?.balls.find((ball) => ball.index === index)?.version ?? 0;
}
