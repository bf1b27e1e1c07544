import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { CallerRole, Role } from '@contract/lists';
import type { Member, NewMember } from '@contract/member';
import { fromKeys, memberFieldNames } from '@contract/memberFields';
import type { ClubScope } from '@contract/rights';
import { approve, makeApprovalCode } from '@server/db/approval';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import type { QueueMails } from '@server/db/mailQueue';
import { memberColumns } from '@server/db/memberColumns';
import { requireFound } from '@server/db/notFound';
import { recordChanges } from '@server/db/recordChange';
import { offerUndo } from '@server/db/undoable';
import { isUsername, withoutCase } from '@server/db/withoutCase';
import { memberWithId, requireMembersClub } from './queries';
import { requireAnotherAdmin, NO_SUCH_MEMBER, requireUnapproved, rolesOfNewMember, taken } from './rules';

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
 * Returns what `answer` makes, in the same transaction, of what `work` has done, which holds no people; work that was
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
      select ${withoutCase(sql`${requested.email}::text`)} as email,
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

type Created = Omit<NewMember, 'password'> & { passwordHash: string };

/** Makes a member of the club, approved from the start. Throws `taken`. */
export async function createMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  { passwordHash, ...member }: Created,
): Promise<{ memberId: string }> {
  await refuseTaken(tx, member);
  const { id } = await tx
    .insertInto('members')
    .values({
      ...memberColumns(member),
      golfclub_id: club.id,
      username: member.username,
      password_hash: passwordHash,
      roles: rolesOfNewMember(member.roles),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChanges(tx, [{ action: 'member.created', actorId, golfclub: club, memberId: id }]);
  return { memberId: id };
}

/**
 * Returns the key with a fingerprint of the member without the password: fingerprints are stored, and a quick one of a
 * password could be guessed at leisure.
 */
export function withoutPassword(
  idempotency: MemberChange['idempotency'],
  golfclubId: string,
  member: Omit<NewMember, 'password'>,
): MemberChange['idempotency'] {
  if (idempotency === null) return null;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(['member', golfclubId, member]))
    .digest('hex');
  return { key: idempotency.key, fingerprint };
}

/** Approves a member who waits for it, and tells them by mail; whoever is approved stays so. Throws `not-found`. */
export async function approveMember(
  tx: Transaction,
  club: ChangedClub,
  { actorId, mails }: { actorId: string; mails: QueueMails },
  username: string,
): Promise<{ memberId: string }> {
  const { id: memberId, roles, version } = await lockedMember(tx, club.id, username);
  if (await approve(tx, memberId)) {
    await recordChanges(tx, [{ action: 'member.approved', actorId, golfclub: club, memberId }]);
    const stored: RolesBefore = { roles, version: version + 1 };
    await offerUndo(tx, { action: 'member.approved', actorId, subjectId: memberId, stored });
    await mails(tx, [{ kind: 'APPROVED', memberId }]);
  }
  return { memberId };
}

/** Returns the code that approves the member. Throws `not-found`, and `wrong-state` for who is approved already. */
export async function approvalCodeOf(tx: Transaction, golfclubId: string, username: string): Promise<string> {
  const { id, roles } = await lockedMember(tx, golfclubId, username);
  requireUnapproved(roles);
  return makeApprovalCode(tx, id);
}
