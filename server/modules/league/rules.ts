import type { LeagueTableEntry } from '../../../contract/league';

type Points = { points: number };
type Standing = Pick<LeagueTableEntry, 'totalPoints'> & { leagueTableEvents: readonly Points[] };

/**
 * Returns the entries in the order of the league table: total points, then the points of the latest event, then of
 * the one before, and so on; who has no further event comes after who has. Where that decides nothing the entries
 * keep the order they came in (by name) and are marked as tied. Events must come latest first.
 */
export function inLeagueOrder<Entry extends Standing>(entries: readonly Entry[]): (Entry & { tied: boolean })[] {
  const ordered = entries.toSorted(byResults);
  return ordered.map((entry, rank) => {
    const neighbours = [ordered[rank - 1], ordered[rank + 1]];
    return { ...entry, tied: neighbours.some((other) => other !== undefined && byResults(entry, other) === 0) };
  });
}

function byResults(a: Standing, b: Standing): number {
  if (a.totalPoints !== b.totalPoints) return b.totalPoints - a.totalPoints;
  for (const [position, event] of a.leagueTableEvents.entries()) {
    const other = b.leagueTableEvents[position];
    if (other === undefined) return -1;
    if (event.points !== other.points) return other.points - event.points;
  }
  return b.leagueTableEvents.length - a.leagueTableEvents.length;
}
