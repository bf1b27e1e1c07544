import { covers, type ClubScope } from '../../../contract/rights';
import type { ScheduledTraining } from '../../../contract/training';
import type { Database } from '../../db/database';
import { notFound } from './rules';
import { trainingsWithIds } from './trainingsWithIds';

/** Returns a training of a club that is in the scope. Throws `not-found` for all others. */
export async function visibleTraining(db: Database, scope: ClubScope, id: string): Promise<ScheduledTraining> {
  const [training] = await trainingsWithIds(db, [id]);
  if (training === undefined || !covers(scope, training.golfclubId)) throw notFound();
  return training;
}
