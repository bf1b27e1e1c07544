import { overloaded } from '@server/db/databaseFailures';

/** Runs a task of this key once a slot is free. Throws `overloaded` when too many wait already. */
export type Enqueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

interface QueueLimits {
  concurrency: number;
  maxWaiting: number;
  maxWaitingPerKey: number;
}

interface WaitingTask {
  start: () => void;
  refuse: (refusal: Error) => void;
}

/**
 * Returns a queue that runs no more than `concurrency` tasks at once, by round-robin over their keys. No more than
 * `maxWaiting` wait, of one key no more than `maxWaitingPerKey`; where it is full, the key with most waiting makes room for
 * one with less.
 */
export function makeFairQueue({ concurrency, maxWaiting, maxWaitingPerKey }: QueueLimits): Enqueue {
  let running = 0;
  let waiting = 0;
  // A map remembers the order in which keys were put in: the first is the next.
  const queues = new Map<string, WaitingTask[]>();

  function waitForSlot(key: string): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve();
    }
    const own = queues.get(key) ?? [];
    if (own.length >= maxWaitingPerKey) throw tooMany();
    if (waiting >= maxWaiting) makeRoom(own.length + 1);
    return new Promise<void>((start, refuse) => {
      queues.set(key, [...own, { start, refuse }]);
      waiting += 1;
    });
  }

  /** Turns away the last task of the longest queue, if that is longer than the wanted one would be. */
  function makeRoom(wanted: number): void {
    const [key, longest] = [...queues].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (longest.length <= wanted) throw tooMany();
    queues.set(key, longest.slice(0, -1));
    waiting -= 1;
    longest.at(-1)?.refuse(tooMany());
  }

  function releaseSlot(): void {
    const [first] = queues;
    const next = first?.[1][0];
    if (first === undefined || next === undefined) {
      running -= 1;
      return;
    }
    const [key, [, ...others]] = first;
    queues.delete(key);
    if (others.length > 0) queues.set(key, others);
    waiting -= 1;
    next.start();
  }

  return async (key, task) => {
    await waitForSlot(key);
    try {
      return await task();
    } finally {
      // The slot is handed over, so that nobody who comes later gets in between.
      releaseSlot();
    }
  };
}

function tooMany(): Error {
  return overloaded('Too many images are being worked on at this moment.');
}
