import { sql } from 'kysely';
import { Refusal } from '../../contract/refusals';
import { inTransaction, type Database, type Transaction } from './database';

const PRUNE_EVERY_MS = 60_000;
let prunedAt = 0;

type Idempotency = { key: string; fingerprint: string } | null;
type Ids = Readonly<Record<string, string>>;

/**
 * Returns what `answer` makes of what `work` has done, doing the work once for each key of a member: a repetition, also
 * one at the same moment, is answered from what was done the first time. That is kept for 7 days, so it names things by
 * their ids and holds no people; `answer` reads them anew, for the caller as they are now. Ids alone can be the answer
 * themselves. Without a key nothing is kept. Throws `idempotency-key-reused` when the key was first sent with another
 * request, and what `work` and `answer` throw.
 */
export async function answerOnce<Done extends Ids>(
  tx: Transaction,
  memberId: string,
  idempotency: Idempotency,
  work: () => Promise<Done>,
): Promise<Done>;
export async function answerOnce<Done extends object, Answer>(
  tx: Transaction,
  memberId: string,
  idempotency: Idempotency,
  work: () => Promise<Done>,
  answer: (done: Done) => Promise<Answer>,
): Promise<Answer>;
export async function answerOnce<Done extends object>(
  tx: Transaction,
  memberId: string,
  idempotency: Idempotency,
  work: () => Promise<Done>,
  answer?: (done: Done) => Promise<unknown>,
): Promise<unknown> {
  const done = await doneOnce(tx, memberId, idempotency, work);
  return answer ? answer(done) : done;
}

/** Who changes something, and with which `Idempotency-Key`. */
interface KeyedChange {
  caller: { id: string };
  idempotency: Idempotency;
}

/** Does work and answers it in one transaction, once for each key of the caller: see `answerOnce`. */
export function changeOnce<Done extends object, Answer>(
  db: Database,
  { caller, idempotency }: KeyedChange,
  work: (tx: Transaction) => Promise<Done>,
  answer: (tx: Transaction, done: Done) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, (tx) =>
    answerOnce(
      tx,
      caller.id,
      idempotency,
      () => work(tx),
      (done) => answer(tx, done),
    ),
  );
}

async function doneOnce<Done extends object>(
  tx: Transaction,
  memberId: string,
  idempotency: Idempotency,
  work: () => Promise<Done>,
): Promise<Done> {
  if (idempotency === null) return work();
  await prune(tx);
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
    if (stored.request_hash !== fingerprint) {
      throw new Refusal('idempotency-key-reused', 'This Idempotency-Key was already used for another request');
    }
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

/** Forgets old answers, at most once a minute and few at a time, so that no request pays for it noticeably. */
async function prune(tx: Transaction): Promise<void> {
  if (Date.now() - prunedAt < PRUNE_EVERY_MS) return;
  prunedAt = Date.now();
  await sql`
    delete from idempotent_answers where (member_id, key) in (
      select member_id, key from idempotent_answers
      where answered_at < now() - interval '7 days'
      order by answered_at limit 500 for update skip locked)`.execute(tx);
}
