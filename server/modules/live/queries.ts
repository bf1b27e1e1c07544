import { Refusal } from '../../../contract/refusals';
import { covers, type ClubScope } from '../../../contract/rights';
import type { Database } from '../../db/database';

/** Throws the same `not-found` for a club that is not there and one that is not in the scope. */
export async function requireVisibleClub(db: Database, scope: ClubScope, id: string): Promise<void> {
  const club =
    covers(scope, id) && (await db.selectFrom('golfclubs').select('id').where('id', '=', id).executeTakeFirst());
  if (!club) throw new Refusal('not-found', 'There is nothing with this id.');
}
