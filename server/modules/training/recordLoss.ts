import { sql } from 'kysely';
import type { ChangedField } from '../../../contract/change';
import type { LocalizedString } from '../../../contract/shapes';
import type { Transaction } from '../../db/database';
import { recordChanges } from '../../db/recordChange';
import type { LockedTraining } from './changeTraining';

/** Puts on record that this training is deleted, with what goes with it. Call it while that is still there. */
export async function recordDeletedTraining(tx: Transaction, actorId: string, training: LockedTraining): Promise<void> {
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

async function nameOf(tx: Transaction, { id }: LockedTraining) {
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
