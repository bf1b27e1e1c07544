import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fromTenths } from '@contract/handicap';
import type { LeagueTableEvent, LeagueTableQuery } from '@contract/league';
import type { LocalizedString } from '@contract/shapes';
import type { Database, Transaction } from '@server/db/database';
import type { Tables } from '@server/db/tables/tables';

/** Returns what `read` returns; all its statements see the database as it is at one moment, whatever is finished meanwhile. */
export async function atOneMoment<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** Calendar dates, both included; every day where one is not given. */
export type Period = Pick<LeagueTableQuery, 'from' | 'to'>;

/** Returns the condition that the league events `e` belong to trainings planned in the period. */
export function isIn({ from, to }: Period): RawBuilder<SqlBool> {
  const sinceFrom = from === undefined ? sql`true` : sql`e.training_date >= ${from}`;
  return to === undefined ? sql`${sinceFrom}` : sql`${sinceFrom} and e.training_date <= ${to}`;
}

/** Returns the years with league events of the club, latest first: one look into the index for each year. */
export async function yearsOfClub(db: Database, golfclubId: string): Promise<number[]> {
  const latest = sql`select extract(year from max(training_date))::integer
    from league_events where golfclub_id = ${golfclubId}`;
  const { rows } = await sql<{ year: number }>`
    with recursive years (year) as (
      ${latest}
      union all
      select (${latest} and training_date < make_date(years.year, 1, 1)) from years where years.year is not null)
    select year from years where year is not null order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}

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
    const visible = visibleEvent(event, names.get(event.training_id), balls.get(event.player_session_id));
    const ofPlayer = players.get(event.member_id);
    if (ofPlayer) ofPlayer.push(visible);
    else players.set(event.member_id, [visible]);
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

type StoredEvent = Omit<
  Selectable<Tables['league_events']>,
  'golfclub_id' | 'member_id' | 'player_session_id' | 'score'
>;

/** Returns a league event as serialized, with the name of its training and its balls. */
export function visibleEvent(
  event: StoredEvent,
  name: LocalizedString = {},
  balls: LeagueTableEvent['balls'] = [],
): LeagueTableEvent {
  return {
    trainingId: event.training_id,
    trainingName: name,
    trainingDate: event.training_date,
    balls,
    points: event.points,
    handicapStarted: fromTenths(event.handicap_started_tenths),
    handicapPlayed: fromTenths(event.handicap_played_tenths),
    handicapDifference: fromTenths(event.handicap_difference_tenths),
  };
}
