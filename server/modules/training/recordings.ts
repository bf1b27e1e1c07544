import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { Refusal } from '@contract/problem';
import type { MovedBall, PlayedBall, ScheduledTraining } from '@contract/training';
import { canRecordBalls } from '@contract/trainingStates';
import { changeOnce, pruneAnswers, refuseOtherRequest } from '@server/db/changeOnce';
import { type Database, isDeadlock, type Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import {
  type Change,
  lockedTraining,
  type LockedTraining,
  recorderOf,
  refuseState,
  type StoredTraining,
  trainingInScope,
} from './changeTraining';
import { type LockedSession, lockedSession, sessionOfTraining } from './playerSessions';
import { answerOfRecorded, type Recorded, sharedReader } from './recorded';
import {
  changes,
  conflicts,
  refuseBallIndexes,
  refuseImpossiblePoints,
  refuseMoveOntoItself,
  type StoredBall,
} from './rules';
import {
  conflictingBall,
  type Recorder,
  selectStoredBalls,
  storedBalls,
  type WrittenBall,
  writeBalls,
  writeLocked,
} from './storedBalls';

interface Recording {
  trainingId: string;
  playerDataId: string;
  balls: readonly PlayedBall[];
  /** Leads to each ball in the request's body. */
  path: (position: number) => string;
}

/**
 * Returns the function that records the balls of a player session, or takes them back, all or none, with their history. It
 * returns the training with them; to a repetition under the same key, with the balls as the first recording left them.
 * It throws `not-found`, `bad-input` for balls or results that the training does not have, `wrong-state` unless the player
 * session is in EDIT, `player-not-approved` unless all balls are taken back, and `ball-conflict` with the ball as it is now.
 */
export function ballRecorder(db: Database): (change: Change, recording: Recording) => Promise<ScheduledTraining> {
  const read = sharedReader(db);
  return async (change, recording) => {
    const done = (await recordUnlessChanged(db, change, recording)) ?? (await recordLocked(db, change, recording));
    return answerOfRecorded(db, change.caller.scope, done, read);
  };
}

/** Reads and decides without a lock, then writes in one statement. Returns null where others changed something in between. */
async function recordUnlessChanged(
  db: Database,
  { caller, idempotency }: Change,
  recording: Recording,
): Promise<Recorded | StoredTraining | null> {
  const { trainingId, playerDataId } = recording;
  const { done, session, stored, ...training } = requireFound(
    await trainingInScope(db, caller.scope, trainingId)
      .select([
        jsonObjectFrom(sessionOfTraining(db, trainingId, playerDataId)).as('session'),
        selectStoredBalls(playerDataId, recording.balls).as('stored'),
        jsonObjectFrom(
          db
            .selectFrom('idempotent_answers')
            .select(['request_hash', 'answer'])
            .where('member_id', '=', caller.id)
            .where('key', '=', idempotency?.key ?? null),
        ).as('done'),
      ])
      .executeTakeFirst(),
  );
  if (idempotency !== null && done !== null) {
    refuseOtherRequest(idempotency.fingerprint, done);
    return done.answer as Recorded | StoredTraining;
  }
  const balls = await changedBalls(db, { training, session: requireFound(session ?? undefined), stored, recording });
  const recorded = recordedOf(recording, balls);
  if (idempotency === null && balls.length === 0) return recorded;
  if (idempotency !== null) await pruneAnswers(db);
  const key = idempotency && { ...idempotency, callerId: caller.id, answer: recorded };
  try {
    return (await writeBalls(db, { trainingId, sessionId: playerDataId, by: recorderOf(caller), balls, key }))
      ? recorded
      : null;
  } catch (error) {
    if (isDeadlock(error)) return null;
    throw error;
  }
}

function recordLocked(db: Database, change: Change, recording: Recording): Promise<Recorded | StoredTraining> {
  const { caller } = change;
  const { trainingId, playerDataId } = recording;
  return changeOnce(
    db,
    change,
    async (tx): Promise<Recorded | StoredTraining> => {
      const training = await lockedTraining(tx, caller.scope, trainingId);
      const session = await lockedSession(tx, training, playerDataId);
      const stored = await storedBalls(tx, playerDataId, recording.balls);
      const balls = await changedBalls(tx, { training, session, stored, recording });
      await writeLocked(tx, { trainingId, sessionId: playerDataId, by: recorderOf(caller), balls });
      return recordedOf(recording, balls);
    },
    (_tx, done) => Promise.resolve(done),
  );
}

interface Situation {
  training: LockedTraining;
  session: LockedSession;
  stored: readonly StoredBall[];
  recording: Recording;
}

/** Returns the balls that the recording changes. Throws what recording throws. */
async function changedBalls(db: Database, { training, session, stored, recording }: Situation): Promise<WrittenBall[]> {
  const { balls, path } = recording;
  refuseBallIndexes(training, balls, path);
  refuseImpossiblePoints(training, balls, path);
  if (!canRecordBalls(training, session)) {
    return refuseState(db, training, 'Balls can be recorded only in a player session that is being edited.');
  }
  if (session.awaitsApproval && balls.some(({ points }) => points !== null)) {
    throw new Refusal('player-not-approved', 'Balls can be recorded only for approved members.');
  }
  const byIndex = new Map(stored.map((ball) => [ball.index, ball]));
  const conflicting = balls.find((ball) => conflicts(byIndex.get(ball.index), ball));
  const newer = conflicting && byIndex.get(conflicting.index);
  if (newer) {
    const current = await conflictingBall(db, session.id, newer);
    throw new Refusal('ball-conflict', 'The ball has been recorded with other points in the meantime.', { current });
  }
  return balls
    .filter((ball) => changes(byIndex.get(ball.index), ball))
    .map(({ recordedAt = null, ...ball }) => ({
      ...ball,
      recordedAt,
      storedVersion: byIndex.get(ball.index)?.version ?? 0,
    }));
}

function recordedOf({ trainingId, playerDataId }: Recording, balls: readonly WrittenBall[]): Recorded {
  const written = balls.map(({ index, points, storedVersion }) => ({ index, points, version: storedVersion + 1 }));
  return { id: trainingId, playerDataId, balls: written };
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
  const [source] = await storedBalls(tx, from.id, [{ index }]);
  const [taken] = await storedBalls(tx, target.id, [to]);
  if (source?.points !== points) throw await moveConflict(tx, from.id, source);
  if (taken !== undefined && taken.points !== null) throw await moveConflict(tx, target.id, taken);

  const written = { trainingId: training.id, by: move.by };
  const cleared = { index, points: null, storedVersion: source.version, recordedAt };
  const given = { index: to.index, points, storedVersion: taken?.version ?? 0, recordedAt };
  await writeLocked(tx, { ...written, sessionId: from.id, balls: [cleared] });
  await writeLocked(tx, { ...written, sessionId: target.id, balls: [given] });
  return true;
}

/** Returns the conflict of a move; without the ball as it is now where it was never recorded. */
async function moveConflict(tx: Transaction, sessionId: string, ball: StoredBall | undefined): Promise<Refusal> {
  const current = ball ? { ...(await conflictingBall(tx, sessionId, ball)), playerDataId: sessionId } : null;
  return new Refusal('ball-conflict', 'One of the two balls has been recorded otherwise in the meantime.', { current });
}
