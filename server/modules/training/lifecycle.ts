import { sql } from 'kysely';
import { canFinish, canStart, canUnfinish } from '../../../contract/trainingStates';
import type { Transaction } from '../../db/database';
import { refuseState, type LockedTraining } from './changeTraining';

/** What finishing and opening again do to the league, in the same transaction. */
export interface Results {
  record(tx: Transaction, trainingId: string): Promise<void>;
  remove(tx: Transaction, trainingId: string): Promise<void>;
}

/** Starts a planned training. Returns false if it is running already; throws `wrong-state` if it is finished. */
export async function startTraining(tx: Transaction, training: LockedTraining): Promise<boolean> {
  if (training.status === 'STARTED') return false;
  if (!canStart(training)) return refuseState(tx, training, 'Only a planned training can be started.');
  await tx
    .updateTable('scheduled_trainings')
    .set({ status: 'STARTED', started_at: sql`clock_timestamp()` })
    .where('id', '=', training.id)
    .execute();
  return true;
}

/**
 * Finishes a running training with its open player sessions and records its results. Returns false if it is finished
 * already; throws `wrong-state` if it has not been started.
 */
export async function finishTraining(tx: Transaction, training: LockedTraining, results: Results): Promise<boolean> {
  if (training.status === 'FINISHED') return false;
  if (!canFinish(training)) return refuseState(tx, training, 'Only a started training can be finished.');
  await tx
    .updateTable('scheduled_trainings')
    .set({ status: 'FINISHED', finished_at: sql`clock_timestamp()` })
    .where('id', '=', training.id)
    .execute();
  await tx
    .updateTable('player_sessions')
    .set({ status: 'FINISHED' })
    .where('training_id', '=', training.id)
    .where('status', '!=', 'FINISHED')
    .execute();
  await results.record(tx, training.id);
  return true;
}

/**
 * Opens a finished training again and takes its results out of the league; its player sessions stay finished.
 * Returns false if it is running; throws `wrong-state` if it has not been started.
 */
export async function unfinishTraining(tx: Transaction, training: LockedTraining, results: Results): Promise<boolean> {
  if (training.status === 'STARTED') return false;
  if (!canUnfinish(training)) return refuseState(tx, training, 'Only a finished training can be opened again.');
  await tx
    .updateTable('scheduled_trainings')
    .set({ status: 'STARTED', finished_at: null, was_reopened: true })
    .where('id', '=', training.id)
    .execute();
  await results.remove(tx, training.id);
  return true;
}
