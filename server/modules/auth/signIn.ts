import { randomUUID } from 'node:crypto';
import type { SignIn } from '../../../contract/session';
import type { Database } from '../../db/database';
import { countAttempt, refuseLimited } from './countedAttempts';
import { inTurn, isPassword } from './passwords';
import { accountNamed, beginSignIn, type Account } from './queries';
import { requireApproved, signInFailed } from './rules';
import { forgetAttempt, signInLimits } from './signInLimits';

interface From {
  address: string;
  /** Returns the id of the device if it has signed in with this account before, else null. */
  deviceOf: (account: Account) => string | null;
}

/**
 * Returns who has signed in, with the id of the sign-in. Throws `too-many-requests` before the password is looked
 * at, `sign-in-failed` for whatever does not match, `not-approved` only to whoever knows the password, `overloaded` when
 * too many passwords are being checked. An attempt is counted as failed before its password is checked, so that many at
 * once cannot slip through; what is refused without looking at it counts for nothing.
 */
export async function signIn(
  db: Database,
  { usernameOrEmail, password }: SignIn,
  { address, deviceOf }: From,
): Promise<{ account: Account; signInId: string }> {
  return inTurn(async () => {
    const typed = usernameOrEmail.trim();
    const account = await accountNamed(db, typed);
    const limits = signInLimits({ typed, address, deviceId: account && deviceOf(account) });
    await refuseLimited(db, limits.all);
    await countAttempt(db, limits.all);
    const matches = await isPassword(account?.passwordHash ?? null, password);
    if (account === null || !matches) throw signInFailed();
    await forgetAttempt(db, limits);
    requireApproved(account.roles);
    const signInId = await beginSignIn(db, account, randomUUID());
    if (signInId === null) throw signInFailed();
    return { account, signInId };
  });
}
