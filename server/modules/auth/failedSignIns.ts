import type { Database } from '../../db/database';
import { countAttemptOn, forgetAttemptsOn, takeBackAttemptOn, type Limited } from './countedAttempts';

/** Which counters an attempt counts on. */
export interface Attempt {
  /** The account's username, or what was typed if there is no such account. */
  account: string;
  address: string;
}

const ofAddress = ({ address }: Attempt): Limited => ({ subject: `address ${address}`, most: 100 });
const ofAccount = ({ account }: Attempt): Limited => ({ subject: `name ${account.toLowerCase()}`, most: 10 });

/**
 * Counts an attempt as failed before its password is checked, so that many at once cannot slip through. Throws
 * `too-many-requests` after 10 failures of an account or 100 of an address within 15 minutes.
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
  await countAttemptOn(db, ofAddress(attempt));
  await countAttemptOn(db, ofAccount(attempt));
}

/** Takes back what `countAttempt` counted, because the password was right: the account starts anew. */
export async function forgetAttempt(db: Database, attempt: Attempt): Promise<void> {
  await forgetAttemptsOn(db, ofAccount(attempt));
  await takeBackAttemptOn(db, ofAddress(attempt));
}
