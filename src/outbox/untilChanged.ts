import type { OutboxStore } from './outboxSlice';

type Changing = Pick<OutboxStore, 'subscribe'>;

/** Resolves when the condition holds, or the signal aborts. */
export function untilSo(store: Changing, signal: AbortSignal, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && !isSo()) return;
      unsubscribe();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const unsubscribe = store.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** A screen waits so long for the server before it shows what is stored on this device. */
const WAIT_MS = 1_500;

/** Resolves when the condition holds, or after 1.5 seconds. */
export async function untilChanged(store: Changing, isSo: () => boolean): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), WAIT_MS);
  await untilSo(store, waiting.signal, isSo);
  clearTimeout(timer);
}
