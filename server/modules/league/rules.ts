import type { LeagueTableEntry } from '@contract/league';

interface Standing extends Pick<LeagueTableEntry, 'totalPoints'> {
  /** Of each event, latest first. */
  points: readonly number[];
}

/** A standing of which perhaps only the latest points are known. */
export interface KnownStanding extends Standing {
  id: string;
  /** There are earlier events than these. */
  hasMore: boolean;
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
  const common = Math.min(a.points.length, b.points.length);
  // By index: it is the innermost loop of every table.
  for (let position = 0; position < common; position += 1) {
    const ofA = a.points[position] ?? 0;
    const ofB = b.points[position] ?? 0;
    if (ofA !== ofB) return ofB - ofA;
  }
  return b.points.length - a.points.length;
}

/** Returns the ranks, from 1, of entries that are in the order of the league table, by player id. */
export function ranks(ordered: readonly { id: string }[]): Map<string, number> {
  return new Map(ordered.map(({ id }, position) => [id, position + 1]));
}

/** Of whoever has more events so many points are known at least, and one more before the latest training is left out. */
const KNOWN_POINTS = 15;

/**
 * Returns the ids of those whose rank the known points leave undecided: beside somebody who is equal in all of them, and
 * with more events.
 * @param ordered in the order of the league table
 */
export function undecidedRanks(ordered: readonly KnownStanding[]): string[] {
  const isOpen = (entry: KnownStanding, position: number) =>
    entry.hasMore &&
    [ordered[position - 1], ordered[position + 1]].some((other) => other && areEqualSoFar(entry, other));
  return ordered.filter(isOpen).map(({ id }) => id);
}

function areEqualSoFar(a: Standing, b: Standing): boolean {
  if (a.totalPoints !== b.totalPoints) return false;
  for (let position = 0; position < KNOWN_POINTS; position += 1) {
    if (a.points[position] !== b.points[position]) return false;
  }
  return true;
}

/** Returns the sum of the points. */
export function totalOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0);
}
