import { sql } from 'kysely';
import type { LeagueEntries, LeagueEntriesQuery, LeagueEntry } from '../../../contract/league';
import type { ClubScope } from '../../../contract/rights';
import type { Database, Transaction } from '../../db/database';
import { atOneMoment } from './atOneMoment';
import { entryChoices } from './entryChoices';
import { playedBalls, trainingNames } from './eventsOfPlayers';
import { foundEntries, pageOf, sortedEntries, type FoundEntries } from './foundEntries';
import { shownEvent } from './shownEvent';
import { refuseInvisibleClub } from './visibleClub';

/**
 * Returns the league events of a club with their players, as the query asks for, the sums over all pages, and what the
 * events of the period can be filtered by. Throws `not-found` for a club that is not in the scope.
 */
export async function leagueEntries(
  db: Database,
  scope: ClubScope,
  golfclubId: string,
  query: LeagueEntriesQuery,
): Promise<LeagueEntries> {
  await refuseInvisibleClub(db, scope, golfclubId);
  return atOneMoment(db, async (tx) => {
    const found = foundEntries(tx, golfclubId, query);
    return {
      ...(await sumsOf(found)),
      entries: await entriesOf(tx, found, query),
      ...(await entryChoices(tx, golfclubId, query)),
    };
  });
}

async function sumsOf(found: FoundEntries): Promise<Pick<LeagueEntries, 'totalCount' | 'sums'>> {
  const { count, score, points } = await found
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([sql<number>`coalesce(sum(e.score), 0)`.as('score'), sql<number>`coalesce(sum(e.points), 0)`.as('points')])
    .executeTakeFirstOrThrow();
  return { totalCount: count, sums: { score, points } };
}

async function entriesOf(tx: Transaction, found: FoundEntries, query: LeagueEntriesQuery): Promise<LeagueEntry[]> {
  const sorted = sortedEntries(found, query.sort);
  const page = pageOf(query);
  const events = await (page === null ? sorted : sorted.limit(page.limit).offset(page.offset)).execute();
  const names = await trainingNames(tx, events);
  const balls = await playedBalls(tx, events);
  return events.map((event) => ({
    player: { id: event.id, name: event.name, surname: event.surname, username: event.username },
    ...shownEvent(event, names.get(event.training_id), balls.get(event.player_session_id)),
    score: event.score,
  }));
}
