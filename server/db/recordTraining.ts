import { sql } from 'kysely';
import type { ChangedField } from '@contract/change';
import type { LocalizedString } from '@contract/shapes';
import type { Transaction } from './database';
import { type RecordedChange, recordChanges, recordedField } from './recordChange';

type TrainingChange = Pick<RecordedChange, 'action' | 'actorId' | 'memberId' | 'fields'>;

/** Puts a change of a training on record, with which one it was. */
export async function recordOfTraining(
  tx: Transaction,
  trainingId: string,
  { fields = [], ...change }: TrainingChange,
): Promise<void> {
  const { golfclub, training, plannedDate } = await recordedTraining(tx, trainingId);
  const which = [sameField('training', training), sameField('plannedDate', plannedDate)];
  await recordChanges(tx, [{ ...change, golfclub, fields: [...which, ...fields] }]);
}

/** Returns the field of an entry that says which thing it is about, or by whom something was done. */
export const sameField = (field: string, value: string | LocalizedString): ChangedField =>
  recordedField(field, value, value);

/** Returns how the record names a training, and its club. */
export async function recordedTraining(tx: Transaction, trainingId: string) {
  const { clubId, clubName, name, plannedDate } = await tx
    .selectFrom('scheduled_trainings as t')
    .innerJoin('golfclubs as g', 'g.id', 't.golfclub_id')
    .select(['g.id as clubId', 'g.name as clubName', 't.planned_date as plannedDate'])
    .select(sql<LocalizedString>`t.snapshot -> 'name'`.as('name'))
    .where('t.id', '=', trainingId)
    .executeTakeFirstOrThrow();
  return { golfclub: { id: clubId, name: clubName }, training: name, plannedDate };
}
