import type { Display } from '../../../contract/display';
import type { LeagueTable } from '../../../contract/league';
import type { Database } from '../../db/database';
import type { CarriedLink } from './queries';
import { daysOfYear, shownName } from './rules';
import { runningTrainings } from './runningTrainings';

/** Returns the league table of a club over the trainings of these days, without events; by the module of the league. */
export type TableOfClub = (
  golfclubId: string,
  days: { from: string; to: string },
) => Promise<Pick<LeagueTable, 'leagueTableEntries' | 'prizes'>>;

/** Returns what the screen with this link shows: this year's table of its club, and what is being played. */
export async function clubDisplay(db: Database, tableOfClub: TableOfClub, link: CarriedLink): Promise<Display> {
  const { golfclub_id: golfclubId, short_names: isShort, club, year, at } = link;
  const { leagueTableEntries, prizes } = await tableOfClub(golfclubId, daysOfYear(year));
  return {
    club,
    entries: leagueTableEntries.map(({ player, totalPoints, tied, previousRank }, position) => ({
      rank: position + 1,
      player: shownName(player, isShort),
      totalPoints,
      tied,
      previousRank: previousRank ?? null,
    })),
    prizes,
    running: await runningTrainings(db, golfclubId, isShort),
    year,
    at,
  };
}
