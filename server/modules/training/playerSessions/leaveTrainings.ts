import { sql } from 'kysely';
import type { Transaction } from '@server/db/database';
import { logDeletedSession } from '../changeLog';
import { lockedTraining, moveUpdatedAt } from '../changeTraining';
import { closeUpGroups } from '../groups';

/**
 * Takes a member out of the open player sessions of all trainings; one without other players is deleted with its balls.
 * Finished ones stay, and are not opened by opening their training again.
 */
export async function leaveTrainings(tx: Transaction, memberId: string, actorId: string): Promise<void> {
  for (const trainingId of await trainingsWithOpenSessions(tx, memberId)) {
    const training = await lockedTraining(tx, { everyClub: true }, trainingId);
    for (const { id, hasOthers } of await openSessions(tx, trainingId, memberId)) {
      if (hasOthers) {
        await tx
          .deleteFrom('player_session_players')
          .where('player_session_id', '=', id)
          .where('member_id', '=', memberId)
          .execute();
      } else {
        await logDeletedSession(tx, actorId, training, id);
        await tx.deleteFrom('player_sessions').where('id', '=', id).execute();
      }
    }
    await closeUpGroups(tx, trainingId);
    await moveUpdatedAt(tx, trainingId);
  }
  await tx
    .updateTable('player_sessions')
    .set({ status_before_finish: null })
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('player_session_players').select('player_session_id').where('member_id', '=', memberId),
      ),
    )
    .execute();
}

/** In one order, so that two who delete members of the same trainings wait for each other. */
async function trainingsWithOpenSessions(tx: Transaction, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('player_session_players as p')
    .innerJoin('player_sessions as s', 's.id', 'p.player_session_id')
    .select('s.training_id')
    .where('p.member_id', '=', memberId)
    .where('s.status', '!=', 'FINISHED')
    .orderBy('s.training_id')
    .execute();
  return rows.map(({ training_id }) => training_id);
}

function openSessions(tx: Transaction, trainingId: string, memberId: string) {
  return tx
    .selectFrom('player_sessions as s')
    .innerJoin('player_session_players as p', 'p.player_session_id', 's.id')
    .select('s.id')
    .select(
      sql<boolean>`exists (
        select from player_session_players o where o.player_session_id = s.id and o.member_id <> ${memberId})`.as(
        'hasOthers',
      ),
    )
    .where('s.training_id', '=', trainingId)
    .where('p.member_id', '=', memberId)
    .where('s.status', '!=', 'FINISHED')
    .forUpdate('s')
    .execute();
}
