import { forgetAttempts, takeBackAttempt, type Limited } from './countedAttempts';
import type { Database } from '../../db/database';

/** Who tries to sign in, as far as it is known before the password is. */
interface Attempt {
  /** The username or e-mail as it was typed. */
  typed: string;
  address: string;
  /** The device that has signed in with this account before; null: it has not. */
  deviceId: string | null;
}

/** Which counters an attempt counts on. */
interface SignInLimits {
  all: readonly Limited[];
  /** The one that a right password ends; it is nobody else's. */
  own: Limited;
}

/**
 * Returns the limits of this attempt. A device that has signed in before has one of its own and none with others. All
 * others share that of their address, and that of what was typed, which may be the username or the e-mail of one account:
 * as neither counts for the other, nobody learns that they belong together, and both together are 100 tries in a row.
 */
export function signInLimits({ typed, address, deviceId }: Attempt): SignInLimits {
  const name = typed.toLowerCase();
  if (deviceId !== null) {
    const own: Limited = { subject: `device ${deviceId}`, most: 10, beyond: 'delay' };
    return { all: [own], own };
  }
  const own: Limited = { subject: `name and address ${name} ${address}`, most: 10, beyond: 'delay' };
  return {
    all: [
      own,
      { subject: `name ${name}`, most: 50, beyond: 'delay' },
      { subject: `address ${address}`, most: 100, beyond: 'window' },
    ],
    own,
  };
}

/** Takes back what was counted, because the password was right: the own counter starts anew. */
export async function forgetAttempt(db: Database, { all, own }: SignInLimits): Promise<void> {
  await forgetAttempts(db, own);
  const shared = all.filter((limited) => limited !== own);
  await takeBackAttempt(db, shared);
}
