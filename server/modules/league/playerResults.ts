import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fromTenths } from '@contract/handicap';
import type { LeagueChain } from '@contract/league';
import type { CallerRole } from '@contract/lists';
import { type ClubScope, covers, may } from '@contract/rights';
import type { LocalizedString } from '@contract/shapes';
import type { PlayerStatistic, StatisticCategory } from '@contract/statistic';
import type { Database } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { isUsername } from '@server/db/withoutCase';
import { atOneMoment, playedBalls, visibleEvent } from './queries';

interface Reader {
  id: string;
  roles: readonly CallerRole[];
  scope: ClubScope;
}

interface RequestedChain {
  scheduledTrainingId: string;
  playerId: string;
}

/**
 * Returns everything that made the points of a player in a finished training. Throws `not-found` where there is no
 * such event, and in the same way for who is neither the player nor staff with the club in the scope.
 */
export async function leagueChain(db: Database, reader: Reader, requested: RequestedChain): Promise<LeagueChain> {
  return atOneMoment(db, async (tx) => {
    const event = await eventOf(tx, requested);
    const player = event?.players.find(({ id }) => id === event.member_id);
    if (event === undefined || player === undefined || !maySee(reader, event.member_id, event.golfclub_id))
      throw notFound();
    const { snapshot, players } = event;
    const balls = await playedBalls(tx, [event]);
    return {
      player,
      team: players.length > 1 ? players.map((one) => withoutPrivateFields(reader, one)) : [],
      ...visibleEvent(event, snapshot.name, balls.get(event.player_session_id)),
      type: snapshot.type,
      scoreHandicapMap: snapshot.scoreHandicapMap,
      mapping: snapshot.mapping,
    };
  });
}

function maySee({ id, roles, scope }: Reader, memberId: string, golfclubId: string): boolean {
  return id === memberId || (may(roles, 'league.readEvents') && covers(scope, golfclubId));
}

/** Returns a player of the event as the reader may know of them. */
function withoutPrivateFields({ id, roles }: Reader, player: Required<LeagueChain['player']>): LeagueChain['player'] {
  if (id === player.id || may(roles, 'league.readEvents')) return player;
  const { username: _username, ...fellow } = player;
  return fellow;
}

async function eventOf(db: Database, { scheduledTrainingId, playerId }: RequestedChain) {
  return db
    .selectFrom('league_events as e')
    .innerJoin('scheduled_trainings as t', 't.id', 'e.training_id')
    .selectAll('e')
    .select((event) => [
      't.snapshot',
      jsonArrayFrom(
        event
          .selectFrom('player_session_players as p')
          .innerJoin('members as m', 'm.id', 'p.member_id')
          .select(['m.id', 'm.name', 'm.surname', 'm.username'])
          .whereRef('p.player_session_id', '=', 'e.player_session_id')
          .orderBy('p.position'),
      ).as('players'),
    ])
    .where('e.training_id', '=', scheduledTrainingId)
    .where('e.member_id', '=', playerId)
    .executeTakeFirst();
}

/**
 * Returns a player's results by training category, latest first. Throws `not-found` for who is not the reader, unless
 * the reader is staff and the player's club is in the scope.
 */
export async function playerStatistic(db: Database, reader: Reader, username: string): Promise<PlayerStatistic> {
  const player = await db
    .selectFrom('members')
    .select(['id', 'golfclub_id', 'username', 'name', 'surname'])
    .where(isUsername('username', username))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (player === undefined || !maySee(reader, player.id, player.golfclub_id))
    throw notFound('There is no such player.');
  const results = await resultsOf(db, player);

  const categories = new Map<string, StatisticCategory>();
  for (const { category, ...result } of results) {
    const known = categories.get(category.id) ?? { category, history: [] };
    categories.set(category.id, known);
    known.history.push({
      trainingId: result.training_id,
      trainingName: result.training_name,
      date: result.training_date,
      score: result.score,
      handicapStarted: fromTenths(result.handicap_started_tenths),
      handicapPlayed: fromTenths(result.handicap_played_tenths),
      points: result.points,
    });
  }
  const { id: playerId, name, surname } = player;
  return { username: player.username, name, surname, playerId, categories: [...categories.values()] };
}

/** A training can be planned only from a template with a category, so that every result belongs to one. */
async function resultsOf(db: Database, player: { id: string; golfclub_id: string }) {
  return db
    .selectFrom('league_events as e')
    .innerJoin('scheduled_trainings as t', 't.id', 'e.training_id')
    .select(['e.training_id', 'e.training_date', 'e.score', 'e.points'])
    .select(['e.handicap_started_tenths', 'e.handicap_played_tenths'])
    .select(sql<LocalizedString>`t.snapshot -> 'name'`.as('training_name'))
    .select(sql<{ id: string; name: LocalizedString }>`t.snapshot -> 'category'`.as('category'))
    .where('e.member_id', '=', player.id)
    .where('e.golfclub_id', '=', player.golfclub_id)
    .where(sql<boolean>`jsonb_typeof(t.snapshot -> 'category') = 'object'`)
    .orderBy('e.training_date', 'desc')
    .orderBy('e.training_id', 'desc')
    .execute();
}
