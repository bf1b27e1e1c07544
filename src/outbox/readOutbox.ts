import { trainingQueries } from '@/api/training';
import { cachedTraining, type Lifecycle, putBall, replaceTraining } from '@/api/trainingCache';
import { selectSession } from '@/session/sessionSlice';
import { acknowledgedOf, type AcknowledgedRecording } from './acknowledgedBalls';
import { endedElsewhere, type AcknowledgedEntry } from './endedElsewhere';
import { ballsIn, type BallRef, isSameBall, type OutboxEntry, withServerIds } from './entries';
import { entriesOf, lastOrder, sessionIdsOf } from './outboxDatabase';
import { keepingFailed, outboxRead, type OutboxStore, selectEntries } from './outboxSlice';
import { withinTime } from './withinTime';

/**
 * Reads this user's entries from the database, after refetching the trainings of which another tab has sent some, and what
 * became of those that are gone.
 */
export async function readOutbox(store: OutboxStore, userId: string): Promise<void> {
  const known = selectEntries(store.getState());
  const isSignedIn = () => selectSession(store.getState())?.id === userId;
  try {
    const isFirst = store.getState().outbox.isRead === null;
    const [entries, sessionIds, acknowledged, last] = await Promise.all([
      entriesOf(userId),
      sessionIdsOf(userId),
      acknowledgedOf(userId),
      lastOrder(),
    ]);
    const keys = new Set(entries.map(({ key }) => key));
    const isElsewhere = ({ key, state, isKept }: OutboxEntry) => isKept && state !== 'sending' && !keys.has(key);
    const gone = known.filter(isElsewhere).map((entry) => withServerIds(entry, sessionIds));
    const ended = endedElsewhere(gone, { entries, acknowledged, lastOrder: last });
    const cache = store as unknown as Lifecycle;
    await Promise.all(
      [...new Set(gone.map(({ trainingId }) => trainingId))].map(async (trainingId) => {
        const isRead = await withinTime(readTraining(trainingId, cache, isSignedIn));
        if (isRead === true || !isSignedIn()) return;
        for (const entry of gone) {
          const became = ended.acknowledged.find(({ key }) => key === entry.key);
          if (!became || entry.trainingId !== trainingId) continue;
          putAcknowledged(entry, became, cache);
          for (const { points, ...latest } of laterThan(entry, acknowledged)) {
            if (typeof points === 'number') putBall(trainingId, { ...latest, points }, cache);
          }
        }
      }),
    );
    if (!isSignedIn()) return;
    const knownBefore = known.map(({ key }) => key);
    const acknowledgedBefore = acknowledged.map(({ playerDataId, index, version }) => ({
      playerDataId,
      index,
      version,
    }));
    const before = isFirst && { acknowledgedBefore };
    store.dispatch(
      outboxRead({ entries, knownBefore, sessionIds, ...before, ...(gone.length > 0 && { endedElsewhere: ended }) }),
    );
  } catch {
    store.dispatch(keepingFailed());
  }
}

/** Puts the balls of an acknowledged entry into the cached training, as the recording has left them. */
function putAcknowledged(entry: OutboxEntry, { version, toVersion }: AcknowledgedEntry, cache: Lifecycle): void {
  const { trainingId } = entry;
  if (entry.kind === 'ball' && version !== null) {
    const { playerDataId, index, points, basedOn } = entry;
    // The server has no version of a ball that was taken back.
    putBall(trainingId, { playerDataId, index, points, version: points === null ? basedOn + 1 : version }, cache);
  }
  if (entry.kind !== 'move') return;
  const { points, to } = entry;
  const cached = cachedBall(trainingId, entry, cache);
  // With other points it has been recorded since.
  if (version !== null && cached?.points === points) {
    const { playerDataId, index } = entry;
    putBall(trainingId, { playerDataId, index, points: null, version: cached.version }, cache);
  }
  if (toVersion !== undefined) putBall(trainingId, { ...to, points, version: toVersion }, cache);
}

/** Returns the acknowledged recordings of balls of the entry that came after it. */
const laterThan = (entry: OutboxEntry, acknowledged: readonly AcknowledgedRecording[]) =>
  acknowledged.filter((one) => one.order > entry.order && ballsIn(entry).some((ball) => isSameBall(ball, one)));

const cachedBall = (trainingId: string, { playerDataId, index }: BallRef, cache: Lifecycle) =>
  cachedTraining(trainingId, cache.getState())
    ?.trainingSessions.find(({ id }) => id === playerDataId)
    ?.balls.find((ball) => ball.index === index);

/** Refetches the training, by a call that begins now. Returns whether it was answered. */
async function readTraining(
  scheduledTrainingId: string,
  cache: Lifecycle,
  isSignedIn: () => boolean,
): Promise<boolean> {
  const { endpoints, util } = trainingQueries;
  const query = { scheduledTrainingId };
  // What is under way may have begun before the ball was recorded, and another call would only join it.
  await cache.dispatch(util.getRunningQueryThunk('getTraining', query));
  if (!isSignedIn()) return false;
  const call = endpoints.getTraining.initiate(query, { forceRefetch: true, subscribe: false });
  // After a failure it holds the earlier answer.
  const { isSuccess, data } = await cache.dispatch(call);
  if (!isSuccess || !isSignedIn()) return false;
  replaceTraining(data, cache);
  return true;
}
