import { sql, type SqlBool } from 'kysely';
import type { TrainingStatus } from '@contract/lists';
import type { ClubScope } from '@contract/rights';
import type { LocalizedString } from '@contract/shapes';
import type { DeletedTrainings, DeleteTrainings, MoveTrainings, TrainingPlan } from '@contract/trainingPlan';
import { canMove } from '@contract/trainingStates';
import { changeOnce, requireVersion } from '@server/db/changeOnce';
import { requireVisibleClub } from '@server/db/clubs';
import type { Database, Transaction } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { changedFields, recordChanges } from '@server/db/recordChange';
import { sameField } from '@server/db/recordTraining';
import { type Change, NEXT_UPDATE, refuseState } from '../changeTraining';
import { timeOfDay, visibleTraining } from '../queries';
import { logDeletedTraining } from '../changeLog';
import { refuseLosingResults, refuseRepeatedTrainings } from '../rules';

/**
 * Returns for when each training of a series is planned, the earliest first, or only this one where it is in none. Throws
 * `not-found` for a training of a club that is not in the scope.
 */
export async function plansOfSeries(db: Database, scope: ClubScope, trainingId: string): Promise<TrainingPlan[]> {
  const { golfclubId, seriesId } = await visibleTraining(db, scope, trainingId);
  const isOfSeries = sql<SqlBool>`golfclub_id = ${golfclubId} and series_id = ${seriesId}`;
  return plansWhere(db, seriesId ? isOfSeries : sql<SqlBool>`id = ${trainingId}`);
}

/**
 * Returns the plans of planned trainings of a club after all of them, or none, were moved; each move is on record. Throws
 * `not-found` where one is not of the club, `wrong-state` where one is not planned any more, and `stale` with the
 * training as it is now where somebody else has moved one.
 */
export async function moveTrainings(
  db: Database,
  change: Change,
  golfclubId: string,
  { trainings }: MoveTrainings,
): Promise<TrainingPlan[]> {
  const { caller } = change;
  refuseRepeatedTrainings(trainings);
  const work = async (tx: Transaction, golfclub: Club) => {
    const before = await lockedPlans(tx, golfclub, trainings, 'Only planned trainings can be moved.');
    const { rows } = await sql<{ id: string }>`
      update scheduled_trainings t
      set planned_date = moved.day, planned_time = moved.time, version = version + 1, updated_at = ${NEXT_UPDATE}
      from unnest(${trainings.map(({ id }) => id)}::uuid[], ${trainings.map(({ plannedDate }) => plannedDate)}::date[],
        ${trainings.map(({ plannedTime }) => plannedTime)}::time[]) as moved (id, day, time)
      where t.id = moved.id and (planned_date, planned_time) is distinct from (moved.day, moved.time)
      returning t.id`.execute(tx);
    const changed = new Set(rows.map(({ id }) => id));
    await recordMoved(
      tx,
      { actorId: caller.id, golfclub },
      before.filter(({ id }) => changed.has(id)),
      trainings,
    );
    return { ids: trainings.map(({ id }) => id) };
  };
  return changeOnce(
    db,
    change,
    work,
    (tx, { ids }) => plansWhere(tx, sql<SqlBool>`golfclub_id = ${golfclubId} and id = any(${ids}::uuid[])`),
    (tx) => requireVisibleClub(tx, caller.scope, golfclubId),
  );
}

/**
 * Returns the ids of planned trainings of a club after all of them, or none, were deleted; each is on record. Throws as
 * `moveTrainings` does, and `not-permitted` where results of one were in the league and the caller is no admin.
 */
