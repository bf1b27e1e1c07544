import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from './cannotStart';
import { inTransaction, type Database, type Transaction } from './db/database';
import { normalEmail } from './emailAddress';
import { hashPassword, limitHashing, isPassword } from './modules/auth/passwords';

export interface OneTimePassword {
  username: string;
  email: string;
  /** Known nowhere else: the database keeps only its hash. It is to be changed at the first sign-in. */
  password: string;
}

/**
 * Returns the first admin with the password for the first sign-in, as long as it was never used: the same one at each start
 * and on each server with this secret. Makes the admin, in a club to be filled in, when there is no member at all and
 * `email` says whose it is. Returns null when somebody has signed in as the admin, or there is none.
 */
export async function firstAdmin(
  db: Database,
  { email, tokenSecret }: { email: string | null; tokenSecret: string },
): Promise<OneTimePassword | null> {
  if (email !== null && !(await hasMembers(db))) await inTransaction(db, (tx) => makeFirstAdmin(tx, email));
  const admin = await unusedFirstAdmin(db);
  if (admin === null) return null;
  const password = passwordFor(admin.id, tokenSecret);
  if (!(await limitHashing(() => isPassword(admin.passwordHash, password)))) {
    const { numUpdatedRows } = await db
      .updateTable('members')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', admin.id)
      .where('one_time_password', '=', 'FIRST_ADMIN')
      .where('first_signed_in_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
  }
  return { username: admin.username, email: admin.email, password };
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'first-admin-password');

/** Writes the password into a file that only its owner can read. Returns a clause that says where it is. */
export async function storeFirstPassword(dataDir: string, password: string): Promise<string> {
  const file = fileIn(dataDir);
  // Servers over one DATABASE_URL may share the folder.
  const unfinished = `${file}-${process.pid}`;
  try {
    await mkdir(dataDir, { recursive: true });
    await rm(unfinished, { force: true });
    await writeFile(unfinished, `${password}\n`, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
    return `is in ${file}. At that sign-in it has to be changed.`;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    return `cannot be written to ${file} (${systemCode(error)}): npm run access prints another one.`;
  }
}

/** Removes the file of a password that was used. */
export async function dropFirstPassword(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true }).catch(() => undefined);
}

/** Who has only the secret does not know the id, and the other way round. */
function passwordFor(memberId: string, tokenSecret: string): string {
  return alphanumeric(createHmac('sha256', tokenSecret).update(`first admin ${memberId}`).digest());
}

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PASSWORD_LENGTH = 26;

/** Returns a password of 26 alphanumerics, as random as these 32 bytes. */
export function alphanumeric(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  const base = BigInt(ALPHANUMERICS.length);
  let password = '';
  for (; password.length < PASSWORD_LENGTH; rest /= base) password += ALPHANUMERICS.charAt(Number(rest % base));
  return password;
}

interface UnusedAdmin {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
}

/** Returns the first admin who has never signed in; null when there is none. */
export async function unusedFirstAdmin(db: Database): Promise<UnusedAdmin | null> {
  const admin = await db
    .selectFrom('members')
    .select(['id', 'username', 'email', 'password_hash as passwordHash'])
    .where('one_time_password', '=', 'FIRST_ADMIN')
    .where('first_signed_in_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return admin ?? null;
}

/** Of servers that start at once, one makes the admin. */
async function makeFirstAdmin(tx: Transaction, email: string): Promise<void> {
  await sql`lock table members in share row exclusive mode`.execute(tx);
  if (await hasMembers(tx)) return;
  const club = await tx
    .insertInto('golfclubs')
    .values({ name: 'Golfclub', streetname: '-', streetnumber: '-', postalcode: '-', city: '-', country: 'germany' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('members')
    .values({
      golfclub_id: club.id,
      name: 'First',
      surname: 'Admin',
      username: 'admin',
      email: normalEmail(email),
      // No password matches it; it gets one in the same start.
      password_hash: '',
      roles: ['ADMIN', 'APPROVED', 'PLAYER'],
      one_time_password: 'FIRST_ADMIN',
    })
    .execute();
}

/** Returns whether an admin has a password. */
export async function hasAdminWithPassword(db: Database): Promise<boolean> {
  const admins = db
    .selectFrom('members')
    .select('id')
    .where(sql<boolean>`roles @> array['ADMIN']`)
    .where('password_hash', '!=', '')
    .where('erased_at', 'is', null);
  return (await admins.limit(1).executeTakeFirst()) !== undefined;
}

/** Returns whether anybody could sign in at all. */
export async function hasMembers(db: Database): Promise<boolean> {
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined;
}
