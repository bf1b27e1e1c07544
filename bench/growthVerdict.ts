import { quantile, shownMs } from './quantile';

/** Sizes stand in a ratio of ten to each other. */
const RATIO = 10;
/** What ten times as much may cost and still count as nothing. */
const FLAT = 1.5;
/** Of n log n from 100 to 1,000, the steepest step that is measured. */
const N_LOG_N = RATIO * (Math.log(1_000) / Math.log(100));

/** As good as no time at all: what a request costs that asks the database for nothing. */
const NOTHING_MS = 1;

export type Verdict = 'flat' | 'up to n log n' | 'WORSE than n log n' | 'GROWS';

/** Returns what the growth with the data of the list itself is called. */
export function verdictOfOwn(times: readonly (readonly number[])[]): Verdict {
  const grown = Math.max(...factors(times));
  if (grown <= FLAT) return 'flat';
  return grown <= N_LOG_N ? 'up to n log n' : 'WORSE than n log n';
}

/** Returns what the growth with other clubs' data is called, from the smallest size to the largest. */
export function verdictOfOthers(times: readonly (readonly number[])[]): Verdict {
  return Math.max(...factors([times[0] ?? [], times.at(-1) ?? []])) <= FLAT ? 'flat' : 'GROWS';
}

/** Returns a line of the table: the name, the median at each size, how the quickest reads grow, and the verdict. */
export function shownLine(name: string, times: readonly (readonly number[])[], verdict: Verdict): string {
  const values = times.map((some) => shownMs(quantile(some, 0.5), 1).padStart(12));
  const growth = factors(times).map((factor) => `×${factor.toFixed(1)}`.padStart(8));
  return `${name.padEnd(34)}${values.join('')}${growth.join('')}  ${verdict}`;
}

/** From one size to the next. Whatever else the machine does only slows reads down: the quickest are the least disturbed. */
function factors(times: readonly (readonly number[])[]): number[] {
  const quickest = times.map((some) => Math.max(Math.min(...some), NOTHING_MS));
  return quickest.slice(1).map((grown, before) => grown / (quickest[before] ?? grown));
}
