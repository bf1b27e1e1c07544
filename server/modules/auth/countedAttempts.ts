import { sql } from 'kysely';
import { Refusal } from '../../../contract/refusals';
import type { Database } from '../../db/database';

const WINDOW = sql`interval '15 minutes'`;

/** What may be tried only so often: `most` times within 15 minutes. */
export interface Limited {
  /** What kind of attempt it is and whose, such as `address 192.0.2.1`. */
  subject: string;
  most: number;
}

/**
 * Counts an attempt, in the database, so that all servers count together. Throws `too-many-requests` once there were
 * `most` of them within 15 minutes.
 */
export async function countAttemptOn(db: Database, { subject, most }: Limited): Promise<void> {
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
  throw new Refusal('too-many-requests', 'This was tried too often; wait before you try again.', {
    retryAfterSeconds: counted.seconds,
  });
}

/** Takes back one attempt, because it was a right one. */
export async function takeBackAttemptOn(db: Database, { subject }: Limited): Promise<void> {
  await db
    .updateTable('failed_sign_ins')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('subject', '=', subject)
    .execute();
}

/** Forgets all attempts, because somebody has shown who they are. */
export async function forgetAttemptsOn(db: Database, { subject }: Limited): Promise<void> {
  await db.deleteFrom('failed_sign_ins').where('subject', '=', subject).execute();
}

/** A few at a time, so that nobody's attempt pays for it noticeably. */
async function forgetOldOnes(db: Database): Promise<void> {
  await sql`
    delete from failed_sign_ins where subject in (
      select subject from failed_sign_ins where window_ends_at < now() limit 20 for update skip locked)`.execute(db);
}
