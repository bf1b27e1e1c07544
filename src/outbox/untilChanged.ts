import type { OutboxStore } from './outboxSlice';

/** A screen waits so long for the server before it shows what is stored on this device. */
const WAIT_MS = 1_500;

/** Resolves when the condition holds, or after 1.5 seconds. */
export function untilChanged(store: Pick<OutboxStore, 'subscribe'>, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isSo()) done();
    };
    const unsubscribe = store.subscribe(look);
    const timer = setTimeout(() => done(), WAIT_MS);
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    look();
  });
}
