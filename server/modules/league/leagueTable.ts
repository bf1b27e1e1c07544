import { sql } from 'kysely';
import type { LeaguePrize, LeagueTable, LeagueTableEntry, LeagueTableQuery } from '@contract/league';
import { leagueTablePrizes } from '@contract/lists';
import type { ClubScope } from '@contract/rights';
import { requireVisibleClub } from '@server/db/clubs';
import type { Database } from '@server/db/database';
import { byPlayerName } from '@server/db/sorting';
import { atOneMoment, eventsOfPlayers, isIn, type Period, yearsOfClub } from './queries';
import { inLeagueOrder, type KnownStanding, undecidedRanks, ranks, totalOf } from './rules';

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
    const { ordered, before } = await standingsOfClub(tx, golfclubId, requested);
    const rankBefore = ranks(before);
    const events = withEvents && requested.events !== 'none' ? await eventsOfPlayers(tx, golfclubId, requested) : null;
    return {
      golfclubId,
      leagueTableEntries: ordered.map(({ id, name, surname, username, totalPoints, points, tied }) => ({
        player: hasDetails(id) ? { id, name, surname, username } : { id, name, surname },
        totalPoints,
        previousRank: rankBefore.get(id) ?? null,
        trend: hasDetails(id) ? trendOf(points) : [],
        tied,
        leagueTableEvents: events?.get(id) ?? [],
      })),
      prizes: await prizesOfTable(tx),
      years: await yearsOfClub(tx, golfclubId),
    };
  });
}

/** Returns the standings before the latest training, of those who had events then. */
function beforeLatest(standings: readonly PlayerStanding[]): PlayerStanding[] {
  return standings
    .map((standing) => {
      const [latest = 0, ...earlier] = standing.points;
      if (!standing.playedLatest) return standing;
      return { ...standing, points: earlier, totalPoints: standing.totalPoints - latest };
    })
    .filter(({ points }) => points.length > 0);
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

interface PlayerStanding extends KnownStanding {
  name: string;
  surname: string;
  username: string;
  /** The first of the points are of the latest training of all. */
  playedLatest: boolean;
}

interface Standings {
  ordered: (PlayerStanding & { tied: boolean })[];
  /** The order before the latest training. */
  before: PlayerStanding[];
}

/**
 * Returns whoever has events in the club's trainings of the period in the order of the table, with at least the points of the
 * latest events. It costs what the players cost, however many events they have, unless the period begins or ends within a year.
 */
async function standingsOfClub(db: Database, golfclubId: string, period: Period): Promise<Standings> {
  const years = wholeYears(period);
  const known = await (years === null
    ? standingsByEvents(db, golfclubId, period)
    : standingsByYears(db, golfclubId, years));
  const standings = inBothOrders(known);
  const open = [...undecidedRanks(standings.ordered), ...undecidedRanks(standings.before)];
  if (open.length === 0) return standings;
  const points = await pointsOfPlayers(db, golfclubId, period, open);
  return inBothOrders(
    known.map((standing) => {
      const whole = points.get(standing.id);
      return whole === undefined ? standing : { ...standing, points: whole, hasMore: false };
    }),
  );
}

const inBothOrders = (standings: readonly PlayerStanding[]): Standings => ({
  ordered: inLeagueOrder(standings),
  before: inLeagueOrder(beforeLatest(standings)),
});

interface Years {
  first: number;
  last: number;
}

/** Returns the years that the period consists of; null where it begins or ends within one. */
function wholeYears({ from = '0000-01-01', to = '9999-12-31' }: Period): Years | null {
  if (!from.endsWith('-01-01') || !to.endsWith('-12-31')) return null;
  return { first: Number(from.slice(0, 4)), last: Number(to.slice(0, 4)) };
}

async function standingsByYears(db: Database, golfclubId: string, { first, last }: Years): Promise<PlayerStanding[]> {
  // The players are of this club anyway; with the condition the database then reads its members instead of everybody.
  const rows = await db
    .selectFrom('league_standings as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .where('s.golfclub_id', '=', golfclubId)
    .where('m.golfclub_id', '=', golfclubId)
    .where('s.events', '>', 0)
    .where('s.year', '>=', first)
    .where('s.year', '<=', last)
    .select(['m.id', 'm.name', 'm.surname', 'm.username', 's.events', 's.total_points', 's.latest_points'])
    .select(sql<string>`to_char(s.latest_date, 'YYYY-MM-DD') || s.latest_training_id`.as('latest'))
    .orderBy(byName)
    .orderBy('s.year', 'desc')
    .execute();
  const latest = rows.reduce((most, row) => (row.latest > most ? row.latest : most), '');
  const players = new Map<string, PlayerStanding>();
  for (const { id, name, surname, username, ...year } of rows) {
    const later = players.get(id);
    const hasMore = year.events > year.latest_points.length;
    if (later === undefined) {
      const standing = { totalPoints: year.total_points, points: year.latest_points, hasMore };
      players.set(id, { id, name, surname, username, ...standing, playedLatest: year.latest === latest });
    } else {
      const known = later.hasMore ? {} : { points: [...later.points, ...year.latest_points], hasMore };
      players.set(id, { ...later, ...known, totalPoints: later.totalPoints + year.total_points });
    }
  }
  return [...players.values()];
}

async function standingsByEvents(db: Database, golfclubId: string, period: Period): Promise<PlayerStanding[]> {
  const events = db.selectFrom('league_events as e').where('e.golfclub_id', '=', golfclubId).where(isIn(period));
  const latestTraining = events
    .select('e.training_id')
    .orderBy('e.training_date', 'desc')
    .orderBy('e.training_id', 'desc')
    .limit(1);
  const results = events
    .select([
      'e.member_id',
      LATEST_FIRST.as('points'),
      sql<boolean>`bool_or(e.training_id = (${latestTraining}))`.as('playedLatest'),
    ])
    .groupBy('e.member_id');
  const rows = await db
    .selectFrom(results.as('r'))
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .where('m.golfclub_id', '=', golfclubId)
    .select(['m.id', 'm.name', 'm.surname', 'm.username', 'r.points', 'r.playedLatest'])
    .orderBy(byName)
    .execute();
  return rows.map((row) => ({ ...row, totalPoints: totalOf(row.points), hasMore: false }));
}

const byName = sql.join([...byPlayerName('m'), sql.ref('m.id')]);

/** One value for each player, however many events. */
const LATEST_FIRST = sql<number[]>`json_agg(e.points order by e.training_date desc, e.training_id desc)`;

/** Returns the points of all events of these players in the period, latest first, by their ids. */
async function pointsOfPlayers(db: Database, golfclubId: string, period: Period, ids: readonly string[]) {
  const rows = await db
    .selectFrom('league_events as e')
    .where('e.golfclub_id', '=', golfclubId)
    .where(sql<boolean>`e.member_id = any(${ids}::uuid[])`)
    .where(isIn(period))
    .select(['e.member_id', LATEST_FIRST.as('points')])
    .groupBy('e.member_id')
    .execute();
  return new Map(rows.map(({ member_id, points }) => [member_id, points]));
}
