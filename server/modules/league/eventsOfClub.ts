import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { LeagueTableQuery } from '../../../contract/league';
import type { LocalizedString } from '../../../contract/shapes';
import type { Database } from '../../db/database';

/** Returns the club's league events of the period with their players: by the players' names, each player's latest first. */
export async function eventsOfClub(db: Database, golfclubId: string, { from, to }: LeagueTableQuery) {
  return db
    .selectFrom('league_events as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .select([
      'e.training_id',
      'e.player_session_id',
      'e.training_date',
      'e.handicap_started_tenths',
      'e.handicap_played_tenths',
      'e.handicap_difference_tenths',
      'e.points',
      'm.id',
      'm.name',
      'm.surname',
      'm.username',
    ])
    .where('e.golfclub_id', '=', golfclubId)
    .$if(from !== undefined, (query) => query.where('e.training_date', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('e.training_date', '<=', to ?? ''))
    .orderBy(sql`m.surname collate "und-x-icu"`)
    .orderBy(sql`m.name collate "und-x-icu"`)
    .orderBy('m.id')
    .orderBy('e.training_date', 'desc')
    .orderBy('e.training_id', 'desc')
    .execute();
}

export type PlayerEvent = Awaited<ReturnType<typeof eventsOfClub>>[number];

/** Returns the names of the trainings by id, one statement for all. */
export async function trainingNames(
  db: Database,
  events: readonly PlayerEvent[],
): Promise<Map<string, LocalizedString>> {
  const ids = [...new Set(events.map(({ training_id }) => training_id))];
  const rows = await db
    .selectFrom('scheduled_trainings')
    .select(['id', sql<LocalizedString>`snapshot -> 'name'`.as('name')])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the balls of the player sessions by id, in their order, one statement for all. */
export async function playedBalls(db: Database, events: readonly PlayerEvent[]) {
  const ids = [...new Set(events.map(({ player_session_id }) => player_session_id))];
  const rows = await db
    .selectFrom('player_sessions as s')
    .select((session) => [
      's.id',
      jsonArrayFrom(
        session
          .selectFrom('balls as b')
          .select(['b.index', 'b.points'])
          .whereRef('b.player_session_id', '=', 's.id')
          .orderBy('b.index'),
      ).as('balls'),
    ])
    .where(sql<boolean>`s.id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, balls }) => [id, balls]));
}
