import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fromTenths } from '@contract/handicap';
import type { TemplateState } from '@contract/lists';
import { Refusal } from '@contract/problem';
import type { FieldError } from '@contract/refusals';
import { covers } from '@contract/rights';
import type { Deleted } from '@contract/shapes';
import { missingForReady } from '@contract/templateReadiness';
import type { PlanTraining, ScheduledTraining, StartQuery, TrainingSnapshot } from '@contract/training';
import { canFinish, canStart, canUnfinish, canUnstart } from '@contract/trainingStates';
import { changeOnce } from '@server/db/changeOnce';
import { jsonText } from '@server/db/columnValues';
import type { Database, Transaction } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { recordOfTraining } from '@server/db/recordTraining';
import { type Change, type LockedTraining, lockedTraining, NEXT_UPDATE, refuseState } from './changeTraining';
import { visibleTraining } from './queries';
import { logDeletedTraining } from './changeLog';
import { refuseLosingResults } from './rules';

/**
 * Returns the training that is planned with a copy of the template as it is now. Throws `foreign-club`,
 * `unknown-reference` for a club or template that does not exist, `template-not-ready` saying what it lacks.
 */
export async function planTraining(db: Database, change: Change, options: PlanTraining): Promise<ScheduledTraining> {
  const { caller } = change;
  if (!covers(caller.scope, options.golfclubId)) {
    throw new Refusal('foreign-club', 'Trainings can be planned only for your own club.');
  }
  const work = async (tx: Transaction) => {
    await requireClub(tx, options.golfclubId);
    const planned = await tx
      .insertInto('scheduled_trainings')
      .values({
        golfclub_id: options.golfclubId,
        planned_date: options.plannedDate,
        planned_time: options.plannedTime ?? null,
        series_id: options.seriesOf === undefined ? null : await seriesOf(tx, options.golfclubId, options.seriesOf),
        planned_by: caller.id,
        snapshot: jsonText(await readySnapshot(tx, options.trainingTemplateId)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordOfTraining(tx, planned.id, { action: 'training.planned', actorId: caller.id });
    return planned;
  };
  return changeOnce(db, change, work, (tx, { id }) => visibleTraining(tx, caller.scope, id));
}

async function requireClub(tx: Transaction, golfclubId: string): Promise<void> {
  const club = await tx
    .selectFrom('golfclubs')
    .select('id')
    .where('id', '=', golfclubId)
    // A club that is deleted at the same moment must not get a training any more.
    .forKeyShare()
    .executeTakeFirst();
  if (club === undefined) throw unknown('/golfclubId', 'There is no golf club with this id.');
}

/** Returns the series of the training, which begins with it where it is in none yet. */
async function seriesOf(tx: Transaction, golfclubId: string, trainingId: string): Promise<string> {
  const first = await tx
    .updateTable('scheduled_trainings')
    .set({
      series_id: sql`coalesce(series_id, id)`,
      updated_at: sql`case when series_id is null then ${NEXT_UPDATE} else updated_at end`,
    })
    .where('id', '=', trainingId)
    .where('golfclub_id', '=', golfclubId)
    .returning(sql<string>`series_id`.as('series'))
    .executeTakeFirst();
  if (first === undefined) throw unknown('/seriesOf', 'There is no training of this golf club with this id.');
  return first.series;
}

async function readySnapshot(tx: Transaction, templateId: string) {
  const template = await snapshotOfTemplate(tx, templateId);
  if (template === null) throw unknown('/trainingTemplateId', 'There is no training template with this id.');
  const { state, snapshot } = template;
  const gaps = missingForReady({ ...snapshot, state });
  if (gaps.length === 0) return snapshot;
  throw new Refusal('template-not-ready', `No training can be planned from this template: ${gaps.join(', ')}.`);
}

function unknown(path: string, message: string): Refusal {
  const error: FieldError = { path, reason: 'not-listed', message };
  return new Refusal('unknown-reference', message, { errors: [error] });
}

/**
 * Returns the template with the rows of its points mapping as one statement sees them, null if there is none with this id. As
 * long as it is being planned from, it keeps its images, so that none of them can be deleted.
 */
export async function snapshotOfTemplate(
  db: Database,
  templateId: string,
): Promise<{ state: TemplateState; snapshot: TrainingSnapshot } | null> {
  // Not with the read: that would still join what stood in the template before the wait for the lock.
  await db.selectFrom('templates').select('id').where('id', '=', templateId).forShare().execute();
  const row = await db
    .selectFrom('templates as t')
    .leftJoin('training_categories as c', 'c.id', 't.category_id')
    .leftJoin('mappings as m', 'm.id', 't.mapping_id')
    .selectAll('t')
    .select((template) => [
      'c.id as categoryId',
      'c.name as categoryName',
      'm.id as mappingId',
      'm.name as mappingName',
      jsonArrayFrom(
        template
          .selectFrom('mapping_rows as r')
          .select(['r.difference_tenths', 'r.points'])
          .whereRef('r.mapping_id', '=', 't.mapping_id')
          .orderBy('r.difference_tenths'),
      ).as('rows'),
    ])
    .where('t.id', '=', templateId)
    .executeTakeFirst();
  if (row === undefined) return null;

  const { categoryId, categoryName, mappingId, mappingName } = row;
  const snapshot: TrainingSnapshot = {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    moreInformationLink: row.more_information_link,
    image: row.image,
    category: categoryId !== null && categoryName !== null ? { id: categoryId, name: categoryName } : null,
    trainingHandicapDifferenceToPointsMapping:
      mappingId !== null && mappingName !== null ? { id: mappingId, name: mappingName } : null,
    teamMode: row.team_mode,
    instructions: row.instructions,
    hints: row.hints,
    balls: row.balls,
    scoreHandicapMap: row.score_handicap_map,
    numberofballs: row.balls.length,
    mapping: row.rows.map(({ difference_tenths, points }) => ({
      handicapDifference: fromTenths(difference_tenths),
      points,
    })),
  };
  return { state: row.state, snapshot };
}

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
