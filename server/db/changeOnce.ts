import { sql } from 'kysely';
import { type NewerVersion, Refusal } from '@contract/problem';
import { inTransaction, type Database, type Transaction } from './database';
import { pruneRows } from './pruneRows';

const PRUNE_EVERY_MS = 60_000;
let prunedAt = 0;

type Idempotency = { key: string; fingerprint: string } | null;
type Ids = Readonly<Record<string, string>>;

/** Who changes something, and with which `Idempotency-Key`. */
export interface KeyedChange {
  caller: { id: string };
  idempotency: Idempotency;
}

/**
 * Returns what `answer` makes of what `work` has done, all in one transaction. The work is done once for each key of the
 * caller: a repetition, also one at the same moment, is answered from what the first one stored. That is kept for 7 days, so
 * it holds ids and no personal data; `answer` reads the rest anew, for the caller as they are now. Ids alone can be the
 * answer themselves. `prepare` runs before, for a repetition too. Without a key nothing is stored. Throws
 * `idempotency-key-reused` when the key was first sent with another request, and what the functions throw.
 */
export async function changeOnce<Done extends Ids>(
  db: Database,
  change: KeyedChange,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done>;
export async function changeOnce<Done extends object, Answer>(
  db: Database,
  change: KeyedChange,
  work: (tx: Transaction) => Promise<Done>,
  answer: (tx: Transaction, done: Done) => Promise<Answer>,
): Promise<Answer>;
export async function changeOnce<Done extends object, Answer, Prepared>(
  db: Database,
  change: KeyedChange,
  work: (tx: Transaction, prepared: Prepared) => Promise<Done>,
  answer: (tx: Transaction, done: Done) => Promise<Answer>,
  prepare: (tx: Transaction) => Promise<Prepared>,
): Promise<Answer>;
export async function changeOnce<Done extends object>(
  db: Database,
  { caller, idempotency }: KeyedChange,
  work: (tx: Transaction, prepared: unknown) => Promise<Done>,
  answer?: (tx: Transaction, done: Done) => Promise<unknown>,
  prepare?: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  return inTransaction(db, async (tx) => {
    const prepared = await prepare?.(tx);
    const done = await doneOnce(tx, caller.id, idempotency, () => work(tx, prepared));
    return answer ? answer(tx, done) : done;
  });
}

/** Throws `stale` with what `current` reads when the caller has seen another version; without one nothing is checked. */
export async function requireVersion(
  basedOn: number | undefined,
  now: { version: number },
  detail: string,
  current: () => NewerVersion | null | Promise<NewerVersion | null>,
): Promise<void> {
  if (basedOn === undefined || basedOn === now.version) return;
  throw new Refusal('stale', detail, { current: await current() });
}

async function doneOnce<Done extends object>(
  tx: Transaction,
  memberId: string,
  idempotency: Idempotency,
  work: () => Promise<Done>,
): Promise<Done> {
  if (idempotency === null) return work();
  await pruneStoredIfDue(tx);
  const { key, fingerprint } = idempotency;
  // Waits for a transaction that holds the same key, and takes the key over if that one is rolled back.
  const mine = await tx
    .insertInto('idempotent_answers')
    .values({ member_id: memberId, key, request_hash: fingerprint, answer: 'null' })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();

  if (mine === undefined) {
    const stored = await tx
      .selectFrom('idempotent_answers')
      .select(['request_hash', 'answer'])
      .where('member_id', '=', memberId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    refuseOtherRequest(fingerprint, stored);
    return stored.answer as Done;
  }
  const done = await work();
  await tx
    .updateTable('idempotent_answers')
    .set({ answer: JSON.stringify(done) })
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .execute();
  return done;
}

/** Throws `idempotency-key-reused` where this was done for another request than the one with this fingerprint. */
export function refuseOtherRequest(fingerprint: string, stored: { request_hash: string }): void {
  if (stored.request_hash === fingerprint) return;
  throw new Refusal('idempotency-key-reused', 'This Idempotency-Key was already used for another request');
}

/**
 * Deletes old answers, and rows of files that were sent but never written, at most once a minute and few at a time, so that no
 * request pays for it noticeably.
 */
export async function pruneStoredIfDue(tx: Transaction): Promise<void> {
  if (Date.now() - prunedAt < PRUNE_EVERY_MS) return;
  prunedAt = Date.now();
  await pruneStored(tx);
}

/** Deletes some of these at once. Returns whether there may be more. */
export async function pruneStored(db: Database): Promise<boolean> {
  const areMoreAnswers = await pruneRows(db, {
    table: 'idempotent_answers',
    key: ['member_id', 'key'],
    where: sql`answered_at < now() - interval '7 days'`,
    oldestBy: 'answered_at',
  });
  const areMoreRows = await pruneRows(db, {
    table: 'staged_import_rows',
    key: ['member_id', 'golfclub_id', 'import_id', 'position'],
    where: sql`staged_at < now() - interval '1 day'`,
    oldestBy: 'staged_at',
    most: 2_000,
  });
  return areMoreAnswers || areMoreRows;
}
