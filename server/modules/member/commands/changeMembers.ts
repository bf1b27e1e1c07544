import { sql } from 'kysely';
import pg from 'pg';
import type { CallerRole, Role } from '@contract/lists';
import type { Member } from '@contract/member';
import { fromKeys, memberFieldNames } from '@contract/memberFields';
import type { ClubScope } from '@contract/rights';
import { normalEmail } from '@server/emailAddress';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { isUsername, withoutCase } from '@server/db/withoutCase';
import { memberWithId, requireMembersClub } from '../queries';
import { NO_SUCH_MEMBER, requireAnotherAdmin, taken } from '../rules';

export interface MemberChange extends KeyedChange {
  caller: { id: string; roles: readonly CallerRole[]; scope: ClubScope };
}

/** A club that nobody can delete before the transaction ends. */
export interface ChangedClub {
  id: string;
  name: string;
}

/** What undoing needs to know of a member whose roles were changed. */
export interface RolesBefore {
  roles: Role[];
  /** The version that the change made. */
  version: number;
}

const pathsOfIndexes: Partial<Record<string, string>> = {
  members_email_key: '/email',
  members_username_key: '/username',
};

/**
 * Returns what `answer` makes, in the same transaction, of what `work` has done, which holds no personal data; work that was
 * done under the same key before is not done again. Throws `not-found` for a club that is not in the scope, `taken` for an
 * e-mail or a username that somebody got at the same moment, and what `work` throws.
 */
export async function changeMembers<Done extends object, Answer>(
  db: Database,
  change: MemberChange,
  golfclubId: string,
  work: (tx: Transaction, club: ChangedClub) => Promise<Done>,
  answer: (tx: Transaction, done: Done) => Promise<Answer>,
): Promise<Answer> {
  const club = (tx: Transaction) => requireMembersClub(tx, change.caller.scope, golfclubId, 'noDelete');
  try {
    return await changeOnce(db, change, work, answer, club);
  } catch (error) {
    const path = error instanceof pg.DatabaseError ? pathsOfIndexes[error.constraint ?? ''] : undefined;
    throw path === undefined ? error : taken([path]);
  }
}

/**
 * Returns the member of the club with this username, without regard to case, locked: nobody else changes it, or adds
 * it to a training, before the transaction ends. Throws `not-found`.
 */
export async function lockedMember(tx: Transaction, golfclubId: string, username: string): Promise<Member> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('golfclub_id', '=', golfclubId)
    .where('erased_at', 'is', null)
    .where(isUsername('username', username))
    .forUpdate()
    .executeTakeFirst();
  return memberWithId(tx, requireFound(row, NO_SUCH_MEMBER).id);
}

/** Throws `last-admin` when there is no admin but this one; two who ask at once are answered one after the other. */
export async function requireRemainingAdmin(tx: Transaction, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('the last admin'))`.execute(tx);
  const another = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '!=', memberId)
    .where('erased_at', 'is', null)
    .where(sql<boolean>`roles @> array['ADMIN']`)
    .limit(1)
    .executeTakeFirst();
  requireAnotherAdmin(another !== undefined);
}

/** Says that the member is another version now. */
export async function moveOn(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', memberId)
    .execute();
}

const recordedNames = memberFieldNames.filter((field) => field !== 'username');

/** Returns what the record shows of a member when it changes. */
export function recordedFields(member: Member) {
  return { ...fromKeys(recordedNames, (field) => member[field]), roles: member.roles };
}

/** Throws `taken`, naming both if need be, when another member than this one has the e-mail or the username. */
export async function refuseTaken(
  tx: Transaction,
  requested: { email: string; username?: string },
  memberId: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ email: boolean; username: boolean }>`
    with requested as (
      select ${withoutCase(sql`${normalEmail(requested.email)}::text`)} as email,
        ${withoutCase(sql`${requested.username ?? null}::text`)} as username)
    select
      exists (select from members m where ${withoutCase(sql.ref('m.email'))} = requested.email
        and m.id is distinct from ${memberId}::uuid) as email,
      exists (select from members m where ${withoutCase(sql.ref('m.username'))} = requested.username
        and m.id is distinct from ${memberId}::uuid) as username
    from requested`.execute(tx);
  const [found] = rows;
  const paths = [...(found?.email ? ['/email'] : []), ...(found?.username ? ['/username'] : [])];
  if (paths.length > 0) throw taken(paths);
}
