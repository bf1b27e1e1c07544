import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { isIn, type Period } from './period';

/**
 * Returns whoever has events in the club's trainings of the period, by name: the points of the events, latest first,
 * and whether the first of them is of the latest training of all. One row for each player, however many events.
 */
export async function standingsOfClub(db: Database, golfclubId: string, period: Period) {
  const events = db.selectFrom('league_events as e').where('e.golfclub_id', '=', golfclubId).where(isIn(period));
  const latestTraining = events
    .select('e.training_id')
    .orderBy('e.training_date', 'desc')
    .orderBy('e.training_id', 'desc')
    .limit(1);
  const results = events
    .select([
      'e.member_id',
      sql<number[]>`json_agg(e.points order by e.training_date desc, e.training_id desc)`.as('points'),
      sql<boolean>`bool_or(e.training_id = (${latestTraining}))`.as('played_latest'),
    ])
    .groupBy('e.member_id');
  // That the players are of this club is known, but said: the database then reads its members instead of everybody.
  return db
    .selectFrom(results.as('r'))
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .where('m.golfclub_id', '=', golfclubId)
    .select(['m.id', 'm.name', 'm.surname', 'm.username', 'r.points', 'r.played_latest'])
    .orderBy(sql`m.surname collate "und-x-icu"`)
    .orderBy(sql`m.name collate "und-x-icu"`)
    .orderBy('m.id')
    .execute();
}

export type PlayerStanding = Awaited<ReturnType<typeof standingsOfClub>>[number];
