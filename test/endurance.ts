import path from 'node:path';
import { locales, type Locale } from '@contract/lists';

/** Which share of the endurance tier runs: 0 in `npm test`, all of it (1) in `npm run chaos`. */
const share = Number(process.env['LONG'] ?? 0);

export const isLong = share > 0;

/** Whether all of it runs. */
export const isWhole = share >= 1;

/** Files that share what they cost among the runs are due in one of so many. */
const SHARES = 2;

/** A test that is run by itself has no turn. */
const turn = Number(process.env['TURN'] ?? NaN);

/** Returns whether this file is due: in `npm test` with another commit than most others, in the whole endurance tier always. */
export function isDue(): boolean {
  const name = path.basename(expect.getState().testPath ?? '');
  const sum = Buffer.from(name).reduce((before, byte) => (before * 31 + byte) % 1_000_003, 0);
  return isWhole || (turn + sum) % SHARES === 0;
}

/** Returns how often something is repeated: `short` times in `npm test`, else the share of `long`. */
export const repetitions = (short: number, long: number): number =>
  isLong ? Math.max(short, Math.ceil(long * share)) : short;

/** Returns how long a test that repeats, or does more where its file is due, may take, in milliseconds. */
export const timeLimit = (short: number): number => (isLong || isDue() ? 3_600_000 : short);

/** Returns the languages of a flow: this one in `npm test`, all of them in the endurance tier. */
export const localesOrOnly = (one: Locale): readonly Locale[] => (isLong ? locales : [one]);
