import { selectLapsed, selectSession } from '../session/sessionSlice';
import { splitBurst, isBallBatch, makeKnownVersions, prepareBatch } from './batches';
import { asRefused, storableFailure, type OutboxEntry } from './entries';
import { deleteAcknowledged, replaceEntries } from './outboxDatabase';
import { entryAcknowledged, entryDelayed, entryReplaced, entrySent, selectEntries } from './outboxSlice';
import { readOutbox, type OutboxStore } from './readOutbox';
import { sendBatch } from './sendBatch';
import { makeSender, type SenderOptions } from './sender';

/** A recorded ball is rendered before it is sent. */
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
  const knownVersions = makeKnownVersions();
  let isLeading = false;
  const isPaused = () => selectLapsed(store.getState()) || selectSession(store.getState())?.id !== userId;

  const sender = makeSender({
    // Never another user’s entries.
    entries: () =>
      selectEntries(store.getState()).filter((entry) => entry.userId === userId && (isLeading || !entry.isKept)),
    send: async (batch) => {
      const sent = prepareBatch(batch, knownVersions, () => crypto.randomUUID());
      // Stored first, so that the next leading tab sends the same body under the same key.
      if (sent !== batch) await storeEntries(sent.map((entry) => ({ ...entry, state: 'sending' })));
      if (stopping.signal.aborted) return { failure: storableFailure(null) };
      const answer = await sendBatch(sent, store.dispatch);
      if ('versions' in answer && isBallBatch(sent)) {
        sent.forEach((ball, position) => knownVersions.acknowledged(ball, answer.versions[position] ?? 0));
      }
      return answer;
    },
    onSent: (batch) => batch.forEach(({ key }) => store.dispatch(entrySent(key))),
    onAcknowledged: async (batch, versions) => {
      const done = [...batch].map((entry, position) => ({ entry, version: versions[position] ?? null }));
      await deleteAcknowledged(done).catch(() => undefined);
      for (const { entry, version } of done) store.dispatch(entryAcknowledged({ key: entry.key, version }));
    },
    onDelayed: (batch, failure) => batch.forEach(({ key }) => store.dispatch(entryDelayed({ key, failure }))),
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
      cancelFlush = null;
      flush();
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
  void whileLeading(userId, stopping.signal, async () => {
    await readOutbox(store, userId);
    isLeading = true;
    sender.flush();
  });
  return { flushNow: sender.flushNow, stop: () => stopping.abort() };

  /** Stores each entry under its key, then updates the store. */
  async function storeEntries(entries: readonly OutboxEntry[]): Promise<void> {
    await replaceEntries(entries.filter(({ isKept }) => isKept)).catch(() => undefined);
    for (const entry of entries) store.dispatch(entryReplaced({ key: entry.key, entry }));
  }
}

/** Calls `begin` once this tab holds the lock, and holds it until the signal aborts. */
async function whileLeading(userId: string, signal: AbortSignal, begin: () => Promise<void>): Promise<void> {
  const lead = async () => {
    await begin();
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  };
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) await lead();
  // Rejects when aborted while waiting for the lock.
  else await locks.request(`golf-club-outbox/${userId}`, { signal }, lead).catch(() => undefined);
}
