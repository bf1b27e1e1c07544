import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Role } from '../../../contract/lists';
import type { LeagueChain } from '../../../contract/league';
import { covers, may, type ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';
import { atOneMoment } from './atOneMoment';
import { playedBalls } from './eventsOfPlayers';
import { shownEvent } from './shownEvent';
import { notFound } from './visibleClub';

interface Reader {
  id: string;
  roles: readonly Role[];
  scope: ClubScope;
}

interface Asked {
  scheduledTrainingId: string;
  playerId: string;
}

/**
 * Returns everything that made the points of a player in a finished training. Throws `not-found` where there is no
 * such event, and in the same way for who is neither the player nor staff with the club in the scope.
 */
export async function leagueChain(db: Database, reader: Reader, asked: Asked): Promise<LeagueChain> {
  return atOneMoment(db, async (tx) => {
    const event = await eventOf(tx, asked);
    const player = event?.players.find(({ id }) => id === event.member_id);
    if (event === undefined || player === undefined || !maySee(reader, event)) throw notFound();
    const { snapshot, players } = event;
    const balls = await playedBalls(tx, [event]);
    return {
      player,
      team: players.length > 1 ? players.map((one) => told(reader, one)) : [],
      ...shownEvent(event, snapshot.name, balls.get(event.player_session_id)),
      type: snapshot.type,
      scoreHandicapMap: snapshot.scoreHandicapMap,
      mapping: snapshot.mapping,
    };
  });
}

function maySee({ id, roles, scope }: Reader, event: { member_id: string; golfclub_id: string }): boolean {
  return id === event.member_id || (may(roles, 'league.readEvents') && covers(scope, event.golfclub_id));
}

/** Returns a player of the event as the reader may know of them. */
function told({ id, roles }: Reader, player: Required<LeagueChain['player']>): LeagueChain['player'] {
  if (id === player.id || may(roles, 'league.readEvents')) return player;
  const { username: _username, ...fellow } = player;
  return fellow;
}

async function eventOf(db: Database, { scheduledTrainingId, playerId }: Asked) {
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
