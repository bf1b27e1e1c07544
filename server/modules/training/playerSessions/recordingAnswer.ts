import { type ClubScope, coversTraining } from '@contract/rights';
import { scoreOf } from '@contract/scoring';
import type { Ball, PlayerData, ScheduledTraining } from '@contract/training';
import { inBatches } from '@server/db/batches';
import type { Database } from '@server/db/database';
import { notFound } from '@server/db/notFound';
import { type StoredTraining, trainingOfStored } from '../changeTraining';
import { trainingsWithIds } from '../queries';
import type { StoredBall } from '../rules';

/** What is stored of a recording for a repetition of its call: the balls that it has changed, as it left them. */
export type Recorded = Readonly<{ id: string; playerDataId: string; balls: readonly StoredBall[] }>;

/** Returns the training as it is once this is called, or later; undefined if it is gone. */
type ReadTraining = (id: string) => Promise<ScheduledTraining | undefined>;

const MOST_READERS = 1_000;

/** Returns a reader for calls that come at the same time: while one reads a training, all others wait for one next reading. */
export function sharedReader(db: Database): ReadTraining {
  return inBatches<string, ScheduledTraining | undefined>({
    keyOf: (id) => id,
    most: MOST_READERS,
    work: async (ids, id) => {
      const [training] = await trainingsWithIds(db, [id]);
      return ids.map(() => training);
    },
  });
}

/**
 * Returns the training with what was recorded. Where that has been recorded otherwise since, the balls and the moment are
 * those of the recording, so that nobody takes it for newer than it is. Throws `not-found` for a training that is gone, or in
 * no club of the scope.
 */
export async function answerOfRecorded(
  db: Database,
  scope: ClubScope,
  done: Recorded | StoredTraining,
  read: ReadTraining,
): Promise<ScheduledTraining> {
  // Stored by an earlier version.
  if ('trainingSessions' in done) return trainingOfStored(db, scope, done);
  const training = await read(done.id);
  if (training === undefined || !coversTraining(scope, training)) throw notFound();
  const session = training.trainingSessions.find(({ id }) => id === done.playerDataId);
  const changed = done.balls.filter((ball) => session && hasMovedOn(session, ball));
  const [first] = changed;
  if (session === undefined || first === undefined) return training;
  const { receivedAt } = await db
    .selectFrom('ball_recordings')
    .select('received_at as receivedAt')
    .where('player_session_id', '=', session.id)
    .where('index', '=', first.index)
    .where('version', '=', first.version)
    .executeTakeFirstOrThrow(() => notFound());
  const before = sessionBefore(session, changed);
  const trainingSessions = training.trainingSessions.map((one) => (one === session ? before : one));
  return { ...training, updated_at: receivedAt, trainingSessions };
}

function hasMovedOn({ balls }: PlayerData, recorded: StoredBall): boolean {
  const now = balls.find(({ index }) => index === recorded.index);
  return recorded.points === null ? now !== undefined : now?.version !== recorded.version;
}

function sessionBefore(session: PlayerData, recorded: readonly StoredBall[]): PlayerData {
  const others = session.balls.filter(({ index }) => recorded.every((ball) => ball.index !== index));
  const own = recorded.flatMap(({ points, ...ball }): Ball[] => (points === null ? [] : [{ ...ball, points }]));
  const balls = [...others, ...own].sort((a, b) => a.index - b.index);
  return { ...session, balls, totalPoints: scoreOf(balls) };
}
