import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '../../../contract/refusals';
import type { Database } from '../../db/database';

/** What may be tried only so often. */
export interface Limited {
  /** What kind of attempt it is and whose, such as `address 192.0.2.1`. */
  subject: string;
  /** How many attempts are free; more than one. */
  most: number;
  /**
   * What follows. `window`: none until 15 minutes after the first. `delay`: one at a time, each twice as long after the
   * last as the one before, 30 seconds to 15 minutes; forgotten after 15 quiet minutes for each attempt.
   */
  beyond: 'window' | 'delay';
}

const WINDOW = sql`interval '15 minutes'`;
const FIRST_DELAY = sql`interval '30 seconds'`;

/** Throws `too-many-requests` if one of these is refused at this moment. Writes nothing. */
export async function refuseLimited(db: Database, limits: readonly Limited[]): Promise<void> {
  const subjects = limits.map(({ subject }) => subject);
  const refused = await db
    .selectFrom('failed_sign_ins')
    .select(sql<number | null>`max(extract(epoch from refused_until - now()))::float8`.as('seconds'))
    .where('subject', 'in', subjects)
    .where('refused_until', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (refused?.seconds != null) throw tooOften(refused.seconds);
}

/**
 * Counts an attempt on each of these, in the database, so that all servers count together. Throws `too-many-requests` at
 * the first that refuses; look with `refuseLimited` before, which costs others nothing.
 */
export async function countAttempt(db: Database, limits: readonly Limited[]): Promise<void> {
  for (const limited of limits) await countOn(db, limited);
}

async function countOn(db: Database, limited: Limited): Promise<void> {
  const { subject, most } = limited;
  const { ends, refusedUntil } = reckoning[limited.beyond](most);
  const { rows } = await sql<{ failures: number }>`
    insert into failed_sign_ins as f (subject, failures, window_ends_at)
    values (${subject}, 1, now() + ${WINDOW})
    on conflict (subject) do update set (failures, window_ends_at, refused_until) = (
      select n, ${ends}, case when n >= ${most}::integer then ${refusedUntil} end
      from (select case when f.window_ends_at < now() then 1 else f.failures + 1 end as n) as counted)
    where f.refused_until is null or f.refused_until <= now()
    returning failures`.execute(db);
  const [counted] = rows;
  if (counted === undefined) {
    await refuseLimited(db, [limited]);
    throw tooOften(1);
  }
  if (counted.failures === 1) await forgetOldOnes(db);
}

/** How the row is reckoned from `f`, as it was, and `n`, how many there are with this one. */
const reckoning: Record<Limited['beyond'], (most: number) => Record<'ends' | 'refusedUntil', RawBuilder<unknown>>> = {
  window: () => {
    const ends = sql`case when n = 1 then now() + ${WINDOW} else f.window_ends_at end`;
    return { ends, refusedUntil: ends };
  },
  delay: (most) => ({
    ends: sql`now() + n * ${WINDOW}`,
    // Five times doubled is more than 15 minutes.
    refusedUntil: sql`now() + least(${FIRST_DELAY} * 2 ^ least(n - ${most}::integer, 5), ${WINDOW})`,
  }),
};

/** Takes back one attempt, because it was a right one. */
export async function takeBackAttempt(db: Database, limits: readonly Limited[]): Promise<void> {
  for (const { subject } of limits) {
    await db
      .updateTable('failed_sign_ins')
      .set({ failures: sql<number>`greatest(failures - 1, 0)`, refused_until: null })
      .where('subject', '=', subject)
      .execute();
  }
}

/** Forgets all attempts, because somebody has shown who they are. */
export async function forgetAttempts(db: Database, { subject }: Limited): Promise<void> {
  await db.deleteFrom('failed_sign_ins').where('subject', '=', subject).execute();
}

/** A few at a time, so that nobody's attempt pays for it noticeably. */
async function forgetOldOnes(db: Database): Promise<void> {
  await sql`
    delete from failed_sign_ins where subject in (
      select subject from failed_sign_ins where window_ends_at < now() limit 20 for update skip locked)`.execute(db);
}

function tooOften(retryAfterSeconds: number): Refusal {
  return new Refusal('too-many-requests', 'This was tried too often; wait before you try again.', {
    retryAfterSeconds,
  });
}
