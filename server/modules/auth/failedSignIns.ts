import { sql } from 'kysely';
import { Refusal } from '../../../contract/refusals';
import type { Database } from '../../db/database';

const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 100;
const WINDOW = sql`interval '15 minutes'`;

/** Which counters an attempt counts on. */
export interface Attempt {
  /** The account's username, or what was typed if there is no such account. */
  account: string;
  address: string;
}

/**
 * Counts an attempt as failed before its password is checked, so that many at once cannot slip through, in the
 * database, so that all servers count together. Throws `too-many-requests` after 10 failures of an account or 100
 * of an address within 15 minutes.
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
  await countOn(db, `address ${attempt.address}`, MOST_PER_ADDRESS);
  await countOn(db, `name ${attempt.account.toLowerCase()}`, MOST_PER_ACCOUNT);
}

/** Takes back what `countAttempt` counted, because the password was right: the account starts anew. */
export async function forgetAttempt(db: Database, attempt: Attempt): Promise<void> {
  await db.deleteFrom('failed_sign_ins').where('subject', '=', `name ${attempt.account.toLowerCase()}`).execute();
  await db
    .updateTable('failed_sign_ins')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('subject', '=', `address ${attempt.address}`)
    .execute();
}

async function countOn(db: Database, subject: string, most: number): Promise<void> {
  const { rows } = await sql<{ failures: number; seconds: number }>`
    insert into failed_sign_ins as f (subject, failures, window_ends_at)
    values (${subject}, 1, now() + ${WINDOW})
    on conflict (subject) do update set
      failures = case when f.window_ends_at < now() then 1 else least(f.failures, ${most}) + 1 end,
      window_ends_at = case when f.window_ends_at < now() then now() + ${WINDOW} else f.window_ends_at end
    returning failures, extract(epoch from window_ends_at - now())::integer as seconds`.execute(db);
  const [counted] = rows;
  if (counted === undefined || counted.failures <= most) {
    if (counted?.failures === 1) await forgetOldOnes(db);
    return;
  }
  throw new Refusal('too-many-requests', 'Too many sign-ins have failed; wait before you try again.', {
    retryAfterSeconds: counted.seconds,
  });
}

/** A few at a time, so that nobody's sign-in pays for it noticeably. */
async function forgetOldOnes(db: Database): Promise<void> {
  await sql`
    delete from failed_sign_ins where subject in (
      select subject from failed_sign_ins where window_ends_at < now() limit 20 for update skip locked)`.execute(db);
}
