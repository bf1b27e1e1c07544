import { Refusal } from '../../../contract/refusals';
import { covers, type ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';

/** Throws `not-found` for a club that does not exist, and in the same way for one that is not in the scope. */
export async function refuseInvisibleClub(db: Database, scope: ClubScope, id: string): Promise<void> {
  const club =
    covers(scope, id) && (await db.selectFrom('golfclubs').select('id').where('id', '=', id).executeTakeFirst());
  if (!club) throw notFound();
}

/** Returns the refusal of everything that is not there or not for the caller's eyes. */
export function notFound(): Refusal {
  return new Refusal('not-found', 'There is nothing with this id.');
}
