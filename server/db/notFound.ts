import { Refusal } from '@contract/problem';
import { covers, type ClubScope } from '@contract/rights';
import type { Database } from './database';

const NOTHING = 'There is nothing with this id.';
export const NO_SUCH_CLUB = 'There is no such golf club.';

/** Returns the refusal of what is not there and of what is not the caller's: both must read the same. */
export function notFound(detail = NOTHING): Refusal {
  return new Refusal('not-found', detail);
}

/** Returns what was found. Throws `not-found` for null and undefined. */
export function requireFound<Found>(found: Found | null | undefined, detail = NOTHING): Found {
  if (found === null || found === undefined) throw notFound(detail);
  return found;
}

interface ClubOptions {
  /** What others cannot do to the club before the transaction ends; nothing is locked without it. */
  lock?: 'noDelete' | 'noChange';
  detail?: string;
}

/** Returns the club. Throws `not-found` for a club that is not there, and in the same way for one outside the scope. */
export async function requireVisibleClub(
  db: Database,
  scope: ClubScope,
  id: string,
  { lock, detail }: ClubOptions = {},
): Promise<{ id: string; name: string }> {
  if (!covers(scope, id)) throw notFound(detail);
  const club = await db
    .selectFrom('golfclubs')
    .select(['id', 'name'])
    .where('id', '=', id)
    .$if(lock === 'noDelete', (query) => query.forKeyShare())
    .$if(lock === 'noChange', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return requireFound(club, detail);
}
