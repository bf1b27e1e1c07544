import { sql } from 'kysely';
import { fieldError, repeatedErrors } from '@contract/fieldError';
import { groupToJoin } from '@contract/groups';
import { limits } from '@contract/limits';
import { Refusal } from '@contract/problem';
import type { FieldError, FieldReason } from '@contract/refusals';
import type { GroupedSession, GroupOfSession } from '@contract/training';
import { canGroup } from '@contract/trainingStates';
import type { Transaction } from '@server/db/database';
import { type LockedTraining, refuseState } from './changeTraining';
import { logGroups } from './changeLog';

/**
 * Puts player sessions into groups, or takes the groups of the training away, and puts that on record. Returns false if
 * nothing differs. Throws `wrong-state` once the training is finished, `groups-conflict` where a player session is
 * gone or in another group than the device had seen, and `bad-input` for groups that cannot be.
 */
export async function changeGroups(
  tx: Transaction,
  training: LockedTraining,
  { actorId, sessions: named }: { actorId: string; sessions: readonly GroupedSession[] },
): Promise<boolean> {
  if (!canGroup(training)) return refuseState(tx, training, 'A finished training keeps its groups.');
  const before = await groupsOf(tx, training.id);
  refuseNamedTwice(named);
  if (named.some((one) => hasMoved(before, one))) throw conflict(before);
  const after = regrouped(before, named);
  if (!(await store(tx, before, after))) return false;
  await logGroups(tx, actorId, training, { before: sizesOf(before), after: sizesOf(after) });
  return true;
}

/**
 * Closes up the groups of a training after player sessions were added or deleted: whoever has no group joins the wanted one if
 * it has room, else the smallest, and an empty one leaves no gap in the numbers. A training without groups stays so.
 */
export async function closeUpGroups(tx: Transaction, trainingId: string, wanted?: number): Promise<void> {
  const sessions = await groupsOf(tx, trainingId);
  if (sessions.some(({ group }) => group !== null)) await store(tx, sessions, closedUp(sessions, wanted));
}

/** Returns the groups of all player sessions, in the order they were added. */
async function groupsOf(tx: Transaction, trainingId: string): Promise<GroupOfSession[]> {
  return tx
    .selectFrom('player_sessions')
    .select(['id as playerDataId', 'group_number as group'])
    .where('training_id', '=', trainingId)
    .orderBy('id')
    .execute();
}

function regrouped(before: readonly GroupOfSession[], named: readonly GroupedSession[]): GroupOfSession[] {
  const wanted = new Map(named.map(({ playerDataId, group }) => [playerDataId, group]));
  const isUngrouping = named.every(({ group }) => group === null);
  const stay = before.filter(({ playerDataId }) => !wanted.has(playerDataId));
  // Somebody was added to the groups meanwhile.
  if (isUngrouping && stay.some(({ group }) => group !== null)) throw conflict(before);
  if (isUngrouping) return before.map((session) => ({ ...session, group: null }));
  refuseWithoutGroup(named);
  const after = closedUp(
    before.map(({ playerDataId, group }) => ({ playerDataId, group: wanted.get(playerDataId) ?? group })),
  );
  refuseTooLarge(named, after);
  return after;
}

function hasMoved(sessions: readonly GroupOfSession[], { playerDataId, group, basedOn }: GroupedSession): boolean {
  const stored = sessions.find((one) => one.playerDataId === playerDataId);
  if (!stored) return true;
  return basedOn !== undefined && stored.group !== basedOn && stored.group !== group;
}

/** Returns the sizes of the groups by their numbers, which have no gaps. */
function sizesOf(sessions: readonly GroupOfSession[]): number[] {
  const groups = sessions.flatMap(({ group }) => group ?? []);
  return Array.from({ length: Math.max(0, ...groups) }, (_none, index) => count(groups, index + 1));
}

function closedUp(sessions: readonly GroupOfSession[], wanted?: number): GroupOfSession[] {
  const numbers = [...new Set(sessions.flatMap(({ group }) => group ?? []))].sort((one, other) => one - other);
  const numbered = sessions.map(({ playerDataId, group }) => ({
    playerDataId,
    group: group === null ? null : numbers.indexOf(group) + 1,
  }));
  const sizes = sizesOf(numbered);
  return numbered.map((session) => {
    if (session.group !== null) return session;
    const group = groupToJoin(sizes, wanted);
    if (group !== null) sizes[group - 1] = (sizes[group - 1] ?? 0) + 1;
    return { ...session, group };
  });
}

async function store(
  tx: Transaction,
  before: readonly GroupOfSession[],
  after: readonly GroupOfSession[],
): Promise<boolean> {
  const changed = after.filter(({ group }, position) => group !== before[position]?.group);
  if (changed.length === 0) return false;
  const ids = changed.map(({ playerDataId }) => playerDataId);
  const groups = changed.map(({ group }) => group);
  await sql`
    update player_sessions s set group_number = new.group_number
    from unnest(${ids}::uuid[], ${groups}::integer[]) as new (id, group_number)
    where s.id = new.id`.execute(tx);
  return true;
}

function refuseNamedTwice(named: readonly GroupedSession[]): void {
  const ids = named.map(({ playerDataId }) => playerDataId);
  refuse(repeatedErrors(ids, (position) => `/sessions/${position}/playerDataId`));
}

function refuseWithoutGroup(named: readonly GroupedSession[]): void {
  const why = 'must be a number, as of the others.';
  refuse(groupErrors(named, 'required', why, ({ group }) => group === null));
}

function refuseTooLarge(named: readonly GroupedSession[], after: readonly GroupOfSession[]): void {
  const sizes = sizesOf(after);
  const groupOf = new Map(after.map(({ playerDataId, group }) => [playerDataId, group]));
  const isTooLarge = ({ playerDataId }: GroupedSession) =>
    (sizes[(groupOf.get(playerDataId) ?? 0) - 1] ?? 0) > limits.group;
  refuse(groupErrors(named, 'too-many-items', `has more than ${limits.group} player sessions.`, isTooLarge));
}

function groupErrors(
  named: readonly GroupedSession[],
  reason: FieldReason,
  why: string,
  isRefused: (one: GroupedSession) => boolean,
): FieldError[] {
  return named.flatMap((one, position) =>
    isRefused(one) ? [fieldError(`/sessions/${position}/group`, reason, why)] : [],
  );
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new Refusal('bad-input', 'These groups cannot be.', { errors });
}

const conflict = (sessions: readonly GroupOfSession[]) =>
  new Refusal('groups-conflict', 'The groups have been changed in the meantime.', { current: [...sessions] });

const count = (groups: readonly number[], group: number) => groups.filter((one) => one === group).length;
