import { Refusal } from '@contract/problem';
import type { PlayedBall } from '@contract/training';
import { canRecordBalls } from '@contract/trainingStates';
import type { Database } from '@server/db/database';
import { type LockedTraining, refuseState } from '../changeTraining';
import type { LockedSession } from './playerSessions';
import type { Recorded } from './recordingAnswer';
import { changes, conflicts, refuseBallIndexes, refuseImpossiblePoints, type StoredBall } from '../rules';
import { conflictingBall, type WrittenBall } from './storedBalls';

/** The balls of one player session that a call records. */
export interface Recording {
  trainingId: string;
  playerDataId: string;
  balls: readonly PlayedBall[];
  /** Leads to each ball in the request's body. */
  path: (position: number) => string;
}

interface Situation {
  training: LockedTraining;
  session: LockedSession;
  stored: readonly StoredBall[];
  recording: Recording;
}

/** Returns the balls that the recording changes. Throws what recording throws. */
export async function changedBalls(
  db: Database,
  { training, session, stored, recording }: Situation,
): Promise<WrittenBall[]> {
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
  const changed = balls.filter((ball) => changes(byIndex.get(ball.index), ball));
  await refuseUndoingOthers(db, session.id, changed, byIndex);
  return changed.map(({ index, points, recordedAt = null }) => {
    const { version: storedVersion = 0, points: before = null } = byIndex.get(index) ?? {};
    return { index, points, recordedAt, storedVersion, before };
  });
}

/** Whoever undoes a recording that changed nothing, or that others have followed, would take back a ball of somebody else. */
async function refuseUndoingOthers(
  db: Database,
  sessionId: string,
  balls: readonly PlayedBall[],
  stored: ReadonlyMap<number, StoredBall>,
): Promise<void> {
  for (const { index, undoes } of balls) {
    const ball = stored.get(index);
    if (undoes === undefined || ball === undefined) continue;
    const current = await conflictingBall(db, sessionId, ball);
    if (Date.parse(current.recordedAt) === Date.parse(undoes)) continue;
    throw new Refusal('ball-conflict', 'The ball stands there by another recording than the one undone.', { current });
  }
}

/** Returns the balls that had points before. */
export function correctionsOf(balls: readonly WrittenBall[]) {
  return balls
    .filter(({ before }) => before !== null)
    .map(({ index, before, points: after }) => ({ index, before, after }));
}

/** Returns what is stored of the recording for a repetition, once these balls are written. */
export function recordedOf({ trainingId, playerDataId }: Recording, balls: readonly WrittenBall[]): Recorded {
  const written = balls.map(({ index, points, storedVersion }) => ({ index, points, version: storedVersion + 1 }));
  return { id: trainingId, playerDataId, balls: written };
}
