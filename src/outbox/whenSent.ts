import type { Store } from '@reduxjs/toolkit';
import type { OutboxEntry } from './entries';
import { selectEntries, type WithOutbox } from './outboxSlice';

/** Resolves with true once none of the entries in question is here any more, or with false when the signal says that nobody waits for it. */
export function whenSent(
  store: Pick<Store<WithOutbox>, 'getState' | 'subscribe'>,
  inQuestion: (entry: OutboxEntry) => boolean,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (signal.aborted) done(false);
      else if (!selectEntries(store.getState()).some(inQuestion)) done(true);
    };
    const done = (isSent: boolean) => {
      unsubscribe();
      signal.removeEventListener('abort', look);
      resolve(isSent);
    };
    const unsubscribe = store.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}
