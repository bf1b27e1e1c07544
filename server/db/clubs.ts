import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { covers, type ClubScope } from '@contract/rights';
import type { Database } from './database';
import { notFound, requireFound } from './notFound';

export const NO_SUCH_CLUB = 'There is no such golf club.';

interface Club {
  id: string;
  name: string;
}

/** What others cannot do to a club before the transaction ends. */
type ClubLock = 'noDelete' | 'noChange';

/** Returns the club, null when there is none with this id; nothing is locked without a lock. */
export async function clubWithId(db: Database, id: string, lock?: ClubLock): Promise<Club | null> {
  const club = await db
    .selectFrom('golfclubs')
    .select(['id', 'name'])
    .where('id', '=', id)
    .$if(lock === 'noDelete', (query) => query.forKeyShare())
    .$if(lock === 'noChange', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return club ?? null;
}

/** Returns the club. Throws `not-found` for a club that is not there, and in the same way for one outside the scope. */
export async function requireVisibleClub(
  db: Database,
  scope: ClubScope,
  id: string,
  { lock, detail }: { lock?: ClubLock; detail?: string } = {},
): Promise<Club> {
  if (!covers(scope, id)) throw notFound(detail);
  return requireFound(await clubWithId(db, id, lock), detail);
}

/** Returns the condition that the column holds a club in the scope. */
export function isInScope(scope: ClubScope, column: string): RawBuilder<SqlBool> {
  return scope.everyClub ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${scope.golfclubId}`;
}
