import { trainingQueries } from '@/api/training';
import { type Lifecycle, putBall, replaceTraining, untilNotBeingRead } from '@/api/trainingCache';
import { selectSession } from '@/session/sessionSlice';
import type { OutboxEntry } from './entries';
import { acknowledgedOf, entriesOf, type AcknowledgedRecording, sessionIdsOf } from './outboxDatabase';
import { keepingFailed, outboxRead, type OutboxStore, selectEntries } from './outboxSlice';
import { withinTime } from './withinTime';

/** Reads this user's entries from the database, after the cache has what another tab has sent of them. */
export async function readOutbox(store: OutboxStore, userId: string): Promise<void> {
  const known = selectEntries(store.getState());
  try {
    const isFirst = store.getState().outbox.isRead === null;
    const [entries, sessionIds, acknowledged] = await Promise.all([
      entriesOf(userId),
      sessionIdsOf(userId),
      acknowledgedOf(userId),
    ]);
    const keys = new Set(entries.map(({ key }) => key));
    const isElsewhere = ({ key, state, isKept }: OutboxEntry) => isKept && state !== 'sending' && !keys.has(key);
    const gone = known.filter(isElsewhere);
    const trainingIds = new Set(gone.map(({ trainingId }) => trainingId));
    const isSignedIn = () => selectSession(store.getState())?.id === userId;
    await Promise.all(
      [...trainingIds].map((trainingId) => {
        const ofTraining = gone.filter((entry) => entry.trainingId === trainingId);
        const sent = { trainingId, gone: ofTraining, acknowledged, isSignedIn };
        return showSentElsewhere(sent, store as unknown as Lifecycle);
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

interface SentElsewhere {
  trainingId: string;
  /** Entries of the training that another tab has sent or discarded. */
  gone: readonly OutboxEntry[];
  acknowledged: readonly AcknowledgedRecording[];
  isSignedIn: () => boolean;
}

/**
 * Puts the balls that the server has acknowledged into the cached training, so that none leaves the screen with its entry, and
 * reads the training again. Resolves before that where all that was sent are balls.
 */
async function showSentElsewhere(sent: SentElsewhere, cache: Lifecycle): Promise<void> {
  const { trainingId, gone, acknowledged, isSignedIn } = sent;
  // A reading that began before would put the training back as it was.
  await withinTime(untilNotBeingRead(trainingId, cache));
  if (!isSignedIn()) return;
  for (const entry of gone) {
    if (entry.kind !== 'ball') continue;
    const { playerDataId, index, order, points } = entry;
    const became = acknowledged.find(
      (one) => one.order === order && one.playerDataId === playerDataId && one.index === index,
    );
    if (became) putBall(trainingId, { playerDataId, index, points, version: became.version }, cache);
  }
  const reading = readTraining(sent, cache);
  if (gone.some(({ kind }) => kind !== 'ball')) await reading;
}

async function readTraining({ trainingId, isSignedIn }: SentElsewhere, cache: Lifecycle): Promise<void> {
  const { initiate } = trainingQueries.endpoints.getTraining;
  const call = initiate({ scheduledTrainingId: trainingId }, { forceRefetch: true, subscribe: false });
  const { data } = await withinTime(cache.dispatch(call));
  if (data && isSignedIn()) replaceTraining(data, cache);
}
