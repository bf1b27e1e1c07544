import { Refusal } from '@contract/problem';
import type { Database } from '@server/db/database';
import { countAttempt, type Limited, refuseLimited, refusingSlowly, takeBackAttempt } from './signInLimits';

const MOST_PER_ADDRESS = 20;
const MOST_IN_ALL = 200;

/** Finds what a code opens: at most 20 wrong codes of an address, and 200 of all together, within 15 minutes. */
type GuessedCode = <Found>(db: Database, address: string, find: () => Promise<Found | null>) => Promise<Found>;

/**
 * Returns what `find` finds. An attempt is counted before it is looked at, and taken back if its code was right. Throws
 * `code-not-valid` where nothing is found, `too-many-requests` after too many of these, and what `find` throws.
 */
export const guessedCode: GuessedCode = (db, address, find) =>
  refusingSlowly(async () => {
    const limits: Limited[] = [
      { subject: `code address ${address}`, most: MOST_PER_ADDRESS, beyond: 'window' },
      { subject: 'code', most: MOST_IN_ALL, beyond: 'window' },
    ];
    await refuseLimited(db, limits);
    await countAttempt(db, limits);
    const found = await find();
    if (found === null) throw new Refusal('code-not-valid', 'This code does not work: mistyped, revoked or ended.');
    await takeBackAttempt(db, limits);
    return found;
  });
