import type { Deleted } from '../../../contract/shapes';
import { answerOnce } from '../../db/answerOnce';
import { inTransaction, type Database } from '../../db/database';
import { lockedTraining, type Change } from './changeTraining';

/**
 * Returns the id of the training that is deleted, in any state, with its player sessions, balls and league events.
 * Throws `not-found` for a training of a club that is not in the scope.
 */
export async function deleteTraining(db: Database, change: Change, trainingId: string): Promise<Deleted> {
  return inTransaction(db, (tx) =>
    answerOnce(tx, change.caller.id, change.idempotency, async () => {
      const { id } = await lockedTraining(tx, change.caller.scope, trainingId);
      await tx.deleteFrom('scheduled_trainings').where('id', '=', id).execute();
      return { id };
    }),
  );
}
