import { sql, type SqlBool } from 'kysely';
import type { CallerRole, TrainingStatus, TrainingType } from '@contract/lists';
import { Refusal } from '@contract/problem';
import { isHelper } from '@contract/rights';
import type { ClubScope } from '@contract/rights';
import type { Ball, PlayerData, ScheduledTraining } from '@contract/training';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import { isInScope } from '@server/db/clubs';
import type { Database, Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { visibleTraining } from './queries';

export interface Change extends KeyedChange {
  caller: { id: string; scope: ClubScope; roles: readonly CallerRole[] };
}

/** Who records a ball, as its history names them: a member, or the helper of the training. */
export function recorderOf({ id, roles }: Change['caller']): { recorded_by: string | null; helper_id: string | null } {
  return isHelper(roles) ? { recorded_by: null, helper_id: id } : { recorded_by: id, helper_id: null };
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
      if (await work(tx, before)) await moveUpdatedAt(tx, trainingId);
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
    .where(isInScope(scope, 'golfclub_id'))
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

export async function moveUpdatedAt(tx: Transaction, id: string): Promise<void> {
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
