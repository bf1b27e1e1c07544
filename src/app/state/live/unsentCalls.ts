import type { UnsentCall } from '@/api/interceptedCalls';

/** As many as somebody may want to look through. */
const MOST = 50;

/** Returns the list of calls that were not sent from a live store, the last one first, each with its number from 1. */
export function makeUnsentCalls() {
  let calls: readonly (UnsentCall & { number: number })[] = [];
  const listeners = new Set<() => void>();
  return {
    add: (call: UnsentCall): void => {
      calls = [{ ...call, number: (calls[0]?.number ?? 0) + 1 }, ...calls].slice(0, MOST);
      for (const listener of listeners) listener();
    },
    all: () => calls,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type UnsentCalls = ReturnType<typeof makeUnsentCalls>;
