import { sql } from 'kysely';
import { Refusal } from '../../../contract/refusals';
import type { Ball, ConflictingBall, PlayedBall } from '../../../contract/training';
import { canRecordBalls } from '../../../contract/trainingStates';
import type { Transaction } from '../../db/database';
import { refuseState, type LockedTraining } from './changeTraining';
import { lockedSession } from './playerSessions';
import { changes, conflicts, refuseBallIndexes } from './rules';

interface Recording {
  playerDataId: string;
  memberId: string;
  balls: readonly PlayedBall[];
  /** Leads to each ball in the request's body. */
  path: (position: number) => string;
}

/**
 * Records the balls of a player session, all or none, with their history. Returns whether any had other points before.
 * Throws `not-found`, `bad-input` for balls that the training does not have, `wrong-state` unless the player session
 * is in EDIT, and `ball-conflict` with the ball as it is now.
 */
export async function recordBalls(tx: Transaction, training: LockedTraining, recording: Recording): Promise<boolean> {
  const session = await lockedSession(tx, training, recording.playerDataId);
  refuseBallIndexes(training, recording.balls, recording.path);
  if (!canRecordBalls(training, session)) {
    return refuseState(tx, training, 'Balls can be recorded only in a player session that is being edited.');
  }
  const stored = await storedBalls(tx, session.id, recording.balls);
  const conflicting = recording.balls.find((ball) => conflicts(stored.get(ball.index), ball));
  if (conflicting) throw await conflict(tx, session.id, conflicting.index);

  const changed = recording.balls
    .filter((ball) => changes(stored.get(ball.index), ball))
    .map((ball) => ({ ...ball, version: (stored.get(ball.index)?.version ?? 0) + 1 }));
  if (changed.length === 0) return false;
  const rows = changed.map(({ index, points, version }) => ({ player_session_id: session.id, index, points, version }));
  await tx
    .insertInto('balls')
    .values(rows)
    .onConflict((ball) =>
      ball.columns(['player_session_id', 'index']).doUpdateSet((row) => ({
        points: row.ref('excluded.points'),
        version: row.ref('excluded.version'),
      })),
    )
    .execute();
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

async function storedBalls(tx: Transaction, sessionId: string, balls: readonly PlayedBall[]) {
  const rows = await tx
    .selectFrom('balls')
    .select(['index', 'points', 'version'])
    .where('player_session_id', '=', sessionId)
    .where(sql<boolean>`index = any(${balls.map(({ index }) => index)}::integer[])`)
    .execute();
  return new Map(rows.map((ball): [number, Ball] => [ball.index, ball]));
}

async function conflict(tx: Transaction, sessionId: string, index: number): Promise<Refusal> {
  const { recorder_name, recorder_surname, ...ball } = await tx
    .selectFrom('balls as b')
    .innerJoin('ball_recordings as r', (join) =>
      join
        .onRef('r.player_session_id', '=', 'b.player_session_id')
        .onRef('r.index', '=', 'b.index')
        .onRef('r.version', '=', 'b.version'),
    )
    .leftJoin('members as m', 'm.id', 'r.recorded_by')
    .select(({ fn }) => [
      'b.index',
      'b.points',
      'b.version',
      'm.name as recorder_name',
      'm.surname as recorder_surname',
      fn.coalesce('r.recorded_at', 'r.received_at').as('recordedAt'),
    ])
    .where('b.player_session_id', '=', sessionId)
    .where('b.index', '=', index)
    .executeTakeFirstOrThrow();
  const current: ConflictingBall = {
    ...ball,
    recordedBy: { name: recorder_name ?? '', surname: recorder_surname ?? '' },
  };
  return new Refusal('ball-conflict', 'The ball has been recorded with other points in the meantime.', { current });
}
