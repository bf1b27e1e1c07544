import { selectSession } from '@/session/sessionSlice';
import type { OutboxEntry } from './entries';
import { acknowledgedOf, entriesOf, sessionIdsOf } from './outboxDatabase';
import { keepingFailed, outboxRead, type OutboxStore, selectEntries } from './outboxSlice';

/** Reads this user's entries from the database. */
export async function readOutbox(store: OutboxStore, userId: string): Promise<void> {
  const known = selectEntries(store.getState());
  try {
    const isFirst = store.getState().outbox.isRead === null;
    const [entries, sessionIds, acknowledgedBefore] = await Promise.all([
      entriesOf(userId),
      sessionIdsOf(userId),
      isFirst ? acknowledgedOf(userId) : null,
    ]);
    if (selectSession(store.getState())?.id !== userId) return;
    const keys = new Set(entries.map(({ key }) => key));
    const isElsewhere = ({ key, state, isKept }: OutboxEntry) => isKept && state !== 'sending' && !keys.has(key);
    store.dispatch(
      outboxRead({
        entries,
        knownBefore: known.map(({ key }) => key),
        sentElsewhere: known.filter(isElsewhere).map(({ key }) => key),
        sessionIds,
        ...(acknowledgedBefore && { acknowledgedBefore }),
      }),
    );
  } catch {
    store.dispatch(keepingFailed());
  }
}
