import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fromTenths } from '@contract/handicap';
import type { PersonalData } from '@contract/personalData';
import type { LocalizedString } from '@contract/shapes';
import type { Transaction } from '@server/db/database';

/** As the other instants are serialized. */
const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns the trainings that this member plays or has played in, with every ball and how it came to be. */
export async function playedTrainings(tx: Transaction, memberId: string): Promise<PersonalData['trainings']> {
  const rows = await tx
    .selectFrom('player_session_players as p')
    .innerJoin('scheduled_trainings as t', 't.id', 'p.training_id')
    .select(['t.id as trainingId', 't.planned_date as plannedDate', 't.status', 'p.handicap_started_tenths as tenths'])
    .select(sql<LocalizedString>`t.snapshot -> 'name'`.as('training'))
    .select((played) => [
      jsonArrayFrom(
        played
          .selectFrom('balls as b')
          .select(['b.index', 'b.points'])
          .whereRef('b.player_session_id', '=', 'p.player_session_id')
          .orderBy('b.index'),
      ).as('balls'),
      jsonArrayFrom(
        played
          .selectFrom('ball_recordings as r')
          .select(['r.index', 'r.points'])
          .select([instant('r.recorded_at').as('recordedAt'), instant('r.received_at').as('receivedAt')])
          .whereRef('r.player_session_id', '=', 'p.player_session_id')
          .orderBy('r.received_at')
          .orderBy('r.index'),
      ).as('recordings'),
    ])
    .where('p.member_id', '=', memberId)
    .orderBy('t.planned_date')
    .orderBy('t.id')
    .execute();
  return rows.map(({ tenths, ...training }) => ({ ...training, handicapStarted: fromTenths(tenths) }));
}

/** Returns this member's results of finished trainings, as the league counts them. */
export async function resultsOf(tx: Transaction, memberId: string): Promise<PersonalData['results']> {
  const rows = await tx
    .selectFrom('league_events as e')
    .innerJoin('scheduled_trainings as t', 't.id', 'e.training_id')
    .select(['t.id as trainingId', 'e.training_date as plannedDate', 'e.score', 'e.points'])
    .select(['e.handicap_started_tenths as started', 'e.handicap_played_tenths as played'])
    .select('e.handicap_difference_tenths as difference')
    .select(sql<LocalizedString>`t.snapshot -> 'name'`.as('training'))
    .where('e.member_id', '=', memberId)
    .orderBy('e.training_date')
    .orderBy('t.id')
    .execute();
  return rows.map(({ started, played, difference, ...result }) => ({
    ...result,
    handicapStarted: fromTenths(started),
    handicapPlayed: fromTenths(played),
    handicapDifference: fromTenths(difference),
  }));
}
