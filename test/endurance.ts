import { locales, type Locale } from '@contract/lists';

/** The share of the rounds of the endurance tier: 0 in `npm test`, 1 (all) in `npm run endurance`. */
const share = Number(process.env['LONG'] ?? 0);

export const isLong = share > 0;

export const isWhole = share >= 1;

/** Returns how often something is repeated: `short` times in `npm test`, else the share of `long`. */
export const repetitions = (short: number, long: number): number =>
  isLong ? Math.max(short, Math.ceil(long * share)) : short;

/** In milliseconds, what jest.config.ts allows any test. */
const USUAL_LIMIT = 240_000;

/** Returns how long a test that repeats may take, in milliseconds. */
export function timeLimit(short = USUAL_LIMIT): number {
  if (isWhole) return 3_600_000;
  return isLong ? 900_000 : short;
}

/** Returns the languages of a flow: this one in `npm test`, all of them in the endurance tier. */
export const localesOrOnly = (one: Locale): readonly Locale[] => (isLong ? locales : [one]);
