import { sql } from 'kysely';
import { Refusal } from '../../../contract/refusals';
import type { ConflictingBall, PlayedBall } from '../../../contract/training';
import { canRecordBalls } from '../../../contract/trainingStates';
import type { Transaction } from '../../db/database';
import { refuseState, type LockedTraining } from './changeTraining';
import { lockedSession } from './playerSessions';
import { changes, conflicts, refuseBallIndexes, type StoredBall } from './rules';

interface Recording {
  playerDataId: string;
  memberId: string;
  balls: readonly PlayedBall[];
  /** Leads to each ball in the request's body. */
  path: (position: number) => string;
}

/**
 * Records the balls of a player session, or takes them back, all or none, with their history. Returns whether any had
 * other points before.
 * Throws `not-found`, `bad-input` for balls that the training does not have, `wrong-state` unless the player session
 * is in EDIT, `player-not-approved` unless all balls are taken back, and `ball-conflict` with the ball as it is now.
 */
export async function recordBalls(tx: Transaction, training: LockedTraining, recording: Recording): Promise<boolean> {
  const session = await lockedSession(tx, training, recording.playerDataId);
  refuseBallIndexes(training, recording.balls, recording.path);
  if (!canRecordBalls(training, session)) {
    return refuseState(tx, training, 'Balls can be recorded only in a player session that is being edited.');
  }
  if (session.awaitsApproval && recording.balls.some(({ points }) => points !== null)) {
    throw new Refusal('player-not-approved', 'Balls can be recorded only for approved members.');
  }
  const stored = await storedBalls(tx, session.id, recording.balls);
  const conflicting = recording.balls.find((ball) => conflicts(stored.get(ball.index), ball));
  const newer = conflicting && stored.get(conflicting.index);
  if (newer) throw await conflict(tx, session.id, newer);

  const changed = recording.balls
    .filter((ball) => changes(stored.get(ball.index), ball))
    .map((ball) => ({ ...ball, version: (stored.get(ball.index)?.version ?? 0) + 1 }));
  if (changed.length === 0) return false;
  const rows = changed.map(({ index, points, version }) => ({ player_session_id: session.id, index, points, version }));
  await storeBalls(tx, session.id, rows);
  await tx
    .insertInto('ball_recordings')
    .values(
      rows.map((row, position) => ({
        ...row,
        recorded_by: recording.memberId,
        recorded_at: changed[position]?.recordedAt ?? null,
      })),
    )
    .execute();
  return true;
}

/** Writes what was played; what was taken back leaves no ball, only its history. */
async function storeBalls(
  tx: Transaction,
  sessionId: string,
  rows: readonly (StoredBall & { player_session_id: string })[],
): Promise<void> {
  const played = rows.flatMap(({ points, ...row }) => (points === null ? [] : [{ ...row, points }]));
  const takenBack = rows.filter(({ points }) => points === null).map(({ index }) => index);
  if (takenBack.length > 0) {
    await tx
      .deleteFrom('balls')
      .where('player_session_id', '=', sessionId)
      .where(sql<boolean>`index = any(${takenBack}::integer[])`)
      .execute();
  }
  if (played.length === 0) return;
  await tx
    .insertInto('balls')
    .values(played)
    .onConflict((ball) =>
      ball.columns(['player_session_id', 'index']).doUpdateSet((row) => ({
        points: row.ref('excluded.points'),
        version: row.ref('excluded.version'),
      })),
    )
    .execute();
}

/** Returns the balls that there are, and of those that were taken back the version they have come to. */
async function storedBalls(tx: Transaction, sessionId: string, balls: readonly PlayedBall[]) {
  const indexes = balls.map(({ index }) => index);
  const { rows } = await sql<StoredBall>`
    select index, points, version from balls
    where player_session_id = ${sessionId} and index = any(${indexes}::integer[])
    union all
    select r.index, null, max(r.version) from ball_recordings r
    where r.player_session_id = ${sessionId} and r.index = any(${indexes}::integer[])
      and not exists (select from balls b where b.player_session_id = r.player_session_id and b.index = r.index)
    group by r.index`.execute(tx);
  return new Map(rows.map((ball): [number, StoredBall] => [ball.index, ball]));
}

async function conflict(tx: Transaction, sessionId: string, ball: StoredBall): Promise<Refusal> {
  const { name, surname, recordedAt } = await tx
    .selectFrom('ball_recordings as r')
    .leftJoin('members as m', 'm.id', 'r.recorded_by')
    .select(({ fn }) => ['m.name', 'm.surname', fn.coalesce('r.recorded_at', 'r.received_at').as('recordedAt')])
    .where('r.player_session_id', '=', sessionId)
    .where('r.index', '=', ball.index)
    .where('r.version', '=', ball.version)
    .executeTakeFirstOrThrow();
  const current: ConflictingBall = { ...ball, recordedBy: { name: name ?? '', surname: surname ?? '' }, recordedAt };
  return new Refusal('ball-conflict', 'The ball has been recorded with other points in the meantime.', { current });
}
