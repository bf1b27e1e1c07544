import { sql } from 'kysely';
import type { ScheduledTraining } from '../../../contract/training';
import type { Database } from '../../db/database';
import { playerSessionsOf } from './playerSessionsOf';

/** Returns the trainings with these ids, in this order, as they travel on the wire; two statements however many they are. */
export async function trainingsWithIds(db: Database, ids: readonly string[]): Promise<ScheduledTraining[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('scheduled_trainings as t')
    .leftJoin('members as planner', 'planner.id', 't.planned_by')
    .leftJoin('instant_prices as awarded', 'awarded.training_id', 't.id')
    .leftJoin('session_prices as price', 'price.id', 'awarded.session_price_id')
    .select([
      't.id',
      't.golfclub_id',
      't.status',
      't.planned_date',
      't.started_at',
      't.finished_at',
      't.updated_at',
      't.snapshot',
      'planner.name as planner_name',
      'planner.surname as planner_surname',
      'price.id as price_id',
      'price.name as price_name',
    ])
    .where(sql<boolean>`t.id = any(${ids}::uuid[])`)
    .execute();
  const sessions = await playerSessionsOf(db, ids);

  const trainings = new Map<string, ScheduledTraining>();
  for (const { id, snapshot, ...row } of rows) {
    trainings.set(id, {
      id,
      golfclubId: row.golfclub_id,
      name: snapshot.name,
      type: snapshot.type,
      teamMode: snapshot.teamMode,
      status: row.status,
      plannedDate: row.planned_date,
      startDate: row.started_at,
      finishDate: row.finished_at,
      updated_at: row.updated_at,
      session_template_name: snapshot.name,
      session_price:
        row.price_id !== null && row.price_name !== null ? { id: row.price_id, name: row.price_name } : null,
      // Empty where the planner has been deleted: the reader's app has the words for that.
      user: { name: row.planner_name ?? '', surname: row.planner_surname ?? '' },
      template: snapshot,
      trainingSessions: [...(sessions.get(id) ?? [])],
    });
  }
  return ids.flatMap((id) => trainings.get(id) ?? []);
}
