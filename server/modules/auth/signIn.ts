import { randomUUID } from 'node:crypto';
import type { SignIn } from '../../../contract/session';
import type { Database } from '../../db/database';
import { countAttempt, forgetAttempt } from './failedSignIns';
import { passwordMatches } from './passwords';
import { accountNamed, beginSignIn, type Account } from './queries';
import { requireApproved, signInFailed } from './rules';

/**
 * Returns who has signed in, with the id of the sign-in. Throws `too-many-requests` before the password is looked
 * at, `sign-in-failed` for whatever does not match, `not-approved` only to whoever knows the password.
 */
export async function signIn(
  db: Database,
  { usernameOrEmail, password }: SignIn,
  address: string,
): Promise<{ account: Account; signInId: string }> {
  const typed = usernameOrEmail.trim();
  const account = await accountNamed(db, typed);
  const attempt = { account: account?.username ?? typed, address };
  await countAttempt(db, attempt);
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  if (account === null || !matches) throw signInFailed();
  await forgetAttempt(db, attempt);
  requireApproved(account.roles);
  const signInId = await beginSignIn(db, account, randomUUID());
  if (signInId === null) throw signInFailed();
  return { account, signInId };
}
