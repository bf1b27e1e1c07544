import { selectSession } from '@/session/sessionSlice';
import { asStored, type OutboxEntry } from './entries';
import { showOfflineMembers } from './offlineMembers';
import { storeOfflineTrainings } from './offlineTrainings';
import { type OutboxStore, selectAsked, selectEntries } from './outboxSlice';
import { readOutbox } from './readOutbox';
import { sendFor, type Sending } from './sendFor';
import type { SenderOptions } from './sender';

const setTimer: SenderOptions['setTimer'] = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Sends the entries of the signed-in user, from one tab at a time, also those of an earlier page, and synchronises the tabs
 * of this browser. Returns how to stop.
 */
export function startOutbox(store: OutboxStore, timer = setTimer): () => void {
  let running: (Sending & { userId: string }) | null = null;
  let requested = selectAsked(store.getState());
  let entries = selectEntries(store.getState());
  const userOf = () => selectSession(store.getState())?.id ?? null;

  const reader = coalesced((userId) => readOutbox(store, userId));
  const channel = openOutboxChannel(({ userId, wish }) => {
    if (userId !== userOf()) return;
    if (wish === 'read') reader(userId);
    else running?.flushNow();
  });
  const onChange = () => {
    const userId = userOf();
    if (userId !== (running?.userId ?? null)) {
      running?.stop();
      running = userId === null ? null : { userId, ...sendFor(store, userId, timer) };
      if (userId !== null) reader(userId);
    }
    const [before, wasRequested] = [entries, requested];
    entries = selectEntries(store.getState());
    requested = selectAsked(store.getState());
    if (userId === null) return;
    if (requested > wasRequested) {
      running?.flushNow();
      channel.post({ userId, wish: 'send' });
    }
    if (entries !== before && isStoredChange(before, entries)) channel.post({ userId, wish: 'read' });
  };
  const unsubscribe = store.subscribe(onChange);
  onChange();
  return () => {
    unsubscribe();
    running?.stop();
    channel.close();
  };
}

/** Returns whether the entries differ as they are stored, so that other tabs have to read them again. */
function isStoredChange(before: readonly OutboxEntry[], after: readonly OutboxEntry[]): boolean {
  if (before.length !== after.length) return true;
  return after.some((entry, position) => {
    const old = before[position];
    return old !== entry && (old?.key !== entry.key || asStored(old).state !== asStored(entry).state);
  });
}

/** Returns a function that runs the work, one run at a time; calls during a run become one more run. */
function coalesced(work: (userId: string) => Promise<void>): (userId: string) => void {
  let isBusy = false;
  let again: string | null = null;
  const go = async (userId: string) => {
    isBusy = true;
    await work(userId);
    isBusy = false;
    const next = again;
    again = null;
    if (next !== null) void go(next);
  };
  return (userId) => {
    if (isBusy) again = userId;
    else void go(userId);
  };
}

const CHANNEL = 'golf-club-outbox';

/** A message between tabs about a user's outbox: read it again, or send it now. */
interface Message {
  userId: string;
  wish: 'read' | 'send';
}

interface OutboxChannel {
  post(message: Message): void;
  close(): void;
}

/** Opens the channel to the other tabs of this browser. */
function openOutboxChannel(onMessage: (message: Message) => void): OutboxChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageIn(data);
    if (message) onMessage(message);
  };
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Validated, because another tab may run another version of the app. */
function messageIn(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('userId' in data) || !('wish' in data)) return null;
  const { userId, wish } = data;
  return typeof userId === 'string' && (wish === 'read' || wish === 'send') ? { userId, wish } : null;
}

/** Starts sending the outbox and storing running trainings for offline use. Returns how to stop. */
export function startOffline(store: OutboxStore): () => void {
  const stops = [startOutbox(store), storeOfflineTrainings(store), showOfflineMembers(store)];
  return () => stops.forEach((stop) => stop());
}