export async function deleteTrainings(
  db: Database,
  change: Change,
  golfclubId: string,
  { trainings }: DeleteTrainings,
): Promise<DeletedTrainings> {
  const { caller } = change;
  refuseRepeatedTrainings(trainings);
  const ids = trainings.map(({ id }) => id);
  const work = async (tx: Transaction, golfclub: Club) => {
    const plans = await lockedPlans(
      tx,
      golfclub,
      trainings,
      'Only planned trainings can be deleted with their series.',
    );
    for (const plan of plans) {
      refuseLosingResults(plan, caller.roles);
      await logDeletedTraining(tx, caller.id, plan);
    }
    await tx
      .deleteFrom('scheduled_trainings')
      .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
      .execute();
    return { ids, wereReopened: plans.some(({ wasReopened }) => wasReopened) };
  };
  return changeOnce(
    db,
    change,
    work,
    (_tx, deleted) => {
      refuseLosingResults({ status: 'PLANNED', wasReopened: deleted.wereReopened }, caller.roles);
      return Promise.resolve({ ids: deleted.ids });
    },
    (tx) => requireVisibleClub(tx, caller.scope, golfclubId),
  );
}

interface Club {
  id: string;
  name: string;
}

interface LockedPlan {
  id: string;
  status: TrainingStatus;
  version: number;
  wasReopened: boolean;
  name: LocalizedString;
  plannedDate: string;
  plannedTime: string | null;
}

/** Returns the planned trainings, locked, as they were seen. Throws what moving and deleting throw. */
async function lockedPlans(
  tx: Transaction,
  { id: golfclubId }: Club,
  expected: readonly { id: string; version?: number }[],
  onlyPlanned: string,
): Promise<LockedPlan[]> {
  const plans = await tx
    .selectFrom('scheduled_trainings')
    .select(['id', 'status', 'version', 'was_reopened as wasReopened', 'planned_date as plannedDate'])
    .select([timeOfDay(sql.ref('planned_time')).as('plannedTime'), sql<LocalizedString>`snapshot -> 'name'`.as('name')])
    .where(sql<SqlBool>`id = any(${expected.map(({ id }) => id)}::uuid[])`)
    .where('golfclub_id', '=', golfclubId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (plans.length < expected.length) throw notFound();
  const versions = new Map(expected.map(({ id, version }) => [id, version]));
  for (const plan of plans) {
    if (!canMove(plan)) await refuseState(tx, plan, onlyPlanned);
    await requireVersion(versions.get(plan.id), plan, 'The training has been moved meanwhile.', () =>
      visibleTraining(tx, { everyClub: true }, plan.id),
    );
  }
  return plans;
}

async function recordMoved(
  tx: Transaction,
  about: { actorId: string; golfclub: Club },
  before: readonly LockedPlan[],
  moved: MoveTrainings['trainings'],
): Promise<void> {
  const after = new Map(moved.map((training) => [training.id, training]));
  await recordChanges(
    tx,
    before.flatMap(({ id, name, plannedDate, plannedTime }) => {
      const now = after.get(id);
      if (now === undefined) return [];
      const isDay = now.plannedDate !== plannedDate;
      const fields = [
        sameField('training', name),
        // Which of several trainings with this name it is.
        ...(isDay ? [] : [sameField('plannedDate', plannedDate)]),
        ...changedFields({ plannedDate, plannedTime }, { plannedDate: now.plannedDate, plannedTime: now.plannedTime }),
      ];
      return [{ action: 'training.moved' as const, ...about, fields }];
    }),
  );
}

function plansWhere(db: Database, which: ReturnType<typeof sql<SqlBool>>): Promise<TrainingPlan[]> {
  return db
    .selectFrom('scheduled_trainings')
    .select(['id', 'status', 'planned_date as plannedDate', 'version'])
    .select(timeOfDay(sql.ref('planned_time')).as('plannedTime'))
    .select(
      sql<{
        id: string;
        name: string;
      } | null>`(select json_build_object('id', p.id, 'name', p.name) from instant_prices i
        join session_prices p on p.id = i.session_price_id where i.training_id = scheduled_trainings.id)`.as(
        'session_price',
      ),
    )
    .where(which)
    .orderBy('planned_date')
    .orderBy(sql`planned_time nulls first`)
    .orderBy('id')
    .execute();
}
