import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Database } from './db/database';
import { hashPassword } from './modules/auth/passwords';

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PASSWORD_LENGTH = 26;

export interface FirstAdmin {
  username: string;
  email: string;
  /** Known nowhere else: the database keeps only its hash. */
  password: string;
}

/**
 * Makes an admin with this e-mail, in a club to be filled in, when there is no member at all.
 * Returns null when there already is one, also when another server made it at the same moment.
 */
export async function makeFirstAdmin(db: Database, email: string): Promise<FirstAdmin | null> {
  if (await hasMembers(db)) return null;
  const password = Array.from({ length: PASSWORD_LENGTH }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]).join(
    '',
  );
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    await sql`lock table members in share row exclusive mode`.execute(tx);
    if (await hasMembers(tx)) return null;
    const club = await tx
      .insertInto('golfclubs')
      .values({ name: 'Golfclub', streetname: '-', streetnumber: '-', postalcode: '-', city: '-', country: 'germany' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const username = 'admin';
    await tx
      .insertInto('members')
      .values({
        golfclub_id: club.id,
        name: 'First',
        surname: 'Admin',
        username,
        email,
        password_hash: passwordHash,
        roles: ['ADMIN', 'APPROVED', 'PLAYER'],
      })
      .execute();
    return { username, email, password };
  });
}

/** Returns whether anybody could sign in at all. */
export async function hasMembers(db: Database): Promise<boolean> {
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined;
}
