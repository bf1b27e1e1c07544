import { sql } from 'kysely';
import type { LeaguePrize, LeagueTable, LeagueTableEntry, LeagueTableQuery } from '@contract/league';
import { leagueTablePrizes } from '@contract/lists';
import type { ClubScope } from '@contract/rights';
import type { Database } from '@server/db/database';
import { requireVisibleClub } from '@server/db/notFound';
import { atOneMoment, eventsOfPlayers, isIn, type Period, yearsOfClub } from './queries';
import { inLeagueOrder, ranks, totalOf } from './rules';

interface Requested extends LeagueTableQuery {
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
export async function leagueTable(db: Database, scope: ClubScope, requested: Requested): Promise<LeagueTable> {
  const { golfclubId, withEvents, detailsOf } = requested;
  const hasDetails = (id: string) => detailsOf === 'everybody' || detailsOf?.memberId === id;
  await requireVisibleClub(db, scope, golfclubId);
  return atOneMoment(db, async (tx) => {
    const players = await standingsOfClub(tx, golfclubId, requested);
    const events = withEvents && requested.events !== 'none' ? await eventsOfPlayers(tx, golfclubId, requested) : null;
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

/** Returns the prizes of the league table, the first one first; those that are not set are left out. */
export async function prizesOfTable(db: Database): Promise<LeaguePrize[]> {
  const prices = await db
    .selectFrom('session_prices')
    .select(['league_table_prize', 'name', 'description', 'image'])
    .where('league_table_prize', 'is not', null)
    .orderBy(sql`array_position(${[...leagueTablePrizes]}::text[], league_table_prize)`)
    .execute();
  return prices.flatMap(({ league_table_prize: prize, image, ...price }) =>
    prize === null
      ? []
      : [{ prize, ...price, cloudinary_image: image === null ? null : JSON.stringify({ public_id: image }) }],
  );
}

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
  // The players are of this club anyway; with the condition the database then reads its members instead of everybody.
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
