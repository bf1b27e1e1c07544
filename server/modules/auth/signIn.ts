import { randomUUID } from 'node:crypto';
import { Refusal, requireApproved } from '@contract/problem';
import type { ChangePassword, SignIn } from '@contract/session';
import { type Database, inTransaction } from '@server/db/database';
import { recordChanges } from '@server/db/recordChange';
import { normalEmail } from '@server/emailAddress';
import { hashPassword, limitHashing, isPassword } from './passwords';
import { type Account, accountNamed, accountWithId, beginSignIn, setPassword } from './queries';
import { refuseCommonPassword, refuseSamePassword, signInFailed, wrongPassword } from './rules';
import { countAttempt, takeBackSignIn, resetAttempts, type Limited, signInLimits } from './signInLimits';

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
  return limitHashing(async () => {
    const account = await accountNamed(db, usernameOrEmail);
    const limits = signInLimits({
      typed: normalEmail(usernameOrEmail),
      address,
      deviceId: account && deviceOf(account),
    });
    await countAttempt(db, limits.all);
    const matches = await isPassword(account?.passwordHash ?? null, password);
    if (account === null || !matches) throw signInFailed();
    await takeBackSignIn(db, limits);
    requireApproved(account.roles);
    const signInId = await beginSignIn(db, account, randomUUID());
    if (signInId === null) throw signInFailed();
    return { account, signInId };
  });
}

const MOST_PER_ACCOUNT = 10;

/**
 * Returns the account with a new sign-in; all others have ended with the old password. Throws `wrong-password` if the
 * current one does not match, `too-many-requests` after 10 of these within 15 minutes, and `bad-input` if the new one is
 * common, or the one-time password again.
 */
export async function changePassword(
  db: Database,
  memberId: string,
  { currentPassword, newPassword }: ChangePassword,
): Promise<{ account: Account; signInId: string }> {
  const { golfclub, ...account } = await accountWithId(db, memberId);
  refuseCommonPassword(newPassword, account, '/newPassword');
  if (account.mustChangePassword) refuseSamePassword(currentPassword, newPassword);
  // A counter of its own: strangers who fail to sign in as somebody must not keep the owner from changing it.
  const limited: Limited = { subject: `password ${memberId}`, most: MOST_PER_ACCOUNT, beyond: 'window' };
  const matches = await limitHashing(async () => {
    await countAttempt(db, [limited]);
    return isPassword(account.passwordHash, currentPassword);
  });
  if (!matches) throw wrongPassword();
  await resetAttempts(db, limited);
  const changed = { ...account, passwordHash: await hashPassword(newPassword), mustChangePassword: false };
  return inTransaction(db, async (tx) => {
    const isStillTheirs = await setPassword(tx, account, changed.passwordHash);
    const signInId = isStillTheirs ? await beginSignIn(tx, changed, randomUUID()) : null;
    // Somebody was quicker, and what was checked above is no longer the current password.
    if (signInId === null) throw new Refusal('wrong-password', 'The password was changed meanwhile.');
    await recordChanges(tx, [{ action: 'member.passwordChanged', actorId: memberId, golfclub, memberId }]);
    return { account: changed, signInId };
  });
}
