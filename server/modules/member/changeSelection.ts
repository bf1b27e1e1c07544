import { sql } from 'kysely';
import type { MemberOutcome } from '../../../contract/lists';
import type { Member, MembersChange, MembersChanged } from '../../../contract/member';
import { Refusal, type RefusalCode } from '../../../contract/refusals';
import { answerOnce } from '../../db/answerOnce';
import { inTransaction, type Database, type Transaction } from '../../db/database';
import { approveMember } from './approveMember';
import type { ChangedClub, MemberChange } from './changeMembers';
import { deleteMember } from './deleteMember';
import { editMember } from './editMember';
import { lockedMember } from './lockedMember';
import { membersWithIds } from './queries';
import { requireMember, requireNumbersOfPro, requireRoleFor } from './rules';

type Errors = NonNullable<MembersChanged['results'][number]['errors']>;

/** What became of one member, without the member: this is kept for a repetition. */
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
  { caller, idempotency }: MemberChange,
  change: MembersChange,
): Promise<MembersChanged> {
  requireRoleFor(change);
  return inTransaction(db, async (tx) => {
    const work = async () => ({ done: await changeEach(tx, caller.id, change) });
    return answerOnce(tx, caller.id, idempotency, work, ({ done }) => withThoseRefused(tx, done));
  });
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
    const others = before.roles.filter((held) => held !== role);
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
