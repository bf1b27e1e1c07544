import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Display, DisplayQuery } from '@contract/display';
import type { LeagueTable } from '@contract/league';
import { scoringChain } from '@contract/scoring';
import type { TrainingSnapshot } from '@contract/training';
import type { Database } from '@server/db/database';
import type { UsedLink } from './queries';
import { daysOfYear, displayName, displayNames, shownYear } from './rules';

/** Returns the league table of a club over the trainings of these days, without events; by the module of the league. */
export type TableOfClub = (
  db: Database,
  golfclubId: string,
  days: { from: string; to: string },
) => Promise<Pick<LeagueTable, 'leagueTableEntries' | 'prizes'>>;

/** Returns what the screen with this link shows: this year's table of its club, and what is being played. */
export async function clubDisplay(
  db: Database,
  tableOfClub: TableOfClub,
  link: UsedLink,
  { today }: DisplayQuery,
): Promise<Display> {
  const { golfclub_id: golfclubId, short_names: isShort, club, at } = link;
  const year = shownYear(at, today);
  const { leagueTableEntries, prizes } = await tableOfClub(db, golfclubId, daysOfYear(year));
  const trainings = await startedTrainings(db, golfclubId);
  const names = namesOf(
    [
      ...leagueTableEntries.map(({ player }) => player),
      ...trainings.flatMap(({ sessions }) => sessions.flatMap(({ players }) => players)),
    ],
    isShort,
  );
  return {
    club,
    entries: leagueTableEntries.map(({ player, totalPoints, tied, previousRank }, position) => ({
      rank: position + 1,
      player: names.get(player.id) ?? '',
      totalPoints,
      tied,
      previousRank: previousRank ?? null,
    })),
    prizes,
    running: runningOf(trainings, names),
    year,
    at,
  };
}

type Running = Display['running'][number];
type Result = Running['results'][number];

/** More at the same moment are forgotten ones rather than running ones. */
const MOST_SHOWN = 6;

/** Returns the names of the people on a screen by their ids; namesakes in the table and in trainings have the same numbers. */
function namesOf(people: readonly { id: string; name: string; surname: string }[], isShort: boolean) {
  return displayNames(people.map((person) => ({ id: person.id, name: displayName(person, isShort) })));
}

/** Returns the club's trainings that are started, the latest first. */
export function startedTrainings(db: Database, golfclubId: string) {
  return db
    .selectFrom('scheduled_trainings as t')
    .select((training) => [
      't.snapshot',
      jsonArrayFrom(
        training
          .selectFrom('player_sessions as s')
          .select((session) => [
            jsonArrayFrom(
              session
                .selectFrom('player_session_players as p')
                .innerJoin('members as m', 'm.id', 'p.member_id')
                .select(['m.id', 'm.name', 'm.surname', 'p.handicap_started_tenths'])
                .whereRef('p.player_session_id', '=', 's.id')
                .orderBy('p.position'),
            ).as('players'),
            jsonArrayFrom(
              session.selectFrom('balls as b').select('b.points').whereRef('b.player_session_id', '=', 's.id'),
            ).as('balls'),
          ])
          .whereRef('s.training_id', '=', 't.id')
          .orderBy('s.id'),
      ).as('sessions'),
    ])
    .where('t.golfclub_id', '=', golfclubId)
    .where('t.status', '=', 'STARTED')
    .orderBy('t.started_at', 'desc')
    .orderBy('t.id')
    .limit(MOST_SHOWN)
    .execute();
}

type Names = ReadonlyMap<string, string>;

/** Returns the trainings with their results as if they ended now. */
const runningOf = (trainings: Awaited<ReturnType<typeof startedTrainings>>, names: Names): Running[] =>
  trainings.map(({ snapshot, sessions }) => ({
    name: snapshot.name,
    type: snapshot.type,
    results: sessions.map((session) => resultOf(snapshot, session, names)).toSorted(byResult),
  }));

type Session = {
  players: { id: string; name: string; surname: string; handicap_started_tenths: Parameters<typeof scoringChain>[2] }[];
  balls: { points: number }[];
};

function resultOf(snapshot: TrainingSnapshot, { players, balls }: Session, names: Names): Result {
  const chain = scoringChain(snapshot, balls, players[0]?.handicap_started_tenths ?? null);
  return {
    players: players.map(({ id }) => names.get(id) ?? ''),
    balls: balls.length,
    totalPoints: chain.score,
    points: chain.points,
  };
}

/** Who has no ball yet has no result, and comes last. */
function byResult(a: Result, b: Result): number {
  const withBalls = Number(b.balls > 0) - Number(a.balls > 0);
  return withBalls || b.points - a.points || b.totalPoints - a.totalPoints;
}
