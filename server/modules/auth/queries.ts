import { sql } from 'kysely';
import type { Role } from '@contract/lists';
import { clubScope } from '@contract/rights';
import type { Caller } from '@server/caller';
import type { Database, Transaction } from '@server/db/database';
import { ifThereIsRoom } from '@server/db/databaseFailures';
import { pruneRows } from '@server/db/pruneRows';
import { withoutCase } from '@server/db/withoutCase';
import { normalEmail } from '@server/emailAddress';

const IDLE = sql`interval '2 hours'`;
const LIFETIME = sql`interval '12 hours'`;

/** Whoever tries to sign in, with the hash of their password. */
export interface Account {
  id: string;
  golfclubId: string;
  email: string;
  name: string;
  surname: string;
  username: string;
  roles: Role[];
  passwordHash: string;
  /** The password is one that the server made, and is to be changed. */
  mustChangePassword: boolean;
}

const accountColumns = [
  'members.id',
  'members.golfclub_id as golfclubId',
  'members.email',
  'members.name',
  'members.surname',
  'members.username',
  'members.roles',
  'members.password_hash as passwordHash',
  sql<boolean>`members.one_time_password is not null`.as('mustChangePassword'),
] as const;

/** Returns the account with this e-mail or, if there is none, with this username, without regard to case. */
export async function accountNamed(db: Database, usernameOrEmail: string): Promise<Account | null> {
  // An e-mail of before they were read by IDNA is stored as it was typed.
  const typed = [normalEmail(usernameOrEmail), usernameOrEmail.trim()].map((text) => withoutCase(sql`${text}::text`));
  const email = withoutCase(sql.ref('email'));
  const accounts = await db
    .selectFrom('members')
    .select(accountColumns)
    .where(({ or, eb }) => or([eb(withoutCase(sql.ref('username')), 'in', typed), eb(email, 'in', typed)]))
    .where('erased_at', 'is', null)
    .orderBy(sql`${email} in (${sql.join(typed)})`, 'desc')
    .limit(1)
    .execute();
  return accounts[0] ?? null;
}

/** Returns the account of this member, who is signed in, with their club. */
export async function accountWithId(
  db: Database,
  id: string,
): Promise<Account & { golfclub: { id: string; name: string } }> {
  const { golfclubName, ...account } = await db
    .selectFrom('members')
    .innerJoin('golfclubs', 'golfclubs.id', 'members.golfclub_id')
    .select(accountColumns)
    .select('golfclubs.name as golfclubName')
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...account, golfclub: { id: account.golfclubId, name: golfclubName } };
}

/** Gives the account a password of its own, which ends all its sign-ins; returns false if it has got another meanwhile. */
export async function setPassword(tx: Transaction, account: Account, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set({ password_hash: passwordHash, one_time_password: null })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.passwordHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Writes down a sign-in and returns its id, which becomes the token's `jti`; null if the account was changed or
 * deleted while its password was being checked.
 */
export async function beginSignIn(db: Database, account: Account, signInId: string): Promise<string | null> {
  await db
    .deleteFrom('sign_ins')
    .where('member_id', '=', account.id)
    .where('signed_in_at', '<', sql<string>`now() - ${LIFETIME}`)
    .execute();
  // The lock makes a change of the member wait, and its trigger then finds this sign-in. It is no share lock, because the
  // first sign-in is noted with the member.
  const { rows } = await sql<{ id: string }>`
    insert into sign_ins (id, member_id)
    select ${signInId}::uuid, m.id from (
      select id from members
      where id = ${account.id} and password_hash = ${account.passwordHash} and roles = ${account.roles}
        and golfclub_id = ${account.golfclubId} and email = ${account.email}
      for no key update) m
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Deletes some of the sign-ins that are too old to be used, whoever's they are. Returns whether there may be more. */
export function pruneSignIns(db: Database): Promise<boolean> {
  return pruneRows(db, { table: 'sign_ins', key: ['id'], where: sql`signed_in_at < now() - ${LIFETIME}` });
}

/** Ends one sign-in: its token is refused from now on. */
export async function endSignIn(db: Database, signInId: string): Promise<void> {
  await db.deleteFrom('sign_ins').where('id', '=', signInId).execute();
}

/** Ends all sign-ins of a member: their tokens are refused from now on. */
export async function endSignInsOf(db: Database, memberId: string): Promise<void> {
  await db.deleteFrom('sign_ins').where('member_id', '=', memberId).execute();
}

/** A sign-in, and the member that the token names. */
interface SignInOf {
  signInId: string;
  memberId: string;
}

/**
 * Returns of each sign-in whose it is as the database knows them now; null when it has ended, was not used for 2 hours or
 * is 12 hours old. Says at most once a minute that it was used.
 */
export async function callersOfSignIns(db: Database, signIns: readonly SignInOf[]): Promise<(Caller | null)[]> {
  const ids = signIns.map(({ signInId }) => signInId);
  const found = await goodSignIns(db)
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.id as signInId', 'm.id', 'm.username', 'm.name', 'm.surname', 'm.golfclub_id as golfclubId', 'm.roles'])
    .select(sql<boolean>`m.one_time_password is not null`.as('mustChangePassword'))
    .select(sql<boolean>`s.used_at < now() - interval '1 minute'`.as('usedLongAgo'))
    .where(sql<boolean>`s.id = any(${ids}::uuid[])`)
    .where('m.erased_at', 'is', null)
    .execute();
  const callers = new Map(found.map((caller) => [caller.signInId, caller]));
  const good = signIns.map(({ signInId, memberId }) => {
    const caller = callers.get(signInId);
    return caller?.id === memberId ? caller : null;
  });
  const used = new Set(good.flatMap((caller) => (caller?.usedLongAgo ? [caller.signInId] : [])));
  if (used.size > 0) {
    // Whoever has locked one says the same of it, or ends it; waiting for each other's would be a deadlock.
    const note = sql`update sign_ins set used_at = now() where id in (
      select id from sign_ins where id = any(${[...used]}::uuid[]) for no key update skip locked)`;
    await ifThereIsRoom(note.execute(db));
  }
  return good.map((caller) => {
    if (caller === null) return null;
    const { usedLongAgo: _usedLongAgo, ...known } = caller;
    return { ...known, scope: clubScope(known.roles, known.golfclubId) };
  });
}

/** Returns which of these sign-ins have neither ended nor grown too old. */
export async function validSignIns(db: Database, ids: readonly string[]): Promise<string[]> {
  const stored = await goodSignIns(db)
    .select('s.id')
    .where(sql<boolean>`s.id = any(${ids}::uuid[])`)
    .execute();
  return stored.map(({ id }) => id);
}

function goodSignIns(db: Database) {
  return db
    .selectFrom('sign_ins as s')
    .where('s.used_at', '>', sql<string>`now() - ${IDLE}`)
    .where('s.signed_in_at', '>', sql<string>`now() - ${LIFETIME}`);
}
