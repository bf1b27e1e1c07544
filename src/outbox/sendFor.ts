import { cachedTraining } from '@/api/trainingCache';
import { randomUuid } from '@/session/randomUuid';
import { selectLapsed, selectSession } from '@/session/sessionSlice';
import { afterPaint } from '@/ui/afterPaint';
import { deleteAcknowledged } from './acknowledgedBalls';
import { type Batch, isBallBatch, makeKnownVersions, onceSentAlone, prepareBatch, splitBurst } from './batches';
import { asRefused, asStored, ballsIn, type OutboxEntry, storableFailure } from './entries';
import { deleteAdded, replaceEntries } from './outboxDatabase';
import { withLock } from './outboxLock';
import {
  entryAcknowledged,
  entryDelayed,
  entryReplaced,
  entrySent,
  type OutboxStore,
  playerSessionAdded,
  selectEntries,
} from './outboxSlice';
import { readOutbox } from './readOutbox';
import { sendBatch, versionIn } from './sendBatch';
import { makeSender, type SenderOptions } from './sender';
import { untilSo } from './untilChanged';

/** A recorded ball is rendered and painted before it is sent. */
const RENDER_FIRST_MS = 50;

export interface Sending {
  /** Resets the back-off and sends at once. */
  flushNow(): void;
  stop(): void;
}

/**
 * Sends the entries of this user until stopped: stored ones only while this tab holds the Web Lock, so from one tab of the
 * browser; those that could not be stored from the tab in which they were recorded.
 */
export function sendFor(store: OutboxStore, userId: string, setTimer: SenderOptions['setTimer']): Sending {
  const stopping = new AbortController();
  const knownVersions = makeKnownVersions((ball) => {
    const training = cachedTraining(ball.trainingId, store.getState());
    return training && versionIn(training, ball);
  });
  /** By the keys of the entries that added them. */
  const addedSessions = new Map<string, string>();
  let isLeading = false;
  const isPaused = () => selectLapsed(store.getState()) || selectSession(store.getState())?.id !== userId;

  const sender = makeSender({
    // Never another user’s entries.
    entries: () =>
      selectEntries(store.getState()).filter((entry) => entry.userId === userId && (isLeading || !entry.isKept)),
    send: async (batch) => {
      const sent = prepareBatch(batch, knownVersions, randomUuid);
      // Stored first, so that the next leading tab sends the same body under the same key.
      if (sent !== batch) await storeEntries(sent.map((entry) => ({ ...entry, state: 'sending' })));
      if (stopping.signal.aborted) return { failure: storableFailure(null) };
      const answer = await sendBatch(sent, store.dispatch);
      if ('versions' in answer) {
        if (answer.playerDataId !== undefined) addedSessions.set(sent[0].key, answer.playerDataId);
        const recorded = [...sent].flatMap((entry) => ballsIn(entry).map((ball) => ({ entry, ball })));
        recorded.forEach(({ entry, ball }, position) => {
          const version = answer.versions[position] ?? 0;
          // Moving a ball makes the next version of both.
          const basedOn = entry.kind === 'ball' ? entry.basedOn : version - 1;
          knownVersions.acknowledged({ ...ball, basedOn, order: entry.order }, version);
        });
      }
      return answer;
    },
    onSent: (batch) => batch.forEach(({ key }) => store.dispatch(entrySent(key))),
    onAcknowledged: async (batch, versions) => {
      const [first] = batch;
      const playerDataId = addedSessions.get(first.key);
      if (first.kind === 'add' && playerDataId !== undefined) {
        const { key, playerDataId: localId } = first;
        await deleteAdded(first, playerDataId).catch(() => undefined);
        store.dispatch(playerSessionAdded({ key, localId, playerDataId }));
        return;
      }
      const done = acknowledgedOf(batch, versions);
      await deleteAcknowledged(done).catch(() => undefined);
      for (const { entry, ...version } of done) store.dispatch(entryAcknowledged({ key: entry.key, ...version }));
    },
    onDelayed: async (batch, failure) => {
      if (batch.length === 1) {
        const sent = selectEntries(store.getState()).filter(({ key }) => key === batch[0].key);
        const marked = onceSentAlone(sent.map(asStored));
        // It counts as being sent until it is delayed, so that nothing sends it meanwhile.
        await storeEntries(marked.map((ball) => ({ ...ball, state: 'sending' })));
      }
      for (const { key } of batch) store.dispatch(entryDelayed({ key, failure }));
    },
    onRefused: async ({ key }, failure) => {
      const refused = selectEntries(store.getState()).find((entry) => entry.key === key);
      if (refused) await storeEntries([asRefused(refused, failure)]);
    },
    onBurstRefused: (balls) => {
      const keys = new Set(balls.map(({ key }) => key));
      const shown = selectEntries(store.getState()).filter((entry) => entry.kind === 'ball');
      return storeEntries(splitBurst(shown.filter(({ key }) => keys.has(key))));
    },
    isPaused,
    setTimer,
    random: Math.random,
  });

  let wasPaused = isPaused();
  const flush = () => {
    const isResumed = wasPaused && !isPaused();
    wasPaused = isPaused();
    if (isResumed) sender.flushNow();
    else sender.flush();
  };
  let cancelFlush: (() => void) | null = null;
  const flushSoon = () => {
    cancelFlush ??= setTimer(RENDER_FIRST_MS, () => {
      cancelFlush = afterPaint(() => {
        cancelFlush = null;
        flush();
      });
    });
  };
  const unsubscribe = store.subscribe(flushSoon);
  window.addEventListener('online', sender.flushNow);
  stopping.signal.addEventListener('abort', () => {
    sender.stop();
    unsubscribe();
    cancelFlush?.();
    window.removeEventListener('online', sender.flushNow);
  });
  void lead().catch(() => undefined);
  return { flushNow: sender.flushNow, stop: () => stopping.abort() };

  /** Leads whenever this tab holds the lock. A tab whose session has lapsed lets go of it: another one may be signed in. */
  async function lead(): Promise<void> {
    while (!stopping.signal.aborted) {
      await untilSo(store, stopping.signal, () => !isPaused());
      await withLock(userId, stopping.signal, async () => {
        await readOutbox(store, userId);
        // Another page may have sent them, and nobody knows whether they arrive.
        await storeEntries(onceSentAlone(selectEntries(store.getState()).filter(({ isKept }) => isKept)));
        isLeading = true;
        sender.flush();
        await untilSo(store, stopping.signal, isPaused);
        isLeading = false;
      });
    }
  }

  /** Stores each entry under its key, then updates the store. */
  async function storeEntries(entries: readonly OutboxEntry[]): Promise<void> {
    await replaceEntries(entries.filter(({ isKept }) => isKept)).catch(() => undefined);
    for (const entry of entries) store.dispatch(entryReplaced({ key: entry.key, entry }));
  }
}

/** Returns each entry of a batch with the versions of its balls. */
function acknowledgedOf(batch: Batch, versions: readonly (number | null)[]) {
  if (isBallBatch(batch)) return batch.map((entry, position) => ({ entry, version: versions[position] ?? null }));
  const [version = null, toVersion] = versions;
  return [{ entry: batch[0], version, ...(typeof toVersion === 'number' ? { toVersion } : {}) }];
}
