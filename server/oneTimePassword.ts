import { randomBytes } from 'node:crypto';
import { canSignIn } from '@contract/rights';
import { CannotStart } from './cannotStart';
import { makeAccessLinks } from './db/accessLinks';
import { type Database, inTransaction } from './db/database';
import { recordChanges } from './db/recordChange';
import { alphanumeric, unusedFirstAdmin } from './firstAdmin';
import { hashPassword } from './modules/auth/passwords';
import { accountNamed, accountWithId } from './modules/auth/queries';

export interface GivenAccess {
  username: string;
  email: string;
  /** Known nowhere else: the database keeps only its hash. */
  password: string;
  isApproved: boolean;
  /** Of an access link, which sets another password instead. */
  secret: string;
}

/**
 * Gives a member a random password, which has to be changed at the first sign-in, and an access link that sets a password
 * without it; puts that on record. The earlier password, all sign-ins and earlier links end. The member is the one with this
 * username or e-mail; for null the first admin, as long as that account was never used. Throws `CannotStart` for none.
 */
export async function giveOneTimePassword(db: Database, usernameOrEmail: string | null): Promise<GivenAccess> {
  const found = usernameOrEmail === null ? await unusedFirstAdmin(db) : await accountNamed(db, usernameOrEmail);
  if (found === null) {
    throw new CannotStart(
      usernameOrEmail === null
        ? 'There is no first admin whose password was never used: name a person, npm run access -- USERNAME_OR_E-MAIL.'
        : 'Nobody has this username or e-mail.',
    );
  }
  const password = alphanumeric(randomBytes(32));
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const { id, username, email, roles, golfclub } = await accountWithId(tx, found.id);
    await tx
      .updateTable('members')
      .set(({ fn, val }) => ({
        password_hash: passwordHash,
        // The first admin who has not signed in yet stays the first admin.
        one_time_password: fn.coalesce('one_time_password', val('ACCESS' as const)),
      }))
      .where('id', '=', id)
      .execute();
    await recordChanges(tx, [{ action: 'member.oneTimePassword', actorId: null, golfclub, memberId: id }]);
    const [link] = await makeAccessLinks(tx, [id], null);
    const secret = link?.secret ?? '';
    return { username, email, password, secret, isApproved: canSignIn(roles) };
  });
}
