import { sql } from 'kysely';
import { fromTenths, toTenths } from '@contract/handicap';
import type { PlayerDataStatus } from '@contract/lists';
import { Refusal } from '@contract/problem';
import type { ConflictingBall, CorrectedHandicap, MovedBall, PlayedBall } from '@contract/training';
import {
  canCorrectHandicap,
  canDeletePlayerSession,
  canEditPlayerSession,
  canFinishPlayerSession,
  canRecordBalls,
} from '@contract/trainingStates';
import type { Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { type LockedTraining, recordCorrectedHandicap, recordDeletedSession, refuseState } from './changeTraining';
import {
  changes,
  conflicts,
  refuseBallIndexes,
  refuseImpossiblePoints,
  refuseMoveOntoItself,
  type StoredBall,
} from './rules';

/** A player session that nobody else can change before the transaction ends. */
export interface LockedSession {
  id: string;
  playerDataStatus: PlayerDataStatus;
  /** Whether somebody in it still waits for the approval by the club. */
  awaitsApproval: boolean;
}

/** Returns the player session of this training, locked. Throws `not-found` also for one of another training. */
export async function lockedSession(tx: Transaction, training: LockedTraining, id: string): Promise<LockedSession> {
  const session = await tx
    .selectFrom('player_sessions')
    .select([
      'id',
      'status as playerDataStatus',
      sql<boolean>`exists (
        select from player_session_players p join members m on m.id = p.member_id
        where p.player_session_id = player_sessions.id and 'UNAPPROVED' = any(m.roles))`.as('awaitsApproval'),
    ])
    .where('id', '=', id)
    .where('training_id', '=', training.id)
    .forUpdate()
    .executeTakeFirst();
  return requireFound(session);
}

/** Puts a player session into EDIT. Returns false if it is there already; throws `wrong-state` unless the training runs. */
export async function editSession(tx: Transaction, training: LockedTraining, id: string): Promise<boolean> {
  const session = await lockedSession(tx, training, id);
  if (training.status === 'STARTED' && session.playerDataStatus === 'EDIT') return false;
  if (!canEditPlayerSession(training, session)) {
    return refuseState(tx, training, 'Player sessions can be edited only while their training is running.');
  }
  await setStatus(tx, id, 'EDIT');
  return true;
}

/** Puts all player sessions of a training into EDIT. Returns whether any was not; throws `wrong-state` unless the training runs. */
export async function editSessions(tx: Transaction, training: LockedTraining): Promise<boolean> {
  if (training.status !== 'STARTED') {
    return refuseState(tx, training, 'Player sessions can be edited only while their training is running.');
  }
  const opened = await tx
    .updateTable('player_sessions')
    .set({ status: 'EDIT' })
    .where('training_id', '=', training.id)
    .where('status', '!=', 'EDIT')
    .returning('id')
    .execute();
  return opened.length > 0;
}

/** Ends the EDIT of a player session. Returns false if it is finished already; throws `wrong-state` if it was never edited. */
export async function finishSession(tx: Transaction, training: LockedTraining, id: string): Promise<boolean> {
  const session = await lockedSession(tx, training, id);
  if (training.status === 'STARTED' && session.playerDataStatus === 'FINISHED') return false;
  if (!canFinishPlayerSession(training, session)) {
    return refuseState(
      tx,
      training,
      'Only a player session that is being edited in a running training can be finished.',
    );
  }
  await setStatus(tx, id, 'FINISHED');
  return true;
}

/** Deletes a player session with its balls, of which the record tells. Throws `wrong-state` once it or its training is finished. */
export async function deleteSession(
  tx: Transaction,
  training: LockedTraining,
  id: string,
  actorId: string,
): Promise<boolean> {
  const session = await lockedSession(tx, training, id);
  if (!canDeletePlayerSession(training, session)) {
    return refuseState(tx, training, 'A finished player session cannot be deleted.');
  }
  await recordDeletedSession(tx, actorId, training, id);
  await tx.deleteFrom('player_sessions').where('id', '=', id).execute();
  return true;
}

async function setStatus(tx: Transaction, id: string, status: PlayerDataStatus): Promise<void> {
  await tx.updateTable('player_sessions').set({ status }).where('id', '=', id).execute();
}

interface HandicapCorrection {
  playerDataId: string;
  actorId: string;
  correction: CorrectedHandicap;
}

/**
 * Corrects the handicap that a player of the session started with, and puts it on record. Returns false if it is that
 * already. Throws `not-found`, `wrong-state` unless the training runs, and `handicap-conflict` where it is another one by now
 * than the device had seen.
 */
export async function correctHandicap(
  tx: Transaction,
  training: LockedTraining,
  { playerDataId, actorId, correction: { playerId, handicap, basedOn } }: HandicapCorrection,
): Promise<boolean> {
  const session = await lockedSession(tx, training, playerDataId);
  const player = await tx
    .selectFrom('player_session_players')
    .select('handicap_started_tenths as tenths')
    .where('player_session_id', '=', session.id)
    .where('member_id', '=', playerId)
    .executeTakeFirst();
  const { tenths } = requireFound(player);
  if (!canCorrectHandicap(training)) {
    return refuseState(tx, training, 'A start handicap can be corrected only while the training is running.');
  }
  if (tenths === toTenths(handicap)) return false;
  const before = fromTenths(tenths);
  if (tenths !== toTenths(basedOn)) {
    throw new Refusal('handicap-conflict', 'The start handicap has been corrected in the meantime.', {
      current: { playerId, handicap: before },
    });
  }
  await tx
    .updateTable('player_session_players')
    .set({ handicap_started_tenths: toTenths(handicap) })
    .where('player_session_id', '=', session.id)
    .where('member_id', '=', playerId)
    .execute();
  await recordCorrectedHandicap(tx, actorId, training, { memberId: playerId, before, after: handicap });
  return true;
}

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
 * Throws `not-found`, `bad-input` for balls or results that the training does not have, `wrong-state` unless the player session
 * is in EDIT, `player-not-approved` unless all balls are taken back, and `ball-conflict` with the ball as it is now.
 */
export async function recordBalls(tx: Transaction, training: LockedTraining, recording: Recording): Promise<boolean> {
  const session = await lockedSession(tx, training, recording.playerDataId);
  refuseBallIndexes(training, recording.balls, recording.path);
  refuseImpossiblePoints(training, recording.balls, recording.path);
  if (!canRecordBalls(training, session)) {
    return refuseState(tx, training, 'Balls can be recorded only in a player session that is being edited.');
  }
  if (session.awaitsApproval && recording.balls.some(({ points }) => points !== null)) {
    throw new Refusal('player-not-approved', 'Balls can be recorded only for approved members.');
  }
  const stored = await storedBalls(tx, session.id, recording.balls);
  const conflicting = recording.balls.find((ball) => conflicts(stored.get(ball.index), ball));
  const newer = conflicting && stored.get(conflicting.index);
  if (newer) {
    const current = await conflictingBall(tx, session.id, newer);
    throw new Refusal('ball-conflict', 'The ball has been recorded with other points in the meantime.', { current });
  }

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

interface Move {
  playerDataId: string;
  memberId: string;
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
  const source = (await storedBalls(tx, from.id, [{ index }])).get(index);
  const taken = (await storedBalls(tx, target.id, [to])).get(to.index);
  if (source?.points !== points) throw await moveConflict(tx, from.id, source);
  if (taken !== undefined && taken.points !== null) throw await moveConflict(tx, target.id, taken);

  const cleared = { player_session_id: from.id, index, points: null, version: source.version + 1 };
  const given = { player_session_id: target.id, index: to.index, points, version: (taken?.version ?? 0) + 1 };
  await storeBalls(tx, from.id, [cleared]);
  await storeBalls(tx, target.id, [given]);
  const recording = { recorded_by: move.memberId, recorded_at: recordedAt };
  await tx
    .insertInto('ball_recordings')
    .values([cleared, given].map((row) => ({ ...row, ...recording })))
    .execute();
  return true;
}

/** Returns the conflict of a move; without the ball as it is now where it was never recorded. */
async function moveConflict(tx: Transaction, sessionId: string, ball: StoredBall | undefined): Promise<Refusal> {
  const current = ball ? { ...(await conflictingBall(tx, sessionId, ball)), playerDataId: sessionId } : null;
  return new Refusal('ball-conflict', 'One of the two balls has been recorded otherwise in the meantime.', { current });
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
async function storedBalls(tx: Transaction, sessionId: string, balls: readonly { index: number }[]) {
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

async function conflictingBall(tx: Transaction, sessionId: string, ball: StoredBall): Promise<ConflictingBall> {
  const { name, surname, recordedAt } = await tx
    .selectFrom('ball_recordings as r')
    .leftJoin('members as m', 'm.id', 'r.recorded_by')
    .select(({ fn }) => ['m.name', 'm.surname', fn.coalesce('r.recorded_at', 'r.received_at').as('recordedAt')])
    .where('r.player_session_id', '=', sessionId)
    .where('r.index', '=', ball.index)
    .where('r.version', '=', ball.version)
    .executeTakeFirstOrThrow();
  return { ...ball, recordedBy: { name: name ?? '', surname: surname ?? '' }, recordedAt };
}
