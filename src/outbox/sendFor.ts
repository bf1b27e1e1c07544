import { selectLapsed, selectSession } from '../session/sessionSlice';
import { makeBases } from './bases';
import { asRefused, type OutboxEntry } from './entries';
import { dropAcknowledged, replaceEntry } from './outboxDatabase';
import { entryAcknowledged, entryDelayed, entryReplaced, entrySent, selectEntries } from './outboxSlice';
import { readOutbox, type OutboxStore } from './readOutbox';
import { sendEntry } from './sendEntry';
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
    send: async (entry) => {
      const renewed = entry.kind === 'ball' ? bases.renewed(entry) : entry;
      // Under one key always the same is sent, also by the tab that goes on after this one.
      if (renewed !== entry) {
        await keep(entry.key, renewed);
        store.dispatch(entryReplaced({ key: entry.key, entry: { ...renewed, state: 'sending' } }));
      }
      const sent = await sendEntry(renewed, store.dispatch);
      if (renewed.kind === 'ball' && 'version' in sent) bases.acknowledged(renewed, sent.version ?? 0);
      return sent;
    },
    onSent: ({ key }) => void store.dispatch(entrySent(key)),
    onAcknowledged: async (entry, version) => {
      await dropAcknowledged(entry, version).catch(() => undefined);
      store.dispatch(entryAcknowledged({ key: entry.key, version }));
    },
    onDelayed: ({ key }, failure) => void store.dispatch(entryDelayed({ key, failure })),
    onRefused: async ({ key }, failure) => {
      const refused = selectEntries(store.getState()).find((entry) => entry.key === key);
      if (!refused) return;
      const entry = asRefused(refused, failure);
      await keep(key, entry);
      store.dispatch(entryReplaced({ key, entry }));
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

  async function keep(key: string, entry: OutboxEntry): Promise<void> {
    if (entry.isKept) await replaceEntry(key, entry).catch(() => undefined);
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
