import { fromTenths, type Tenths } from '../../../contract/handicap';
import type { LeagueTable, LeagueTableEvent, LeagueTableQuery } from '../../../contract/league';
import { Refusal } from '../../../contract/refusals';
import { covers, type ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';
import { eventsOfClub, playedBalls, trainingNames, type PlayerEvent } from './eventsOfClub';
import { inLeagueOrder } from './rules';

type Wished = LeagueTableQuery & { golfclubId: string; withEvents: boolean };

/**
 * Returns the league table of a club over the trainings planned in the period, by the rule "League table" of
 * docs/words.md; `withEvents` false leaves the events out. Throws `not-found` for a club that is not in the scope.
 */
export async function leagueTable(db: Database, scope: ClubScope, wished: Wished): Promise<LeagueTable> {
  const { golfclubId, withEvents } = wished;
  await refuseInvisibleClub(db, scope, golfclubId);
  const events = await eventsOfClub(db, golfclubId, wished);
  const entries = inLeagueOrder(standings(events));
  const asShown = withEvents ? await shownEvents(db, events) : null;
  return {
    golfclubId,
    leagueTableEntries: entries.map(({ leagueTableEvents, ...entry }) => ({
      ...entry,
      leagueTableEvents: asShown === null ? [] : leagueTableEvents.map(asShown),
    })),
  };
}

async function refuseInvisibleClub(db: Database, scope: ClubScope, id: string): Promise<void> {
  const club =
    covers(scope, id) && (await db.selectFrom('golfclubs').select('id').where('id', '=', id).executeTakeFirst());
  if (!club) throw new Refusal('not-found', 'There is nothing with this id.');
}

/** Returns a player's events gathered, in the order the players come in. */
function standings(events: readonly PlayerEvent[]) {
  const standing = (event: PlayerEvent) => ({
    player: { id: event.id, name: event.name, surname: event.surname, username: event.username },
    totalPoints: 0,
    leagueTableEvents: [] as PlayerEvent[],
  });
  const players = new Map<string, ReturnType<typeof standing>>();
  for (const event of events) {
    const player = players.get(event.id) ?? standing(event);
    players.set(event.id, player);
    player.totalPoints += event.points;
    player.leagueTableEvents.push(event);
  }
  return [...players.values()];
}

/** Returns how an event is shown, with what it takes for all of them read at once. */
async function shownEvents(
  db: Database,
  events: readonly PlayerEvent[],
): Promise<(event: PlayerEvent) => LeagueTableEvent> {
  const names = await trainingNames(db, events);
  const balls = await playedBalls(db, events);
  return (event) => ({
    trainingId: event.training_id,
    trainingName: names.get(event.training_id) ?? {},
    trainingDate: event.training_date,
    balls: balls.get(event.player_session_id) ?? [],
    points: event.points,
    handicapStarted: decimal(event.handicap_started_tenths),
    handicapPlayed: decimal(event.handicap_played_tenths),
    handicapDifference: decimal(event.handicap_difference_tenths),
  });
}

function decimal(tenths: Tenths | null): number | null {
  return tenths === null ? null : fromTenths(tenths);
}
