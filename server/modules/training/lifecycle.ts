import { sql } from 'kysely';
import { Refusal } from '@contract/problem';
import { covers } from '@contract/rights';
import type { Deleted } from '@contract/shapes';
import type { StartQuery } from '@contract/training';
import { canFinish, canStart, canUnfinish, canUnstart } from '@contract/trainingStates';
import { changeOnce } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { type Change, type LockedTraining, lockedTraining, refuseState } from './changeTraining';
import { visibleTraining } from './queries';
import { logDeletedTraining } from './changeLog';
import { refuseLosingResults } from './rules';

/** What finishing and opening again do to the league, in the same transaction. */
export interface Results {
  record(tx: Transaction, trainingId: string): Promise<void>;
  remove(tx: Transaction, trainingId: string): Promise<void>;
}

/**
 * Starts a planned training. Where a day is given, the planned date moves to it, and loses its time of day if it was
 * another. Returns false if the training is running already; throws `wrong-state` if it is finished.
 */
export async function startTraining(
  tx: Transaction,
  training: LockedTraining,
  { plannedDate }: StartQuery,
): Promise<boolean> {
  if (training.status === 'STARTED') return false;
  if (!canStart(training)) return refuseState(tx, training, 'Only a planned training can be started.');
  await tx
    .updateTable('scheduled_trainings')
    .set({ status: 'STARTED', started_at: sql`clock_timestamp()` })
    .$if(plannedDate !== undefined, (started) =>
      started.set({
        planned_date: plannedDate ?? '',
        planned_date_before_start: sql`nullif(planned_date, ${plannedDate}::date)`,
        // A time of day belongs to its day: it says nothing of another.
        planned_time: sql`case when planned_date = ${plannedDate}::date then planned_time end`,
        planned_time_before_start: sql`case when planned_date <> ${plannedDate}::date then planned_time end`,
      }),
    )
    .where('id', '=', training.id)
    .execute();
  return true;
}

/**
 * Takes the start of a training back, with the planned date and time from before it; its player sessions stay. Returns
 * false if it is planned already; throws `wrong-state` if it is finished, `has-balls` once a ball is recorded in it.
 */
export async function unstartTraining(tx: Transaction, training: LockedTraining): Promise<boolean> {
  if (training.status === 'PLANNED') return false;
  if (training.status !== 'STARTED')
    return refuseState(tx, training, 'Only a started training can go back to planned.');
  if (!canUnstart(await visibleTraining(tx, { everyClub: true }, training.id))) {
    throw new Refusal('has-balls', 'A training with recorded balls cannot go back to planned.');
  }
  await tx
    .updateTable('scheduled_trainings')
    .set({
      status: 'PLANNED',
      started_at: null,
      planned_date: sql`coalesce(planned_date_before_start, planned_date)`,
      planned_date_before_start: null,
      planned_time: sql`case when planned_date_before_start is null then planned_time else planned_time_before_start end`,
      planned_time_before_start: null,
    })
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
    .set(({ ref }) => ({ status: 'FINISHED', status_before_finish: ref('status') }))
    .where('training_id', '=', training.id)
    .execute();
  await results.record(tx, training.id);
  return true;
}

/**
 * Opens a finished training again and takes its results out of the league; its player sessions get the statuses from before
 * it was finished. Returns false if it is running; throws `wrong-state` if it has not been started.
 */
export async function unfinishTraining(tx: Transaction, training: LockedTraining, results: Results): Promise<boolean> {
  if (training.status === 'STARTED') return false;
  if (!canUnfinish(training)) return refuseState(tx, training, 'Only a finished training can be opened again.');
  await tx
    .updateTable('scheduled_trainings')
    .set({ status: 'STARTED', finished_at: null, was_reopened: true })
    .where('id', '=', training.id)
    .execute();
  await tx
    .updateTable('player_sessions')
    .set(({ ref }) => ({ status: sql`coalesce(status_before_finish, ${ref('status')})`, status_before_finish: null }))
    .where('training_id', '=', training.id)
    .execute();
  await results.remove(tx, training.id);
  return true;
}

/**
 * Returns the id of the training that is deleted, in any state, with its player sessions, balls and league events; the
 * record says how many. Throws `not-found` for a training of a club that is not in the scope, and `not-permitted` where
 * its results are or were in the league and the caller is no admin.
 */
export async function deleteTraining(db: Database, change: Change, trainingId: string): Promise<Deleted> {
  const { caller } = change;
  const work = async (tx: Transaction) => {
    const training = await lockedTraining(tx, caller.scope, trainingId);
    const { id, golfclubId, status, wasReopened } = training;
    refuseLosingResults(training, caller.roles);
    await logDeletedTraining(tx, caller.id, training);
    await tx.deleteFrom('scheduled_trainings').where('id', '=', id).execute();
    return { id, golfclubId, status, wasReopened };
  };
  return changeOnce(db, change, work, async (_tx, deleted) => {
    if (!covers(caller.scope, deleted.golfclubId)) throw notFound();
    refuseLosingResults(deleted, caller.roles);
    return { id: deleted.id };
  });
}
