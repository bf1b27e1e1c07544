import { sql } from 'kysely';
import { toTenths } from '@contract/handicap';
import type { MemberOutcome } from '@contract/lists';
import type { DeletedMember, EditedMember, Member, MembersChange, MembersChanged } from '@contract/member';
import { fromKeys, optionalTexts } from '@contract/memberFields';
import { Refusal } from '@contract/problem';
import type { RefusalCode } from '@contract/refusals';
import { changeOnce, requireVersion } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { changedFields, recordChanges } from '@server/db/recordChange';
import {
  approveMember,
  type ChangedClub,
  keepAnAdmin,
  lockedMember,
  type MemberChange,
  memberColumns,
  moveOn,
  recordedFields,
  refuseTaken,
} from './changeMembers';
import { membersWithIds, memberWithId } from './queries';
import {
  refuseOwnAccount,
  requireMember,
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
  if (before.roles.includes('ADMIN') && !roles.includes('ADMIN')) {
    refuseOwnAccount(actorId, before.id);
    await keepAnAdmin(tx, before.id);
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
  if (roles.includes('ADMIN')) await keepAnAdmin(tx, memberId);
  if (await hasResults(tx, memberId)) await erase(tx, memberId);
  else await tx.deleteFrom('members').where('id', '=', memberId).execute();
  await eraseFromRecord(tx, memberId);
  await recordChanges(tx, [{ action: 'member.deleted', actorId, golfclub: club, memberId }]);
  return { memberId };
}

async function hasResults(tx: Transaction, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from player_session_players where member_id = ${memberId})
      or exists (select from league_events where member_id = ${memberId}) as has`.execute(tx);
  return rows[0]?.has === true;
}

async function erase(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      name: '',
      surname: '',
      // Neither a username nor an e-mail that anybody could have.
      username: `former@${id}`,
      email: `former@${id}`,
      password_hash: '',
      roles: [],
      date_of_birth: null,
      gender: null,
      handicap_tenths: toTenths(0),
      ...fromKeys(optionalTexts, () => null),
      first_signed_in_at: null,
      version: sql<number>`version + 1`,
      erased_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('approval_codes').where('member_id', '=', id).execute();
  await tx.deleteFrom('idempotent_answers').where('member_id', '=', id).execute();
}

/** Which fields were changed stays on record, from what and to what does not. */
async function eraseFromRecord(tx: Transaction, memberId: string): Promise<void> {
  await sql`
    update changes set fields = (
      select jsonb_agg(jsonb_build_object('field', changed.item -> 'field') order by changed.position)
      from jsonb_array_elements(fields) with ordinality as changed (item, position))
    where member_id = ${memberId} and fields <> '[]'`.execute(tx);
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
): Promise<MembersChanged> {
  requireRoleFor(change);
  return changeOnce(
    db,
    keyed,
    async (tx) => ({ done: await changeEach(tx, keyed.caller.id, change) }),
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

async function changeEach(tx: Transaction, actorId: string, change: MembersChange): Promise<Done[]> {
  const done = new Map<string, Done>();
  // In one order, so that two who change the same members wait for each other instead of locking each other out.
  for (const id of change.ids.toSorted()) done.set(id, await changeOne(tx, actorId, id, change));
  return change.ids.flatMap((id) => done.get(id) ?? []);
}

async function changeOne(tx: Transaction, actorId: string, id: string, change: MembersChange): Promise<Done> {
  await sql`savepoint one_member`.execute(tx);
  try {
    const outcome = await carryOut(tx, actorId, id, change);
    await sql`release savepoint one_member`.execute(tx);
    return { id, outcome };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint one_member`.execute(tx);
    const errors = error.facts.errors?.map(({ path, reason }) => ({ path, reason }));
    return { id, outcome: 'refused', code: error.code, ...(errors === undefined ? {} : { errors }) };
  }
}

async function carryOut(
  tx: Transaction,
  actorId: string,
  id: string,
  { action, role }: MembersChange,
): Promise<MemberOutcome> {
  const { club, before } = await selected(tx, id);
  if (action === 'delete') {
    await deleteMember(tx, club, actorId, before);
    const row = await tx.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst();
    return row === undefined ? 'deleted' : 'erased';
  }
  if (action === 'approve') {
    await approveMember(tx, club, actorId, before.username);
  } else {
    const others = before.roles.filter((ownRoles) => ownRoles !== role);
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
  const { username, ...club } = requireMember(row);
  return { club, before: await lockedMember(tx, club.id, username) };
}
