import { selectSession } from '../session/sessionSlice';
import { asKept, type OutboxEntry } from './entries';
import { openOutboxChannel } from './otherTabs';
import { selectAsked, selectEntries } from './outboxSlice';
import { readOutbox, type OutboxStore } from './readOutbox';
import { sendFor, type Sending } from './sendFor';
import type { SenderParts } from './sender';

const afterTimeout: SenderParts['after'] = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Sends what whoever is signed in has recorded, from one tab at a time, also what an earlier page left behind, and keeps
 * the tabs of this browser in step. Returns how to stop.
 */
export function startOutbox(store: OutboxStore, after = afterTimeout): () => void {
  let running: (Sending & { userId: string }) | null = null;
  let asked = selectAsked(store.getState());
  let told = selectEntries(store.getState());
  const userOf = () => selectSession(store.getState())?.id ?? null;

  const reader = onceAtATime((userId) => readOutbox(store, userId));
  const channel = openOutboxChannel(({ userId, wish }) => {
    if (userId !== userOf()) return;
    if (wish === 'read') reader(userId);
    else running?.tryNow();
  });
  const follow = () => {
    const userId = userOf();
    if (userId !== (running?.userId ?? null)) {
      running?.stop();
      running = userId === null ? null : { userId, ...sendFor(store, userId, after) };
      if (userId !== null) reader(userId);
    }
    const [before, wasAsked] = [told, asked];
    told = selectEntries(store.getState());
    asked = selectAsked(store.getState());
    if (userId === null) return;
    if (asked > wasAsked) {
      running?.tryNow();
      channel.tell({ userId, wish: 'send' });
    }
    if (told !== before && looksChanged(before, told)) channel.tell({ userId, wish: 'read' });
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    running?.stop();
    channel.close();
  };
}

/** Returns whether the database, which is written before the store, differs for those who read it. */
function looksChanged(before: readonly OutboxEntry[], after: readonly OutboxEntry[]): boolean {
  if (before.length !== after.length) return true;
  return after.some((entry, position) => {
    const old = before[position];
    return old !== entry && (old?.key !== entry.key || asKept(old).state !== asKept(entry).state);
  });
}

/** Returns what does the work for somebody, and once more if it was asked for meanwhile. */
function onceAtATime(work: (userId: string) => Promise<void>): (userId: string) => void {
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
