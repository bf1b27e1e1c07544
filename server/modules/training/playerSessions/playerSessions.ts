import { sql } from 'kysely';
import { fromTenths, toTenths } from '@contract/handicap';
import type { CallerRole, PlayerDataStatus } from '@contract/lists';
import { Refusal } from '@contract/problem';
import type { CorrectedHandicap } from '@contract/training';
import {
  canCorrectHandicap,
  canDeletePlayerSession,
  canEditPlayerSession,
  canFinishPlayerSession,
} from '@contract/trainingStates';
import type { Database, Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { type LockedTraining, refuseState } from '../changeTraining';
import { closeUpGroups } from '../groups';
import { logCorrectedHandicap, logDeletedSession } from '../changeLog';
import { refuseReopening } from '../rules';

/** A player session that nobody else can change before the transaction ends. */
export interface LockedSession {
  id: string;
  playerDataStatus: PlayerDataStatus;
  /** Whether somebody in it still waits for the approval by the club. */
  awaitsApproval: boolean;
}

/** Returns the player session of this training, locked. Throws `not-found` also for one of another training. */
export async function lockedSession(tx: Transaction, training: LockedTraining, id: string): Promise<LockedSession> {
  return requireFound(await sessionsOfTraining(tx, training.id, [id]).forUpdate().executeTakeFirst());
}

/** Returns the query for what recording needs to know of these player sessions of this training. */
export function sessionsOfTraining(db: Database, trainingId: string, ids: readonly string[]) {
  return db
    .selectFrom('player_sessions')
    .select([
      'id',
      'status as playerDataStatus',
      sql<boolean>`exists (
        select from player_session_players p join members m on m.id = p.member_id
        where p.player_session_id = player_sessions.id and 'UNAPPROVED' = any(m.roles))`.as('awaitsApproval'),
    ])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('training_id', '=', trainingId);
}

/**
 * Puts a player session into EDIT. Returns false if it is there already; throws `wrong-state` unless the training runs,
 * `not-permitted` where a helper would open a finished one.
 */
export async function editSession(
  tx: Transaction,
  training: LockedTraining,
  id: string,
  roles: readonly CallerRole[],
): Promise<boolean> {
  const session = await lockedSession(tx, training, id);
  refuseReopening(session, roles);
  if (training.status === 'STARTED' && session.playerDataStatus === 'EDIT') return false;
  if (!canEditPlayerSession(training, session)) {
    return refuseState(tx, training, 'Player sessions can be edited only while their training is running.');
  }
  await setStatus(tx, id, 'EDIT');
  return true;
}

/**
 * Puts all player sessions of a training into EDIT; returns whether any was not. Throws `wrong-state` unless the training runs.
 */
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
  if (session.playerDataStatus === 'FINISHED') return false;
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

/**
 * Deletes a player session with its balls, of which the record tells. Throws `wrong-state` once it or its training is finished.
 */
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
  await logDeletedSession(tx, actorId, training, id);
  await tx.deleteFrom('player_sessions').where('id', '=', id).execute();
  await closeUpGroups(tx, training.id);
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
  await logCorrectedHandicap(tx, actorId, training, { memberId: playerId, before, after: handicap });
  return true;
}
