import { sql } from 'kysely';
import type { ConflictingBall } from '@contract/training';
import type { Database, Transaction } from '@server/db/database';
import type { recorderOf } from './changeTraining';
import type { Recorded } from './recorded';
import type { StoredBall } from './rules';

export type Recorder = ReturnType<typeof recorderOf>;

/** A ball as it is to be recorded; its points are null where it is taken back. */
export interface WrittenBall {
  index: number;
  points: number | null;
  /** The version that it follows; 0: there was none. */
  storedVersion: number;
  recordedAt: string | null;
}

interface Writing {
  trainingId: string;
  sessionId: string;
  by: Recorder;
  balls: readonly WrittenBall[];
  /** What is stored for a repetition under the key of the call; absent where that is done elsewhere. */
  key?: { key: string; fingerprint: string; callerId: string; answer: Recorded } | null;
}

/**
 * Writes the balls with their history and moves the training on, in one statement. Returns false, and has written nothing,
 * where the key is used, the player session is not being edited in a running training, or a ball has another version than seen.
 */
export async function writeBalls(
  db: Database,
  { trainingId, sessionId, by, balls, key = null }: Writing,
): Promise<boolean> {
  const indexes = balls.map(({ index }) => index);
  const points = balls.map((ball) => ball.points);
  const storedVersion = balls.map((ball) => ball.storedVersion);
  const recordedAt = balls.map((ball) => ball.recordedAt);
  const { rows } = await sql<{ done: boolean }>`call record_balls(
    ${key?.callerId ?? null}::uuid, ${key?.key ?? null}::text, ${key?.fingerprint ?? null}::text,
    ${key ? JSON.stringify(key.answer) : null}::jsonb, ${trainingId}::uuid, ${sessionId}::uuid,
    ${indexes}::integer[], ${points}::integer[], ${storedVersion}::integer[], ${recordedAt}::timestamptz[],
    ${by.recorded_by}::uuid, ${by.helper_id}::uuid, null::boolean)`.execute(db);
  return rows[0]?.done === true;
}

/** Writes balls of a locked training, of which the caller knows all that `writeBalls` checks. */
export async function writeLocked(tx: Transaction, writing: Writing): Promise<void> {
  if (!(await writeBalls(tx, writing))) throw new Error(`the balls of ${writing.sessionId} were changed under a lock`);
}

/** What no index of a ball reaches, nor fits into its column. */
const BEYOND_INDEXES = 2 ** 31;

const query = (sessionId: string, balls: readonly { index: number }[]) => {
  const indexes = balls.map(({ index }) => index).filter((index) => index < BEYOND_INDEXES);
  return sql<StoredBall>`
    select index, points, version from balls
    where player_session_id = ${sessionId} and index = any(${indexes}::integer[])
    union all
    select r.index, null, max(r.version) from ball_recordings r
    where r.player_session_id = ${sessionId} and r.index = any(${indexes}::integer[])
      and not exists (select from balls b where b.player_session_id = r.player_session_id and b.index = r.index)
    group by r.index`;
};

/** Returns the balls that there are, and of those that were taken back the version they have come to. */
export async function storedBalls(
  db: Database,
  sessionId: string,
  balls: readonly { index: number }[],
): Promise<StoredBall[]> {
  return (await query(sessionId, balls).execute(db)).rows;
}

/** Returns the same as an expression of a larger query. */
export const selectStoredBalls = (sessionId: string, balls: readonly { index: number }[]) =>
  sql<StoredBall[]>`(select coalesce(json_agg(stored), '[]') from (${query(sessionId, balls)}) stored)`;

/** Returns the ball with who recorded it and when. */
export async function conflictingBall(db: Database, sessionId: string, ball: StoredBall): Promise<ConflictingBall> {
  const { name, surname, recordedAt } = await db
    .selectFrom('ball_recordings as r')
    .leftJoin('members as m', 'm.id', 'r.recorded_by')
    .leftJoin('helpers as h', 'h.id', 'r.helper_id')
    .select(({ fn }) => [
      fn.coalesce('m.name', 'h.name').as('name'),
      'm.surname',
      fn.coalesce('r.recorded_at', 'r.received_at').as('recordedAt'),
    ])
    .where('r.player_session_id', '=', sessionId)
    .where('r.index', '=', ball.index)
    .where('r.version', '=', ball.version)
    .executeTakeFirstOrThrow();
  return { ...ball, recordedBy: { name: name ?? '', surname: surname ?? '' }, recordedAt };
}
