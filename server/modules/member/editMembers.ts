import { sql } from 'kysely';
import type { MemberOutcome } from '@contract/lists';
import type { DeletedMember, EditedMember, Member, MembersChange, MembersChanged } from '@contract/member';
import { Refusal } from '@contract/problem';
import { type RefusalCode, refusals } from '@contract/refusals';
import { isAdmin } from '@contract/rights';
import { changeOnce, requireVersion } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import type { QueueMails } from '@server/db/mailQueue';
import { memberColumns } from '@server/db/memberColumns';
import { requireFound } from '@server/db/notFound';
import { changedFields, recordChanges } from '@server/db/recordChange';
import { offerUndo } from '@server/db/undoable';
import {
  approveMember,
  type ChangedClub,
  requireRemainingAdmin,
  lockedMember,
  type MemberChange,
  moveOn,
  recordedFields,
  refuseTaken,
  type RolesBefore,
} from './changeMembers';
import { eraseMember } from './eraseMember';
import { membersWithIds, memberWithId } from './queries';
import {
  refuseOwnAccount,
  NO_SUCH_MEMBER,
  requireNumbersOfPro,
  requireRoleFor,
  requireSameMember,
  rolesAfterEdit,
} from './rules';

/**
 * Writes the edit of a member; the same again changes nothing. Throws `not-found`, `stale` with the member as it
 * is now, `own-account` and `last-admin` where the admin role would go, and `taken`.
 */
export async function editMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  username: string,
  requested: EditedMember,
): Promise<{ memberId: string }> {
  const before = await lockedMember(tx, club.id, username);
  await requireVersion(requested.version, before, 'The member was changed meanwhile.', () => before);
  const roles = rolesAfterEdit(before.roles, requested.roles);
  if (isAdmin(before.roles) && !isAdmin(roles)) {
    refuseOwnAccount(actorId, before.id);
    await requireRemainingAdmin(tx, before.id);
  }
  await refuseTaken(tx, { email: requested.email }, before.id);
  await tx
    .updateTable('members')
    .set({ ...memberColumns(requested), roles })
    .where('id', '=', before.id)
    .execute();
  const fields = changedFields(recordedFields(before), recordedFields(await memberWithId(tx, before.id)));
  if (fields.length > 0) {
    await moveOn(tx, before.id);
    await recordChanges(tx, [{ action: 'member.edited', actorId, golfclub: club, memberId: before.id, fields }]);
  }
  if (fields.length === 1 && fields[0]?.field === 'roles') {
    const stored: RolesBefore = { roles: before.roles, version: before.version + 1 };
    await offerUndo(tx, { action: 'member.edited', actorId, subjectId: before.id, stored });
  }
  return { memberId: before.id };
}

/**
 * Deletes a member; whoever has results leaves a row without personal data behind. Throws `not-found`, `stale`
 * for a member who is not the one that was shown, `own-account` and `last-admin`.
 */
export async function deleteMember(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  visible: DeletedMember,
): Promise<{ memberId: string }> {
  const member = await lockedMember(tx, club.id, visible.username);
  const { id: memberId, roles } = member;
  requireSameMember(member, visible);
  refuseOwnAccount(actorId, memberId);
  if (isAdmin(roles)) await requireRemainingAdmin(tx, memberId);
  await eraseMember(tx, member);
  await recordChanges(tx, [{ action: 'member.deleted', actorId, golfclub: club, memberId }]);
  return { memberId };
}

type Errors = NonNullable<MembersChanged['results'][number]['errors']>;

/** What became of one member, without the member: this is stored for a repetition. */
interface Done {
  id: string;
  outcome: MemberOutcome;
  code?: RefusalCode;
  errors?: Errors;
}

/**
 * Returns what became of each of the members. Each is changed or refused by itself, by the rules of the single calls; all
 * in one transaction, so that a failure of the server leaves none changed. Throws `bad-input` for a role that is missing.
 */
export async function changeSelection(
  db: Database,
  keyed: MemberChange,
  change: MembersChange,
  mails: QueueMails,
): Promise<MembersChanged> {
  requireRoleFor(change);
  return changeOnce(
    db,
    keyed,
    async (tx) => ({ done: await changeEach(tx, { actorId: keyed.caller.id, mails }, change) }),
    (tx, { done }) => withThoseRefused(tx, done),
  );
}

async function withThoseRefused(tx: Transaction, done: readonly Done[]): Promise<MembersChanged> {
  const refused = done.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id);
  const current = new Map((await membersWithIds(tx, refused)).map((member) => [member.id, member]));
  const results = done.map((one) =>
    one.outcome === 'refused' ? { ...one, current: current.get(one.id) ?? null } : one,
  );
  return { results };
}

/** Who changes members, and how those are written to who are approved. */
interface ChangedBy {
  actorId: string;
  mails: QueueMails;
}

async function changeEach(tx: Transaction, by: ChangedBy, change: MembersChange): Promise<Done[]> {
  const done = new Map<string, Done>();
  // In one order, so that two who change the same members wait for each other instead of locking each other out.
  for (const id of change.ids.toSorted()) done.set(id, await changeOne(tx, by, id, change));
  return change.ids.flatMap((id) => done.get(id) ?? []);
}

async function changeOne(tx: Transaction, by: ChangedBy, id: string, change: MembersChange): Promise<Done> {
  await sql`savepoint one_member`.execute(tx);
  try {
    const outcome = await carryOut(tx, by, id, change);
    await sql`release savepoint one_member`.execute(tx);
    return { id, outcome };
  } catch (error) {
    if (!(error instanceof Refusal) || refusals[error.code] >= 500) throw error;
    await sql`rollback to savepoint one_member`.execute(tx);
    const errors = error.facts.errors?.map(({ path, reason }) => ({ path, reason }));
    return { id, outcome: 'refused', code: error.code, ...(errors === undefined ? {} : { errors }) };
  }
}

async function carryOut(
  tx: Transaction,
  by: ChangedBy,
  id: string,
  { action, role }: MembersChange,
): Promise<MemberOutcome> {
  const { actorId } = by;
  const { club, before } = await selected(tx, id);
  if (action === 'delete') {
    await deleteMember(tx, club, actorId, before);
    const row = await tx.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst();
    return row === undefined ? 'deleted' : 'erased';
  }
  if (action === 'approve') {
    await approveMember(tx, club, by, before.username);
  } else {
    const others = before.roles.filter((one) => one !== role);
    const edited = { ...before, roles: action === 'grantRole' && role ? [...others, role] : others };
    requireNumbersOfPro(edited);
    await editMember(tx, club, actorId, before.username, edited);
  }
  const [after] = await membersWithIds(tx, [id]);
  return after?.version === before.version ? 'unchanged' : 'changed';
}

/** Locks the club first and then the member, as the single calls do. */
async function selected(tx: Transaction, id: string): Promise<{ club: ChangedClub; before: Member }> {
  const row = await tx
    .selectFrom('members as m')
    .innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id')
    .select(['g.id', 'g.name', 'm.username'])
    .where('m.id', '=', id)
    .where('m.erased_at', 'is', null)
    .forKeyShare('g')
    .executeTakeFirst();
  const { username, ...club } = requireFound(row, NO_SUCH_MEMBER);
  return { club, before: await lockedMember(tx, club.id, username) };
}
