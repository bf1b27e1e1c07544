import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@contract/problem';
import type { Database } from '@server/db/database';
import { pruneRows } from '@server/db/pruneRows';

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
async function refuseLimited(db: Database, limits: readonly Limited[]): Promise<void> {
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
 * Counts an attempt on each of these, in the database, so that all servers count together. Throws `too-many-requests` if one of
 * them refuses; all are looked at before the first is counted, so that an attempt that is refused costs nobody else one.
 */
export async function countAttempt(db: Database, limits: readonly Limited[]): Promise<void> {
  await refuseLimited(db, limits);
  for (const limited of limits) await countOn(db, limited);
}

async function countOn(db: Database, limited: Limited): Promise<void> {
  const { subject, most } = limited;
  const { ends, refusedUntil } = newValues[limited.beyond](most);
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
  if (counted.failures === 1) await pruneAttempts(db, FEW);
}

/** The new values of a row, as SQL: `f` is the row as it was, `n` the number of attempts with this one. */
const newValues: Record<Limited['beyond'], (most: number) => Record<'ends' | 'refusedUntil', RawBuilder<unknown>>> = {
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

/** Resets the counter, because somebody has shown who they are. */
export async function resetAttempts(db: Database, { subject }: Limited): Promise<void> {
  await db.deleteFrom('failed_sign_ins').where('subject', '=', subject).execute();
}

/** So many at a time that nobody's attempt pays for it noticeably. */
const FEW = 20;

/** Deletes some of the attempts that count no more. Returns whether there may be more. */
export function pruneAttempts(db: Database, most?: number): Promise<boolean> {
  const where = sql<SqlBool>`window_ends_at < now()`;
  return pruneRows(db, { table: 'failed_sign_ins', key: ['subject'], where, ...(most !== undefined && { most }) });
}

function tooOften(retryAfterSeconds: number): Refusal {
  return new Refusal('too-many-requests', 'This was tried too often; wait before you try again.', {
    retryAfterSeconds,
  });
}

const PAUSE_MS = 500;

/**
 * Returns what `work` returns and throws what it throws; `too-many-requests` and `overloaded`, which did not look at anything,
 * half a second later. A client that tries again at each refusal costs the server little then: no connection waits meanwhile.
 */
export async function refusingSlowly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && ['too-many-requests', 'overloaded'].includes(error.code)) await pause(PAUSE_MS);
    throw error;
  }
}

/** Who tries to sign in, as far as it is known before the password is. */
interface Attempt {
  /** The username or e-mail as it was typed. */
  typed: string;
  address: string;
  /** The device that has signed in with this account before; null: it has not. */
  deviceId: string | null;
}

/** Which counters an attempt counts on. */
interface SignInLimits {
  all: readonly Limited[];
  /** The one that a right password ends; it is nobody else's. */
  own: Limited;
}

/**
 * Returns the limits of this attempt. A device that has signed in before has one of its own and none with others. All
 * others share that of their address, and that of what was typed, which may be the username or the e-mail of one account:
 * as neither counts for the other, nobody learns that they belong together, and both together are 100 tries in a row.
 */
export function signInLimits({ typed, address, deviceId }: Attempt): SignInLimits {
  const name = typed.toLowerCase();
  if (deviceId !== null) {
    const own: Limited = { subject: `device ${deviceId}`, most: 10, beyond: 'delay' };
    return { all: [own], own };
  }
  const own: Limited = { subject: `name and address ${name} ${address}`, most: 10, beyond: 'delay' };
  return {
    all: [
      own,
      { subject: `name ${name}`, most: 50, beyond: 'delay' },
      { subject: `address ${address}`, most: 100, beyond: 'window' },
    ],
    own,
  };
}

/** Takes back what was counted, because the password was right: the own counter starts anew. */
export async function takeBackSignIn(db: Database, { all, own }: SignInLimits): Promise<void> {
  await resetAttempts(db, own);
  const shared = all.filter((limited) => limited !== own);
  await takeBackAttempt(db, shared);
}

const MOST_PER_ADDRESS = 20;
const MOST_IN_ALL = 200;

/**
 * Finds what a code opens: at most 20 wrong codes of an address, and 200 of all together, within 15 minutes. Beyond the 200
 * `find` is asked for codes made within the last hour alone.
 */
type FindByCode = <Found>(
  db: Database,
  address: string,
  find: (codes: { onlyRecent: boolean }) => Promise<Found | null>,
) => Promise<Found>;

/**
 * Returns what `find` finds. An attempt is counted before it is looked at, and taken back unless nothing is found. Throws
 * `code-not-valid` where nothing is found, `too-many-requests` after too many of these, and what `find` throws.
 */
export const findByCode: FindByCode = (db, address, find) =>
  refusingSlowly(async () => {
    const ofAddress: Limited = { subject: `code address ${address}`, most: MOST_PER_ADDRESS, beyond: 'window' };
    const ofAll: Limited = { subject: 'code', most: MOST_IN_ALL, beyond: 'window' };
    await countAttempt(db, [ofAddress]);
    const refusal = await countAttempt(db, [ofAll]).then(() => null, asTooOften);
    const counted = refusal ? [ofAddress] : [ofAddress, ofAll];
    // A right code is one also where it is refused for another reason.
    const found = await find({ onlyRecent: refusal !== null }).catch(async (error: unknown) => {
      await takeBackAttempt(db, counted);
      throw error;
    });
    if (found === null) {
      throw refusal ?? new Refusal('code-not-valid', 'This code does not work: mistyped, revoked or ended.');
    }
    await takeBackAttempt(db, counted);
    return found;
  });

/** Returns the refusal after too many attempts. Throws any other error. */
function asTooOften(error: unknown): Refusal {
  if (error instanceof Refusal && error.code === 'too-many-requests') return error;
  throw error;
}
