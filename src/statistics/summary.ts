import { toTenths, type Tenths } from '@contract/handicap';
import type { StatisticResult } from '@contract/statistic';

/** What results come to; all but their number in tenths, of a handicap or of a point. */
export interface Summary {
  best: number;
  /** Halves of a tenth are rounded away from zero. */
  average: number;
  last: number;
  number: number;
}

/** A result with a handicap played, in tenths; a tournament has none. */
export interface PlayedResult extends Omit<StatisticResult, 'handicapStarted' | 'handicapPlayed'> {
  handicapStarted: Tenths | null;
  handicapPlayed: Tenths;
}

/** Returns the results with a handicap played, and those with points only, each in the order given. */
export function byKind(history: readonly StatisticResult[]): {
  played: PlayedResult[];
  tournaments: StatisticResult[];
} {
  const played: PlayedResult[] = [];
  const tournaments: StatisticResult[] = [];
  for (const result of history) {
    const { handicapStarted, handicapPlayed } = result;
    if (typeof handicapPlayed !== 'number') tournaments.push(result);
    else {
      const started = typeof handicapStarted === 'number' ? toTenths(handicapStarted) : null;
      played.push({ ...result, handicapStarted: started, handicapPlayed: toTenths(handicapPlayed) });
    }
  }
  return { played, tournaments };
}

/** Returns what handicaps played come to, the latest first; the lowest is the best. Null: there are none. */
export function handicapSummary(played: readonly PlayedResult[]): Summary | null {
  const values = played.map(({ handicapPlayed }) => handicapPlayed);
  return summaryOf(values, Math.min(...values));
}

/** Returns what points come to, the latest first; the most are the best. Null: there are none. */
export function pointsSummary(tournaments: readonly StatisticResult[]): Summary | null {
  const values = tournaments.map(({ points }) => 10 * points);
  return summaryOf(values, Math.max(...values));
}

function summaryOf(values: readonly number[], best: number): Summary | null {
  const [last] = values;
  if (last === undefined) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return { best, average: average(sum, values.length), last, number: values.length };
}

/** In whole numbers, so that no half is lost: twice the size of the sum, and the number once more for rounding up. */
function average(sum: number, number: number): number {
  const size = Math.floor((2 * Math.abs(sum) + number) / (2 * number));
  return sum < 0 && size > 0 ? -size : size;
}
