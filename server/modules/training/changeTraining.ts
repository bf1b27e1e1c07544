import { sql, type SqlBool } from 'kysely';
import type { ChangedField } from '@contract/change';
import type { CallerRole, TrainingStatus, TrainingType } from '@contract/lists';
import { Refusal } from '@contract/problem';
import type { ClubScope } from '@contract/rights';
import type { LocalizedString } from '@contract/shapes';
import type { Ball, PlayerData, ScheduledTraining } from '@contract/training';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import type { Database, Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { recordChanges } from '@server/db/recordChange';
import { visibleTraining } from './queries';

export interface Change extends KeyedChange {
  caller: { id: string; scope: ClubScope; roles: readonly CallerRole[] };
}

/** Who records a ball, as its history names them: a member, or the helper of the training. */
export function recorderOf({ id, roles }: Change['caller']): { recorded_by: string | null; helper_id: string | null } {
  return roles.includes('HELPER') ? { recorded_by: null, helper_id: id } : { recorded_by: id, helper_id: null };
}

/** A training that nobody else can change before the transaction ends. */
export interface LockedTraining {
  id: string;
  golfclubId: string;
  status: TrainingStatus;
  type: TrainingType;
  teamMode: boolean;
  numberofballs: number;
  /** The first of them, on which the scoring stands; empty: there is none. */
  balls: { scoring: { points: number }[] }[];
  /** Whether its results have been in the league before. */
  wasReopened: boolean;
}

/**
 * Returns the training as it is after `work`, which says whether it has changed anything; a change moves
 * `updated_at` on. Throws `not-found` for a training of a club that is not in the scope, and what `work` throws.
 */
export async function changeTraining(
  db: Database,
  change: Change,
  trainingId: string,
  work: (tx: Transaction, training: LockedTraining) => Promise<boolean>,
): Promise<ScheduledTraining> {
  const { scope } = change.caller;
  let changed: { training: ScheduledTraining; stored: StoredTraining } | null = null;
  return changeOnce(
    db,
    change,
    async (tx) => {
      const before = await lockedTraining(tx, scope, trainingId);
      if (await work(tx, before)) await moveOn(tx, trainingId);
      const training = await visibleTraining(tx, scope, trainingId);
      const stored = storedTraining(training);
      changed = { training, stored };
      return stored;
    },
    // A repetition has another object, and so has what a transaction did that was rolled back.
    async (tx, stored) => (changed?.stored === stored ? changed.training : trainingOfStored(tx, scope, stored)),
  );
}

/**
 * Returns the training, locked: its changes happen one after the other, and after all balls that are being recorded in it.
 * Locks are taken in one order everywhere: the key of the call, the training, its player sessions. Throws `not-found`.
 */
export async function lockedTraining(tx: Transaction, scope: ClubScope, id: string): Promise<LockedTraining> {
  return requireFound(await trainingInScope(tx, scope, id).forUpdate().executeTakeFirst());
}

/** Returns the query for what changes of a training need to know of it; it finds none outside the scope. */
export function trainingInScope(db: Database, scope: ClubScope, id: string) {
  return db
    .selectFrom('scheduled_trainings')
    .select([
      'id',
      'golfclub_id as golfclubId',
      'status',
      'was_reopened as wasReopened',
      sql<TrainingType>`snapshot ->> 'type'`.as('type'),
      sql<boolean>`(snapshot ->> 'teamMode')::boolean`.as('teamMode'),
      sql<number>`(snapshot ->> 'numberofballs')::integer`.as('numberofballs'),
      sql<LockedTraining['balls']>`jsonb_path_query_array(snapshot, '$.balls[0]')`.as('balls'),
    ])
    .where('id', '=', id)
    .where(scope.everyClub ? sql<SqlBool>`true` : sql<SqlBool>`golfclub_id = ${scope.golfclubId}`)
    .$if(!scope.everyClub && scope.trainingId !== undefined && scope.trainingId !== id, (own) =>
      own.where(sql<SqlBool>`false`),
    );
}

/** Throws `wrong-state` with the training as it is now. */
export async function refuseState(tx: Database, training: { id: string }, why: string): Promise<never> {
  const current = await visibleTraining(tx, { everyClub: true }, training.id);
  throw new Refusal('wrong-state', why, { current });
}

/** Clients compare the moments as text in milliseconds, so two changes must never share one. */
export const NEXT_UPDATE = sql<string>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;

async function moveOn(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('scheduled_trainings').set({ updated_at: NEXT_UPDATE }).where('id', '=', id).execute();
}

type Player = PlayerData['players'][number];
type StoredSession = Omit<PlayerData, 'players' | 'balls'> & {
  players: Pick<Player, 'id' | 'handicap'>[];
  balls: Omit<Ball, 'helper'>[];
};

/** What a change made of a training, without people: a device goes on from the versions that its own recording got. */
export type StoredTraining = Pick<ScheduledTraining, 'id' | 'status' | 'startDate' | 'finishDate' | 'updated_at'> & {
  trainingSessions: StoredSession[];
};

/** Returns what is stored of the training for a repetition of the call that has changed it. */
export function storedTraining(training: ScheduledTraining): StoredTraining {
  const { id, status, startDate, finishDate, updated_at, trainingSessions } = training;
  const withoutPeople = trainingSessions.map(({ players, balls, ...session }) => ({
    ...session,
    balls: balls.map(({ index, points, version }) => ({ index, points, version })),
    players: players.map((player) => ({ id: player.id, handicap: player.handicap })),
  }));
  return {
    id,
    status,
    startDate: startDate ?? null,
    finishDate: finishDate ?? null,
    updated_at,
    trainingSessions: withoutPeople,
  };
}

/**
 * Returns the training as that call left it, with its people as they are now; without a name for whoever is there no more.
 * Throws `not-found` for a training that is gone, or in no club of the scope any more.
 */
export async function trainingOfStored(
  db: Database,
  scope: ClubScope,
  stored: StoredTraining,
): Promise<ScheduledTraining> {
  const now = await visibleTraining(db, scope, stored.id);
  const ids = stored.trainingSessions.flatMap(({ players }) => players.map(({ id }) => id));
  const members = await db
    .selectFrom('members')
    .select(['id', 'name', 'surname', 'username'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  const people = new Map(members.map((member) => [member.id, member]));
  const named = ({ id, handicap }: Pick<Player, 'id' | 'handicap'>): Player => {
    const { name = '', surname = '', username = '' } = people.get(id) ?? {};
    return { id, name, surname, username, handicap };
  };
  const trainingSessions = stored.trainingSessions.map((session) => ({
    ...session,
    players: session.players.map(named),
    balls: session.balls.map((ball) => withHelper(ball, session.id, now)),
  }));
  return { ...now, ...stored, trainingSessions };
}

/** Returns the ball with the helper who recorded it, if it is still the same recording. */
function withHelper(ball: Omit<Ball, 'helper'>, sessionId: string, now: ScheduledTraining): Ball {
  const session = now.trainingSessions.find(({ id }) => id === sessionId);
  const helper = session?.balls.find(({ index, version }) => index === ball.index && version === ball.version)?.helper;
  return helper === undefined ? ball : { ...ball, helper };
}

/** Puts on record that this training is deleted, with what goes with it. Call it while that is still there. */
export async function recordDeletedTraining(
  tx: Transaction,
  actorId: string,
  training: Pick<LockedTraining, 'id'>,
): Promise<void> {
  const { rows } = await sql<{ playerSessions: number; balls: number; results: number; points: number }>`
    select
      (select count(*) from player_sessions where training_id = ${training.id}) as "playerSessions",
      (select count(*) from balls b join player_sessions s on s.id = b.player_session_id
        where s.training_id = ${training.id}) as balls,
      count(*) as results, coalesce(sum(points), 0) as points
    from league_events where training_id = ${training.id}`.execute(tx);
  const { golfclub, lost } = await nameOf(tx, training);
  await recordChanges(tx, [
    { action: 'training.deleted', actorId, golfclub, fields: lostFields({ ...lost, ...rows[0] }) },
  ]);
}

/**
 * Puts on record that this player session is deleted, if it has balls, with how many. Call it while they are still there.
 */
export async function recordDeletedSession(
  tx: Transaction,
  actorId: string,
  training: LockedTraining,
  sessionId: string,
): Promise<void> {
  const { balls } = await tx
    .selectFrom('balls')
    .select(({ fn }) => fn.countAll<number>().as('balls'))
    .where('player_session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (balls === 0) return;
  const players = await tx
    .selectFrom('player_session_players')
    .select('member_id')
    .where('player_session_id', '=', sessionId)
    .execute();
  const { golfclub, lost } = await nameOf(tx, training);
  const [player, ...others] = players;
  const whose = player && others.length === 0 ? { memberId: player.member_id } : {};
  await recordChanges(tx, [
    { action: 'playerSession.deleted', actorId, golfclub, fields: lostFields({ ...lost, balls }), ...whose },
  ]);
}

/** Puts on record that the start handicap of a player was corrected; both values are decimals. */
export async function recordCorrectedHandicap(
  tx: Transaction,
  actorId: string,
  training: LockedTraining,
  corrected: { memberId: string; before: number; after: number },
): Promise<void> {
  const { golfclub, lost } = await nameOf(tx, training);
  const { memberId, before, after } = corrected;
  const which = Object.entries(lost).map(([field, value]) => ({ field, before: value, after: value }));
  const fields = [...which, { field: 'handicap', before: String(before), after: String(after) }];
  await recordChanges(tx, [{ action: 'playerSession.handicapCorrected', actorId, golfclub, memberId, fields }]);
}

/** Puts on record that the groups of a training were changed; both are the sizes of the groups, in their order. */
export async function recordGroups(
  tx: Transaction,
  actorId: string,
  training: LockedTraining,
  { before, after }: { before: readonly number[]; after: readonly number[] },
): Promise<void> {
  const { golfclub, lost } = await nameOf(tx, training);
  const which = Object.entries(lost).map(([field, value]) => ({ field, before: value, after: value }));
  const fields = [...which, { field: 'groups', before: before.join(' + ') || null, after: after.join(' + ') || null }];
  await recordChanges(tx, [{ action: 'training.grouped', actorId, golfclub, fields }]);
}

async function nameOf(tx: Transaction, { id }: Pick<LockedTraining, 'id'>) {
  const { clubId, clubName, name, plannedDate } = await tx
    .selectFrom('scheduled_trainings as t')
    .innerJoin('golfclubs as g', 'g.id', 't.golfclub_id')
    .select(['g.id as clubId', 'g.name as clubName', 't.planned_date as plannedDate'])
    .select(sql<LocalizedString>`t.snapshot -> 'name'`.as('name'))
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow();
  const training = name.en || Object.values(name).find(Boolean) || '';
  return { golfclub: { id: clubId, name: clubName }, lost: { training, plannedDate } };
}

function lostFields(lost: Record<string, string | number>): ChangedField[] {
  return Object.entries(lost).map(([field, value]) => ({ field, before: String(value), after: null }));
}
