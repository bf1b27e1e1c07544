import { sql } from 'kysely';
import type { ClubScope } from '../../../contract/rights';
import type { PlayerData, ScheduledTraining } from '../../../contract/training';
import type { Database } from '../../db/database';
import { visibleTraining } from './visibleTraining';

type Player = PlayerData['players'][number];
type KeptSession = Omit<PlayerData, 'players'> & { players: Pick<Player, 'id' | 'handicap'>[] };

/** What a change made of a training, without people: a device goes on from the versions that its own recording got. */
export type KeptTraining = Pick<ScheduledTraining, 'id' | 'status' | 'startDate' | 'finishDate' | 'updated_at'> & {
  trainingSessions: KeptSession[];
};

/** Returns what is kept of the training for a repetition of the call that has changed it. */
export function keptTraining(training: ScheduledTraining): KeptTraining {
  const { id, status, startDate, finishDate, updated_at, trainingSessions } = training;
  const withoutPeople = trainingSessions.map(({ players, ...session }) => ({
    ...session,
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
export async function trainingOfKept(db: Database, scope: ClubScope, kept: KeptTraining): Promise<ScheduledTraining> {
  const now = await visibleTraining(db, scope, kept.id);
  const ids = kept.trainingSessions.flatMap(({ players }) => players.map(({ id }) => id));
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
  const trainingSessions = kept.trainingSessions.map((session) => ({
    ...session,
    players: session.players.map(named),
  }));
  return { ...now, ...kept, trainingSessions };
}
