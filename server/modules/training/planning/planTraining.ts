import { sql } from 'kysely';
import { fieldError } from '@contract/fieldError';
import { Refusal } from '@contract/problem';
import { covers } from '@contract/rights';
import { missingForReady } from '@contract/templateReadiness';
import type { PlanTraining, ScheduledTraining, TrainingSnapshot } from '@contract/training';
import { changeOnce } from '@server/db/changeOnce';
import { clubWithId } from '@server/db/clubs';
import { jsonText } from '@server/db/columnValues';
import type { Database, Transaction } from '@server/db/database';
import { recordOfTraining } from '@server/db/recordTraining';
import { type Change, NEXT_UPDATE } from '../changeTraining';
import { visibleTraining } from '../queries';
import { snapshotOfTemplate } from './templateSnapshot';

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
    const golfclub = await clubWithId(tx, options.golfclubId, 'noDelete');
    if (golfclub === null) throw unknown('/golfclubId', 'There is no golf club with this id.');
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

async function readySnapshot(tx: Transaction, templateId: string): Promise<TrainingSnapshot> {
  const template = await snapshotOfTemplate(tx, templateId);
  if (template === null) throw unknown('/trainingTemplateId', 'There is no training template with this id.');
  const { state, snapshot } = template;
  const gaps = missingForReady({ ...snapshot, state });
  if (gaps.length === 0) return snapshot;
  throw new Refusal('template-not-ready', `No training can be planned from this template: ${gaps.join(', ')}.`);
}

function unknown(path: string, message: string): Refusal {
  return new Refusal('unknown-reference', message, {
    errors: [fieldError(path, 'not-listed', 'names something that does not exist.')],
  });
}
