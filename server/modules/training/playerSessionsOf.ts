import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fromTenths } from '../../../contract/handicap';
import { scoreOf } from '../../../contract/scoring';
import type { PlayerData } from '../../../contract/training';
import type { Database } from '../../db/database';

/** Returns the player sessions of these trainings by training id, in the order they were added; one statement. */
export async function playerSessionsOf(
  db: Database,
  trainingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlayerData[]>> {
  const rows = await db
    .selectFrom('player_sessions as s')
    .select((session) => [
      's.id',
      's.training_id',
      's.status',
      jsonArrayFrom(
        session
          .selectFrom('player_session_players as p')
          .innerJoin('members as m', 'm.id', 'p.member_id')
          .select(['m.id', 'm.name', 'm.surname', 'm.username', 'p.handicap_started_tenths'])
          .whereRef('p.player_session_id', '=', 's.id')
          .orderBy('p.position'),
      ).as('players'),
      jsonArrayFrom(
        session
          .selectFrom('balls as b')
          .select(['b.index', 'b.points', 'b.version'])
          .whereRef('b.player_session_id', '=', 's.id')
          .orderBy('b.index'),
      ).as('balls'),
    ])
    .where(sql<boolean>`s.training_id = any(${trainingIds}::uuid[])`)
    .orderBy('s.id')
    .execute();

  const sessions = new Map<string, PlayerData[]>();
  for (const { id, training_id, status, players, balls } of rows) {
    const session: PlayerData = {
      id,
      players: players.map(({ handicap_started_tenths: tenths, ...player }) => ({
        ...player,
        handicap: fromTenths(tenths),
      })),
      balls,
      totalPoints: scoreOf(balls),
      playerDataStatus: status,
    };
    const ofTraining = sessions.get(training_id);
    if (ofTraining) ofTraining.push(session);
    else sessions.set(training_id, [session]);
  }
  return sessions;
}
