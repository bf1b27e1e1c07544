import { sql } from 'kysely';
import type { PlayerDataStatus } from '../../../contract/lists';
import { canDeletePlayerSession, canEditPlayerSession, canFinishPlayerSession } from '../../../contract/trainingStates';
import type { Transaction } from '../../db/database';
import { refuseState, type LockedTraining } from './changeTraining';
import { recordDeletedSession } from './recordLoss';
import { notFound } from './rules';

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
  if (session === undefined) throw notFound();
  return session;
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
