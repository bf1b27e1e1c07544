import type { LeagueTable, LeagueTableEntry, LeagueTableQuery } from '../../../contract/league';
import type { ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';
import { atOneMoment } from './atOneMoment';
import { eventsOfPlayers } from './eventsOfPlayers';
import { prizesOfTable } from './prizesOfTable';
import { inLeagueOrder, ranks, totalOf } from './rules';
import { standingsOfClub, type PlayerStanding } from './standings';
import { refuseInvisibleClub } from './visibleClub';
import { yearsOfClub } from './yearsOfClub';

interface Wished extends LeagueTableQuery {
  golfclubId: string;
  withEvents: boolean;
  /** Whose username and trend are shown: everybody's, or those of the member with this id. Nobody's if not given. */
  detailsOf?: 'everybody' | { memberId: string };
}

const TREND_EVENTS = 10;

/**
 * Returns the league table of a club over the trainings planned in the period, by the rule "League table" of
 * docs/words.md; `withEvents` false or `events` none leave the events out. Throws `not-found` for a club that is not
 * in the scope.
 */
export async function leagueTable(db: Database, scope: ClubScope, wished: Wished): Promise<LeagueTable> {
  const { golfclubId, withEvents, detailsOf } = wished;
  const hasDetails = (id: string) => detailsOf === 'everybody' || detailsOf?.memberId === id;
  await refuseInvisibleClub(db, scope, golfclubId);
  return atOneMoment(db, async (tx) => {
    const players = await standingsOfClub(tx, golfclubId, wished);
    const events = withEvents && wished.events !== 'none' ? await eventsOfPlayers(tx, golfclubId, wished) : null;
    const standings = players.map((player) => ({ ...player, totalPoints: totalOf(player.points) }));
    const before = previousRanks(players);
    return {
      golfclubId,
      leagueTableEntries: inLeagueOrder(standings).map(({ id, name, surname, username, ...standing }) => ({
        player: { id, name, surname, ...(hasDetails(id) ? { username } : {}) },
        totalPoints: standing.totalPoints,
        previousRank: before.get(id) ?? null,
        trend: hasDetails(id) ? trendOf(standing.points) : [],
        tied: standing.tied,
        leagueTableEvents: events?.get(id) ?? [],
      })),
      prizes: await prizesOfTable(tx),
      years: await yearsOfClub(tx, golfclubId),
    };
  });
}

/** Returns the ranks before the latest training, of those who had events then. */
function previousRanks(players: readonly PlayerStanding[]): Map<string, number> {
  const standings = players.map(({ id, points, played_latest }) => ({
    id,
    points: points.slice(played_latest ? 1 : 0),
  }));
  const had = standings.filter(({ points }) => points.length > 0);
  return ranks(had.map((standing) => ({ ...standing, totalPoints: totalOf(standing.points) })));
}

function trendOf(latestFirst: readonly number[]): LeagueTableEntry['trend'] {
  return latestFirst.slice(0, TREND_EVENTS).reverse();
}
