import { covers } from '../../../contract/rights';
import type { Deleted } from '../../../contract/shapes';
import { changeOnce } from '../../db/answerOnce';
import type { Database, Transaction } from '../../db/database';
import { lockedTraining, type Change } from './changeTraining';
import { recordDeletedTraining } from './recordLoss';
import { notFound, refuseLosingResults } from './rules';

/**
 * Returns the id of the training that is deleted, in any state, with its player sessions, balls and league events; the
 * record says how many. Throws `not-found` for a training of a club that is not in the scope, and `not-permitted` where
 * its results are or were in the league and the caller is no admin.
 */
export async function deleteTraining(db: Database, change: Change, trainingId: string): Promise<Deleted> {
  const { caller } = change;
  const work = async (tx: Transaction) => {
    const training = await lockedTraining(tx, caller.scope, trainingId);
    const { id, golfclubId, status, wasReopened } = training;
    refuseLosingResults(training, caller.roles);
    await recordDeletedTraining(tx, caller.id, training);
    await tx.deleteFrom('scheduled_trainings').where('id', '=', id).execute();
    return { id, golfclubId, status, wasReopened };
  };
  return changeOnce(db, change, work, async (_tx, deleted) => {
    if (!covers(caller.scope, deleted.golfclubId)) throw notFound();
    refuseLosingResults(deleted, caller.roles);
    return { id: deleted.id };
  });
}
