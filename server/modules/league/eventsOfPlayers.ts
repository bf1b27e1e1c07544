import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { LeagueTableEvent } from '../../../contract/league';
import type { LocalizedString } from '../../../contract/shapes';
import type { Database } from '../../db/database';
import { isIn, type Period } from './period';
import { shownEvent } from './shownEvent';

/** Returns the club's league events of the period by player id, each player's latest first. */
export async function eventsOfPlayers(
  db: Database,
  golfclubId: string,
  period: Period,
): Promise<Map<string, LeagueTableEvent[]>> {
  const events = await db
    .selectFrom('league_events as e')
    .selectAll('e')
    .where('e.golfclub_id', '=', golfclubId)
    .where(isIn(period))
    .orderBy('e.training_date', 'desc')
    .orderBy('e.training_id', 'desc')
    .execute();
  const names = await trainingNames(db, events);
  const balls = await playedBalls(db, events);
  const players = new Map<string, LeagueTableEvent[]>();
  for (const event of events) {
    const shown = shownEvent(event, names.get(event.training_id), balls.get(event.player_session_id));
    const ofPlayer = players.get(event.member_id);
    if (ofPlayer) ofPlayer.push(shown);
    else players.set(event.member_id, [shown]);
  }
  return players;
}

/** Returns the names of the events' trainings by id, one statement for all. */
export async function trainingNames(
  db: Database,
  events: readonly { training_id: string }[],
): Promise<Map<string, LocalizedString>> {
  const ids = [...new Set(events.map(({ training_id }) => training_id))];
  const rows = await db
    .selectFrom('scheduled_trainings')
    .select(['id', sql<LocalizedString>`snapshot -> 'name'`.as('name')])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the balls of the events' player sessions by id, in their order, one statement for all. */
export async function playedBalls(db: Database, events: readonly { player_session_id: string }[]) {
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
