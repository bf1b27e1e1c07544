import { sql, type SqlBool } from 'kysely';
import type { Role, TrainingStatus, TrainingType } from '../../../contract/lists';
import { Refusal } from '../../../contract/refusals';
import type { ClubScope } from '../../../contract/rights';
import type { ScheduledTraining } from '../../../contract/training';
import { answerOnce } from '../../db/answerOnce';
import { inTransaction, type Database, type Transaction } from '../../db/database';
import { keptTraining, trainingOfKept } from './keptTraining';
import { notFound } from './rules';
import { visibleTraining } from './visibleTraining';

/** Who changes something, and with which `Idempotency-Key`. */
export interface Change {
  caller: { id: string; scope: ClubScope; roles: readonly Role[] };
  idempotency: { key: string; fingerprint: string } | null;
}

/** A training that nobody else can change before the transaction ends. */
export interface LockedTraining {
  id: string;
  golfclubId: string;
  status: TrainingStatus;
  type: TrainingType;
  teamMode: boolean;
  numberofballs: number;
  /** Whether its results have been in the league before. */
  wasReopened: boolean;
}

/**
 * Returns the training as it is after `work`, which says whether it has changed anything; a change moves
 * `updated_at` on. Throws `not-found` for a training of a club that is not in the scope, and what `work` throws.
 */
export async function changeTraining(
  db: Database,
  change: Change,
  trainingId: string,
  work: (tx: Transaction, training: LockedTraining) => Promise<boolean>,
): Promise<ScheduledTraining> {
  const { caller, idempotency } = change;
  return inTransaction(db, (tx) => {
    let changed: ScheduledTraining | null = null;
    return answerOnce(
      tx,
      caller.id,
      idempotency,
      async () => {
        const training = await lockedTraining(tx, caller.scope, trainingId);
        if (await work(tx, training)) await moveOn(tx, trainingId);
        changed = await visibleTraining(tx, caller.scope, trainingId);
        return keptTraining(changed);
      },
      async (kept) => changed ?? trainingOfKept(tx, caller.scope, kept),
    );
  });
}

/** Returns the training, locked: all changes of one training happen one after the other. Throws `not-found`. */
export async function lockedTraining(tx: Transaction, scope: ClubScope, id: string): Promise<LockedTraining> {
  const training = await tx
    .selectFrom('scheduled_trainings')
    .select([
      'id',
      'golfclub_id as golfclubId',
      'status',
      'was_reopened as wasReopened',
      sql<TrainingType>`snapshot ->> 'type'`.as('type'),
      sql<boolean>`(snapshot ->> 'teamMode')::boolean`.as('teamMode'),
      sql<number>`(snapshot ->> 'numberofballs')::integer`.as('numberofballs'),
    ])
    .where('id', '=', id)
    .where(scope.everyClub ? sql<SqlBool>`true` : sql<SqlBool>`golfclub_id = ${scope.golfclubId}`)
    .forUpdate()
    .executeTakeFirst();
  if (training === undefined) throw notFound();
  return training;
}

/** Throws `wrong-state` with the training as it is now. */
export async function refuseState(tx: Transaction, training: { id: string }, why: string): Promise<never> {
  const current = await visibleTraining(tx, { everyClub: true }, training.id);
  throw new Refusal('wrong-state', why, { current });
}

async function moveOn(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('scheduled_trainings')
    // Clients compare the moments as text in milliseconds, so two changes must never share one.
    .set({ updated_at: sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')` })
    .where('id', '=', id)
    .execute();
}
