import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../contract/refusals';
import type { ChangePassword } from '../../../contract/session';
import { inTransaction, type Database } from '../../db/database';
import { recordChanges } from '../../db/recordChange';
import { countAttempt, forgetAttempts, refuseLimited, type Limited } from './countedAttempts';
import { refuseCommonPassword } from './passwordRules';
import { hashPassword, inTurn, isPassword } from './passwords';
import { accountWithId, beginSignIn, setPassword, type Account } from './queries';
import { wrongPassword } from './rules';

const MOST_PER_ACCOUNT = 10;

/**
 * Returns the account with a new sign-in; all others have ended with the old password. Throws `bad-input` for a common
 * new password, `too-many-requests` after 10 wrong ones within 15 minutes, `wrong-password` if the current one does
 * not match.
 */
export async function changePassword(
  db: Database,
  memberId: string,
  { currentPassword, newPassword }: ChangePassword,
): Promise<{ account: Account; signInId: string }> {
  const { golfclub, ...account } = await accountWithId(db, memberId);
  refuseCommonPassword(newPassword, account, '/newPassword');
  // A counter of its own: strangers who fail to sign in as somebody must not keep the owner from changing it.
  const limited: Limited = { subject: `password ${memberId}`, most: MOST_PER_ACCOUNT, beyond: 'window' };
  const matches = await inTurn(async () => {
    await refuseLimited(db, [limited]);
    await countAttempt(db, [limited]);
    return isPassword(account.passwordHash, currentPassword);
  });
  if (!matches) throw wrongPassword();
  await forgetAttempts(db, limited);
  const changed = { ...account, passwordHash: await hashPassword(newPassword) };
  return inTransaction(db, async (tx) => {
    const isStillTheirs = await setPassword(tx, account, changed.passwordHash);
    const signInId = isStillTheirs ? await beginSignIn(tx, changed, randomUUID()) : null;
    // Somebody was quicker, and what was checked above is no longer the current password.
    if (signInId === null) throw new Refusal('wrong-password', 'The password was changed meanwhile.');
    await recordChanges(tx, [{ action: 'member.passwordChanged', actorId: memberId, golfclub, memberId }]);
    return { account: changed, signInId };
  });
}
