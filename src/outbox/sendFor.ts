import { selectLapsed, selectSession } from '../session/sessionSlice';
import { makeBases } from './bases';
import { afterRefusal, areBalls, prepared } from './bursts';
import { asRefused, failureToKeep, type OutboxEntry } from './entries';
import { dropAcknowledged, replaceEntries } from './outboxDatabase';
import { entryAcknowledged, entryDelayed, entryReplaced, entrySent, selectEntries } from './outboxSlice';
import { readOutbox, type OutboxStore } from './readOutbox';
import { sendBatch } from './sendBatch';
import { makeSender, type SenderParts } from './sender';

/** So long a recorded ball has the device for itself: it is shown before it is sent. */
const SHOWN_FIRST_MS = 50;

export interface Sending {
  /** Forgets that the server could not be reached. */
  tryNow(): void;
  stop(): void;
}

/**
 * Sends for this user until stopped: what is kept on the disk only while this tab holds the lock that one tab of a browser
 * can hold, what could not be kept from the tab in which it was recorded.
 */
export function sendFor(store: OutboxStore, userId: string, after: SenderParts['after']): Sending {
  const stopping = new AbortController();
  const bases = makeBases();
  let isLeading = false;
  const isPaused = () => selectLapsed(store.getState()) || selectSession(store.getState())?.id !== userId;

  const sender = makeSender({
    // What was read for one user is never sent for another.
    entries: () =>
      selectEntries(store.getState()).filter((entry) => entry.userId === userId && (isLeading || !entry.isKept)),
    send: async (batch) => {
      const sent = prepared(batch, bases, () => crypto.randomUUID());
      // Under one key always the same is sent, also by the tab that goes on after this one.
      if (sent !== batch) await replaceHere(sent.map((entry) => ({ ...entry, state: 'sending' })));
      if (stopping.signal.aborted) return { failure: failureToKeep(null) };
      const answer = await sendBatch(sent, store.dispatch);
      if ('versions' in answer && areBalls(sent)) {
        sent.forEach((ball, position) => bases.acknowledged(ball, answer.versions[position] ?? 0));
      }
      return answer;
    },
    onSent: (batch) => batch.forEach(({ key }) => store.dispatch(entrySent(key))),
    onAcknowledged: async (batch, versions) => {
      const done = [...batch].map((entry, position) => ({ entry, version: versions[position] ?? null }));
      await dropAcknowledged(done).catch(() => undefined);
      for (const { entry, version } of done) store.dispatch(entryAcknowledged({ key: entry.key, version }));
    },
    onDelayed: (batch, failure) => batch.forEach(({ key }) => store.dispatch(entryDelayed({ key, failure }))),
    onRefused: async ({ key }, failure) => {
      const refused = selectEntries(store.getState()).find((entry) => entry.key === key);
      if (refused) await replaceHere([asRefused(refused, failure)]);
    },
    onBurstRefused: (balls) => {
      const keys = new Set(balls.map(({ key }) => key));
      const shown = selectEntries(store.getState()).filter((entry) => entry.kind === 'ball');
      return replaceHere(afterRefusal(shown.filter(({ key }) => keys.has(key))));
    },
    isPaused,
    after,
    random: Math.random,
  });

  let wasPaused = isPaused();
  const look = () => {
    const isResumed = wasPaused && !isPaused();
    wasPaused = isPaused();
    if (isResumed) sender.tryNow();
    else sender.look();
  };
  let cancelLook: (() => void) | null = null;
  const lookSoon = () => {
    cancelLook ??= after(SHOWN_FIRST_MS, () => {
      cancelLook = null;
      look();
    });
  };
  const unsubscribe = store.subscribe(lookSoon);
  window.addEventListener('online', sender.tryNow);
  stopping.signal.addEventListener('abort', () => {
    sender.stop();
    unsubscribe();
    cancelLook?.();
    window.removeEventListener('online', sender.tryNow);
  });
  void whileLeading(userId, stopping.signal, async () => {
    await readOutbox(store, userId);
    isLeading = true;
    sender.look();
  });
  return { tryNow: sender.tryNow, stop: () => stopping.abort() };

  /** Keeps each entry in the place of what has its key, then shows it so. */
  async function replaceHere(entries: readonly OutboxEntry[]): Promise<void> {
    await replaceEntries(entries.filter(({ isKept }) => isKept)).catch(() => undefined);
    for (const entry of entries) store.dispatch(entryReplaced({ key: entry.key, entry }));
  }
}

/** Begins once this tab is the one that may send, and stays that one until the signal says stop. */
async function whileLeading(userId: string, signal: AbortSignal, begin: () => Promise<void>): Promise<void> {
  const lead = async () => {
    await begin();
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  };
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) await lead();
  // Giving up the wait for the lock rejects; there is nothing more to do then.
  else await locks.request(`golf-club-outbox/${userId}`, { signal }, lead).catch(() => undefined);
}
