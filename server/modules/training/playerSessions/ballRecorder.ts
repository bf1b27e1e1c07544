import { Refusal } from '@contract/problem';
import type { MovedBall, ScheduledTraining } from '@contract/training';
import { canRecordBalls } from '@contract/trainingStates';
import { inBatches } from '@server/db/batches';
import { changeOnce } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { changedBalls, correctionsOf, recordedOf, type Recording } from './changedBalls';
import { type Change, lockedTraining, type LockedTraining, recorderOf, refuseState } from '../changeTraining';
import { lockedSession } from './playerSessions';
import { logChangedBalls, logCorrectedBalls } from '../changeLog';
import { answerOfRecorded, sharedReader } from './recordingAnswer';
import { cannotShareBatch, type Attempt, type Done, recordTogether } from './recordTogether';
import { refuseBallIndexes, refuseMoveOntoItself, type StoredBall } from '../rules';
import { conflictingBall, type Recorder, storedBalls, writeLocked } from './storedBalls';

const MOST_TOGETHER = 50;

/**
 * Returns the function that records the balls of a player session, or takes them back, all or none, with their history. It
 * returns the training with them; to a repetition under the same key, with the balls as the first recording left them.
 * It throws `not-found`, `bad-input` for balls or results that the training does not have, `wrong-state` unless the player
 * session is in EDIT, `player-not-approved` unless all balls are taken back, and `ball-conflict` with the ball as it is now.
 */
export function ballRecorder(db: Database): (change: Change, recording: Recording) => Promise<ScheduledTraining> {
  const read = sharedReader(db);
  const record = inBatches<Attempt, PromiseSettledResult<Done | null>>({
    keyOf: ({ recording }) => recording.trainingId,
    cannotShareBatch,
    most: MOST_TOGETHER,
    work: (attempts, trainingId) => recordTogether(db, trainingId, attempts, { waits: false }),
  });
  return async (change, recording) => {
    const attempt = { change, recording };
    const done =
      valueOf(await record(attempt)) ?? (await recordAlone(db, attempt)) ?? (await recordLocked(db, attempt));
    return answerOfRecorded(db, change.caller.scope, done, read);
  };
}

/** Waits for whoever has locked the player session, and lets nobody wait who records in others. */
async function recordAlone(db: Database, attempt: Attempt): Promise<Done | null> {
  const [outcome] = await recordTogether(db, attempt.recording.trainingId, [attempt], { waits: true });
  return outcome === undefined ? null : valueOf(outcome);
}

function valueOf<Value>(outcome: PromiseSettledResult<Value>): Value {
  if (outcome.status === 'rejected') throw outcome.reason as Error;
  return outcome.value;
}

function recordLocked(db: Database, { change, recording }: Attempt): Promise<Done> {
  const { caller } = change;
  const { trainingId, playerDataId } = recording;
  return changeOnce(
    db,
    change,
    async (tx): Promise<Done> => {
      const training = await lockedTraining(tx, caller.scope, trainingId);
      const session = await lockedSession(tx, training, playerDataId);
      const stored = await storedBalls(tx, recording);
      const balls = await changedBalls(tx, { training, session, stored, recording });
      const [by, sessionId] = [recorderOf(caller), playerDataId];
      await writeLocked(tx, trainingId, { sessionId, by, balls });
      await logCorrectedBalls(tx, by, { trainingId, sessionId }, correctionsOf(balls));
      return recordedOf(recording, balls);
    },
    (_tx, done) => Promise.resolve(done),
  );
}

interface Move {
  playerDataId: string;
  by: Recorder;
  ball: MovedBall;
}

/**
 * Moves a ball to an open ball of the same training, usually of another player session; both get an entry in their history.
 * Throws `not-found`, `bad-input` for balls that the training does not have or a ball moved onto itself, `wrong-state` unless
 * both player sessions are in EDIT, `player-not-approved` for the new one, and `ball-conflict` where the ball has other points
 * by now or the other is not open.
 */
export async function moveBall(tx: Transaction, training: LockedTraining, move: Move): Promise<boolean> {
  const { index, points, to, recordedAt = null } = move.ball;
  const from = await lockedSession(tx, training, move.playerDataId);
  const target = await lockedSession(tx, training, to.playerDataId);
  refuseBallIndexes(training, [{ index }], () => '');
  refuseBallIndexes(training, [to], () => '/to');
  refuseMoveOntoItself(from.id, move.ball);
  if (!canRecordBalls(training, from) || !canRecordBalls(training, target)) {
    return refuseState(tx, training, 'A ball can be moved only between player sessions that are being edited.');
  }
  if (target.awaitsApproval)
    throw new Refusal('player-not-approved', 'Balls can be recorded only for approved members.');
  const [source] = await storedBalls(tx, { playerDataId: from.id, balls: [{ index }] });
  const [targetBall] = await storedBalls(tx, { playerDataId: target.id, balls: [to] });
  if (source?.points !== points) throw await moveConflict(tx, from.id, source);
  if (targetBall !== undefined && targetBall.points !== null) throw await moveConflict(tx, target.id, targetBall);

  const { by } = move;
  const cleared = { index, points: null, storedVersion: source.version, before: points, recordedAt };
  const given = { index: to.index, points, storedVersion: targetBall?.version ?? 0, before: null, recordedAt };
  await writeLocked(tx, training.id, { sessionId: from.id, by, balls: [cleared] });
  await writeLocked(tx, training.id, { sessionId: target.id, by, balls: [given] });
  await logChangedBalls(tx, by, training.id, [
    { action: 'ball.given', sessionId: from.id, balls: [{ index, before: points, after: null }] },
    { action: 'ball.given', sessionId: target.id, balls: [{ index: to.index, before: null, after: points }] },
  ]);
  return true;
}

/** Returns the conflict of a move; without the ball as it is now where it was never recorded. */
async function moveConflict(tx: Transaction, sessionId: string, ball: StoredBall | undefined): Promise<Refusal> {
  const current = ball ? { ...(await conflictingBall(tx, sessionId, ball)), playerDataId: sessionId } : null;
  return new Refusal('ball-conflict', 'One of the two balls has been recorded otherwise in the meantime.', { current });
}
