import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Refusal } from '@contract/problem';
import { coversTraining } from '@contract/rights';
import { pruneStoredIfDue, refuseOtherRequest } from '@server/db/changeOnce';
import { type Database, isDeadlock } from '@server/db/database';
import { notFound, requireFound } from '@server/db/notFound';
import { changedBalls, correctionsOf, type Recording, recordedOf } from './changedBalls';
import { type Change, type LockedTraining, recorderOf, type StoredTraining, trainingInScope } from '../changeTraining';
import { type LockedSession, sessionsOfTraining } from './playerSessions';
import type { Recorded } from './recordingAnswer';
import { selectStoredBalls, type StoredBallOfSession, writeBalls, type Writing } from './storedBalls';

/** What became of a recording, now or when its key was used first. */
export type Done = Recorded | StoredTraining;

/** A call that records balls. */
export interface Attempt {
  change: Change;
  recording: Recording;
}

/**
 * Returns whether two calls cannot be written in one statement: each must see what the other has made of its balls, or its key.
 */
export function cannotShareBatch(one: Attempt, other: Attempt): boolean {
  if (one.recording.playerDataId === other.recording.playerDataId) return true;
  const [key, otherKey] = [one, other].map(({ change }) => change.idempotency?.key);
  return key !== undefined && key === otherKey && one.change.caller.id === other.change.caller.id;
}

/**
 * Records balls of different player sessions of a training: reads and decides without a lock, then writes all in one statement.
 * What is refused refuses that call alone. Returns null for corrections, and for a call that could not be done because
 * something has changed in between or, unless it waits, because somebody else has locked its player session.
 */
export async function recordTogether(
  db: Database,
  trainingId: string,
  attempts: readonly Attempt[],
  { waits }: { waits: boolean },
): Promise<PromiseSettledResult<Done | null>[]> {
  const situation = await situationOf(db, trainingId, attempts);
  const decided = await Promise.allSettled(attempts.map((attempt) => decide(db, situation, attempt)));
  const decisions = decided.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const writings = decisions.flatMap(({ writing }) => (writing === null ? [] : [writing]));
  const written = await write(db, trainingId, writings, waits);
  return decided.map((one) => {
    if (one.status === 'rejected') return one;
    const { writing, done } = one.value;
    return { status: 'fulfilled', value: writing === null || written.has(writing) ? done : null };
  });
}

interface Situation {
  training: LockedTraining | undefined;
  sessions: readonly LockedSession[];
  stored: readonly StoredBallOfSession[];
  answers: readonly { callerId: string; key: string; request_hash: string; answer: Done }[];
}

/** Reads all that deciding needs to know, in one statement. */
async function situationOf(db: Database, trainingId: string, attempts: readonly Attempt[]): Promise<Situation> {
  const ids = attempts.map(({ recording }) => recording.playerDataId);
  const keyed = attempts.flatMap(({ change: { caller, idempotency } }) =>
    idempotency === null ? [] : [{ callerId: caller.id, key: idempotency.key }],
  );
  const answers = sql<Situation['answers']>`(
    select coalesce(json_agg(json_build_object(
      'callerId', a.member_id, 'key', a.key, 'request_hash', a.request_hash, 'answer', a.answer)), '[]')
    from unnest(${keyed.map(({ callerId }) => callerId)}::uuid[], ${keyed.map(({ key }) => key)}::text[]) used (caller, key)
    join idempotent_answers a on a.member_id = used.caller and a.key = used.key)`;
  // Whose club it is, is looked at for each call.
  const read = await trainingInScope(db, { everyClub: true }, trainingId)
    .select([
      jsonArrayFrom(sessionsOfTraining(db, trainingId, ids)).as('sessions'),
      selectStoredBalls(attempts.map(({ recording }) => recording)).as('stored'),
      answers.as('answers'),
    ])
    .executeTakeFirst();
  if (read === undefined) return { training: undefined, sessions: [], stored: [], answers: [] };
  const { sessions, stored, answers: found, ...training } = read;
  return { training, sessions, stored, answers: found };
}

/** What a call comes to: what it is answered with, once what there is to be written is; null: it has to be done locked. */
interface Decision {
  done: Done | null;
  writing: Writing | null;
}

async function decide(
  db: Database,
  { training: found, sessions, stored, answers }: Situation,
  { change: { caller, idempotency }, recording }: Attempt,
): Promise<Decision> {
  const training = requireFound(found);
  if (!coversTraining(caller.scope, training)) throw notFound();
  const before = answers.find(({ callerId, key }) => callerId === caller.id && key === idempotency?.key);
  if (idempotency !== null && before !== undefined) {
    refuseOtherRequest(idempotency.fingerprint, before);
    return { done: before.answer, writing: null };
  }
  const { playerDataId: sessionId } = recording;
  const session = requireFound(sessions.find(({ id }) => id === sessionId));
  const own = stored.filter((ball) => ball.sessionId === sessionId);
  const balls = await changedBalls(db, { training, session, stored: own, recording });
  // What was recorded before goes on record with the change, in one transaction.
  if (correctionsOf(balls).length > 0) return { done: null, writing: null };
  const done = recordedOf(recording, balls);
  if (idempotency === null && balls.length === 0) return { done, writing: null };
  const key = idempotency && { ...idempotency, callerId: caller.id, answer: done };
  return { done, writing: { sessionId, by: recorderOf(caller), balls, key } };
}

/** Writes what can be written, and returns that. */
async function write(
  db: Database,
  trainingId: string,
  writings: readonly Writing[],
  waits: boolean,
): Promise<ReadonlySet<Writing>> {
  if (writings.length === 0) return new Set();
  if (writings.some(({ key }) => key)) await pruneStoredIfDue(db);
  try {
    const positions = await writeBalls(db, trainingId, writings, { waits });
    return new Set(writings.filter((_writing, position) => positions.has(position)));
  } catch (error) {
    // One that the database refuses takes none of the others with it: each is then recorded alone.
    const isOfOne = !(error instanceof Refusal) && writings.length > 1;
    if (isOfOne || isDeadlock(error)) return new Set();
    throw error;
  }
}
