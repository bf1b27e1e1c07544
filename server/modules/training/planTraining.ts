import { Refusal, type FieldError } from '../../../contract/refusals';
import { covers } from '../../../contract/rights';
import { whatKeepsFromReady } from '../../../contract/templateReadiness';
import type { PlanTraining, ScheduledTraining } from '../../../contract/training';
import { changeOnce } from '../../db/answerOnce';
import type { Database, Transaction } from '../../db/database';
import { jsonText } from '../../db/jsonText';
import type { Change } from './changeTraining';
import { snapshotOfTemplate } from './snapshotOfTemplate';
import { visibleTraining } from './visibleTraining';

/**
 * Returns the training that is planned with a copy of the template as it is now. Throws `foreign-club`,
 * `unknown-reference` for a club or template that does not exist, `template-not-ready` saying what it lacks.
 */
export async function planTraining(db: Database, change: Change, wishes: PlanTraining): Promise<ScheduledTraining> {
  const { caller } = change;
  if (!covers(caller.scope, wishes.golfclubId)) {
    throw new Refusal('foreign-club', 'Trainings can be planned only for your own club.');
  }
  const work = async (tx: Transaction) => {
    await requireClub(tx, wishes.golfclubId);
    return tx
      .insertInto('scheduled_trainings')
      .values({
        golfclub_id: wishes.golfclubId,
        planned_date: wishes.plannedDate,
        planned_by: caller.id,
        snapshot: jsonText(await readySnapshot(tx, wishes.trainingTemplateId)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
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

async function readySnapshot(tx: Transaction, templateId: string) {
  const template = await snapshotOfTemplate(tx, templateId);
  if (template === null) throw unknown('/trainingTemplateId', 'There is no training template with this id.');
  const { state, snapshot } = template;
  const gaps = whatKeepsFromReady({ ...snapshot, state });
  if (gaps.length === 0) return snapshot;
  throw new Refusal('template-not-ready', `No training can be planned from this template: ${gaps.join(', ')}.`);
}

function unknown(path: string, message: string): Refusal {
  const error: FieldError = { path, reason: 'not-listed', message };
  return new Refusal('unknown-reference', message, { errors: [error] });
}
