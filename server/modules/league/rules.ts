import type { LeagueTableEntry } from '@contract/league';

interface Standing extends Pick<LeagueTableEntry, 'totalPoints'> {
  /** Of each event, latest first. */
  points: readonly number[];
}

/**
 * Returns the entries in the order of the league table: total points, then the points of the latest event, then of
 * the one before, and so on; who has no further event comes after who has. Where that decides nothing the entries
 * keep the order they came in (by name) and are marked as tied.
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
  for (const [position, points] of a.points.entries()) {
    const other = b.points[position];
    if (other === undefined) return -1;
    if (points !== other) return other - points;
  }
  return b.points.length - a.points.length;
}

/** Returns the ranks, from 1, that entries in the order of their names take in the league table, by player id. */
export function ranks(entries: readonly (Standing & { id: string })[]): Map<string, number> {
  return new Map(inLeagueOrder(entries).map(({ id }, position) => [id, position + 1]));
}

/** Returns the sum of the points. */
export function totalOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0);
}
