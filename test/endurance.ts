import { locales, type Locale } from '@contract/lists';

/** Which share of the endurance tier runs: 0 in `npm test`, all of it (1) in `npm run chaos`. */
const share = Number(process.env['LONG'] ?? 0);

export const isLong = share > 0;

/** Whether all of it runs. */
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
