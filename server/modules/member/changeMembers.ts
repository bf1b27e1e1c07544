import pg from 'pg';
import type { Role } from '../../../contract/lists';
import { covers, type ClubScope } from '../../../contract/rights';
import { answerOnce } from '../../db/answerOnce';
import { inTransaction, type Database, type Transaction } from '../../db/database';
import { requireVisible, taken } from './rules';

/** Who changes members, and with which `Idempotency-Key`. */
export interface MemberChange {
  caller: { id: string; roles: readonly Role[]; scope: ClubScope };
  idempotency: { key: string; fingerprint: string } | null;
}

/** A club that nobody can delete before the transaction ends. */
export interface ChangedClub {
  id: string;
  name: string;
}

const pathsOfIndexes: Partial<Record<string, string>> = {
  members_email_key: '/email',
  members_username_key: '/username',
};

/**
 * Returns what `answer` makes, in the same transaction, of what `work` has done, which holds no people; work that was
 * done under the same key before is not done again. Throws `not-found` for a club that is not in the scope, `taken` for an e-mail or a
 * username that somebody got at the same moment, and what `work` throws.
 */
export async function changeMembers<Done extends object, Answer>(
  db: Database,
  { caller, idempotency }: MemberChange,
  golfclubId: string,
  work: (tx: Transaction, club: ChangedClub) => Promise<Done>,
  answer: (tx: Transaction, done: Done) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await inTransaction(db, async (tx) => {
      const club = await keptClub(tx, caller.scope, golfclubId);
      return answerOnce(
        tx,
        caller.id,
        idempotency,
        () => work(tx, club),
        (done) => answer(tx, done),
      );
    });
  } catch (error) {
    const path = error instanceof pg.DatabaseError ? pathsOfIndexes[error.constraint ?? ''] : undefined;
    throw path === undefined ? error : taken([path]);
  }
}

async function keptClub(tx: Transaction, scope: ClubScope, golfclubId: string): Promise<ChangedClub> {
  const club = await tx
    .selectFrom('golfclubs')
    .select(['id', 'name'])
    .where('id', '=', golfclubId)
    .forKeyShare()
    .executeTakeFirst();
  return requireVisible(covers(scope, golfclubId) ? club : null);
}
