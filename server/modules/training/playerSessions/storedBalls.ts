import { sql } from 'kysely';
import type { ConflictingBall } from '@contract/training';
import type { Database, Transaction } from '@server/db/database';
import type { recorderOf } from '../changeTraining';
import type { Recorded } from './recordingAnswer';
import type { StoredBall } from '../rules';

export type Recorder = ReturnType<typeof recorderOf>;

/** A ball as it is to be recorded; its points are null where it is taken back. */
export interface WrittenBall {
  index: number;
  points: number | null;
  /** The version that it follows; 0: there was none. */
  storedVersion: number;
  /** Its points until now; null: it was open. */
  before: number | null;
  recordedAt: string | null;
}

/** The balls of one player session that are to be written, all or none. */
export interface Writing {
  sessionId: string;
  by: Recorder;
  balls: readonly WrittenBall[];
  /** What is stored for a repetition under the key of the call; absent where that is done elsewhere. */
  key?: { key: string; fingerprint: string; callerId: string; answer: Recorded } | null;
}

/**
 * Writes balls of different player sessions of a training with their history and moves the training on, in one statement.
 * Returns the positions of those that were written. The others have left nothing behind: their key is used, the player session
 * is not being edited in a running training, or a ball has another version than seen; or, unless it waits, somebody else
 * has locked the player session.
 */
export async function writeBalls(
  db: Database,
  trainingId: string,
  writings: readonly Writing[],
  { waits }: { waits: boolean },
): Promise<ReadonlySet<number>> {
  const played = writings.flatMap(({ balls }, position) => balls.map((ball) => ({ ...ball, of: position + 1 })));
  const { rows } = await sql<{ done: number[] }>`call record_balls(${trainingId}::uuid, ${waits}::boolean,
    ${writings.map(({ sessionId }) => sessionId)}::uuid[], ${writings.map(({ by }) => by.recorded_by)}::uuid[],
    ${writings.map(({ by }) => by.helper_id)}::uuid[], ${writings.map(({ key }) => key?.callerId ?? null)}::uuid[],
    ${writings.map(({ key }) => key?.key ?? null)}::text[],
    ${writings.map(({ key }) => key?.fingerprint ?? null)}::text[],
    ${writings.map(({ key }) => (key ? JSON.stringify(key.answer) : null))}::jsonb[],
    ${played.map(({ of }) => of)}::integer[], ${played.map(({ index }) => index)}::integer[],
    ${played.map(({ points }) => points)}::integer[], ${played.map(({ storedVersion }) => storedVersion)}::integer[],
    ${played.map(({ recordedAt }) => recordedAt)}::timestamptz[], null::integer[])`.execute(db);
  return new Set(rows[0]?.done.map((position) => position - 1));
}

/** Writes balls of a locked training, of which the caller knows all that `writeBalls` checks. */
export async function writeLocked(tx: Transaction, trainingId: string, writing: Writing): Promise<void> {
  const { size } = await writeBalls(tx, trainingId, [writing], { waits: true });
  if (size === 0) throw new Error(`the balls of ${writing.sessionId} were changed under a lock`);
}

/** What no index of a ball reaches, nor fits into its column. */
const BEYOND_INDEXES = 2 ** 31;

/** Whose balls, and which of them. */
interface WantedBalls {
  playerDataId: string;
  balls: readonly { index: number }[];
}

const query = (wanted: readonly WantedBalls[]) => {
  const each = wanted.flatMap(({ playerDataId, balls }) => balls.map(({ index }) => ({ playerDataId, index })));
  const possible = each.filter(({ index }) => index < BEYOND_INDEXES);
  const named = sql`unnest(${possible.map(({ playerDataId }) => playerDataId)}::uuid[],
    ${possible.map(({ index }) => index)}::integer[]) wanted (session_id, index)`;
  return sql<StoredBallOfSession>`
    select b.player_session_id as "sessionId", b.index, b.points, b.version from ${named}
    join balls b on b.player_session_id = wanted.session_id and b.index = wanted.index
    union all
    select r.player_session_id, r.index, null, max(r.version) from ${named}
    join ball_recordings r on r.player_session_id = wanted.session_id and r.index = wanted.index
    where not exists (select from balls b where b.player_session_id = r.player_session_id and b.index = r.index)
    group by r.player_session_id, r.index`;
};

export interface StoredBallOfSession extends StoredBall {
  sessionId: string;
}

/** Returns the balls that there are, and of those that were taken back the version they have come to. */
export async function storedBalls(db: Database, wanted: WantedBalls): Promise<StoredBall[]> {
  return (await query([wanted]).execute(db)).rows;
}

/** Returns the same of several player sessions as an expression of a larger query. */
export const selectStoredBalls = (wanted: readonly WantedBalls[]) =>
  sql<StoredBallOfSession[]>`(select coalesce(json_agg(stored), '[]') from (${query(wanted)}) stored)`;

/** Returns the ball with who recorded it and when. */
export async function conflictingBall(db: Database, sessionId: string, ball: StoredBall): Promise<ConflictingBall> {
  const { name, surname, helperId, recordedAt } = await db
    .selectFrom('ball_recordings as r')
    .leftJoin('members as m', 'm.id', 'r.recorded_by')
    .leftJoin('helpers as h', 'h.id', 'r.helper_id')
    .select(({ fn }) => [
      fn.coalesce('m.name', 'h.name').as('name'),
      'm.surname',
      'r.helper_id as helperId',
      fn.coalesce('r.recorded_at', 'r.received_at').as('recordedAt'),
    ])
    .where('r.player_session_id', '=', sessionId)
    .where('r.index', '=', ball.index)
    .where('r.version', '=', ball.version)
    .executeTakeFirstOrThrow();
  const { index, points, version } = ball;
  const recordedBy = {
    name: name ?? '',
    surname: surname ?? '',
    ...(helperId !== null && { isHelper: true as const }),
  };
  return { index, points, version, recordedBy, recordedAt };
}
