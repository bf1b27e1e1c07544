import { sql } from 'kysely';
import type { MemberOutcome } from '@contract/lists';
import type { Member, MembersChange, MembersChanged } from '@contract/member';
import { Refusal } from '@contract/problem';
import { type RefusalCode, refusals } from '@contract/refusals';
import { changeOnce } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import type { QueueMails } from '@server/db/mailQueue';
import { requireFound } from '@server/db/notFound';
import { membersWithIds } from '../queries';
import { NO_SUCH_MEMBER, requireNumbersOfPro, requireRoleFor } from '../rules';
import { approveMember } from './approveMember';
import { type ChangedClub, lockedMember, type MemberChange } from './changeMembers';
import { deleteMember, type LeaveTrainings } from './deleteMember';
import { editMember } from './editMember';

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
  parts: Omit<ChangedBy, 'actorId'>,
): Promise<MembersChanged> {
  requireRoleFor(change);
  return changeOnce(
    db,
    keyed,
    async (tx) => ({ done: await changeEach(tx, { actorId: keyed.caller.id, ...parts }, change) }),
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

/** Who changes members, how mails to those approved are queued, and how those deleted leave their trainings. */
interface ChangedBy {
  actorId: string;
  mails: QueueMails;
  leaveTrainings: LeaveTrainings;
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
    await deleteMember(tx, club, by, before);
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
