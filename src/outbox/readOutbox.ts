import { trainingQueries } from '@/api/training';
import { type Lifecycle, putBall, replaceTraining } from '@/api/trainingCache';
import { selectSession } from '@/session/sessionSlice';
import { type OutboxEntry, withServerIds } from './entries';
import { acknowledgedOf, entriesOf, sessionIdsOf } from './outboxDatabase';
import { keepingFailed, outboxRead, type OutboxStore, selectEntries } from './outboxSlice';
import { withinTime } from './withinTime';

/** Reads this user's entries from the database, after refetching the trainings of which another tab has sent some. */
export async function readOutbox(store: OutboxStore, userId: string): Promise<void> {
  const known = selectEntries(store.getState());
  const isSignedIn = () => selectSession(store.getState())?.id === userId;
  try {
    const isFirst = store.getState().outbox.isRead === null;
    const [entries, sessionIds, acknowledged] = await Promise.all([
      entriesOf(userId),
      sessionIdsOf(userId),
      acknowledgedOf(userId),
    ]);
    const keys = new Set(entries.map(({ key }) => key));
    const isElsewhere = ({ key, state, isKept }: OutboxEntry) => isKept && state !== 'sending' && !keys.has(key);
    const gone = known.filter(isElsewhere).map((entry) => withServerIds(entry, sessionIds));
    const cache = store as unknown as Lifecycle;
    await Promise.all(
      [...new Set(gone.map(({ trainingId }) => trainingId))].map(async (trainingId) => {
        const isRead = await withinTime(readTraining(trainingId, cache, isSignedIn));
        if (isRead === true || !isSignedIn()) return;
        for (const entry of gone) {
          if (entry.kind !== 'ball' || entry.trainingId !== trainingId) continue;
          const { playerDataId, index, order, points, basedOn } = entry;
          const became = acknowledged.find(
            (one) => one.playerDataId === playerDataId && one.index === index && one.order === order,
          );
          // The server has no version of a ball that was taken back.
          const version = points === null ? basedOn + 1 : became?.version;
          if (became && version !== undefined) putBall(trainingId, { playerDataId, index, points, version }, cache);
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
    store.dispatch(outboxRead({ entries, knownBefore, sessionIds, ...(isFirst && { acknowledgedBefore }) }));
  } catch {
    store.dispatch(keepingFailed());
  }
}

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
