interface Batches<Item, Result> {
  /** Items of different keys never wait for each other. */
  keyOf: (item: Item) => string;
  /** Whether these two cannot be in one batch; absent: all can. */
  cannotShareBatch?: (one: Item, other: Item) => boolean;
  /** How many a batch has at most. */
  most: number;
  /** Returns the result of each item, in their order. What it throws, every item of the batch throws. */
  work: (items: readonly Item[], key: string) => Promise<readonly Result[]>;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns a function that takes one item of many that come at the same time: while a batch is worked on, all that come wait
 * for the next. So nobody waits longer than for one batch before, and the more come the less each of them costs.
 */
export function inBatches<Item, Result>({
  keyOf,
  cannotShareBatch = () => false,
  most,
  work,
}: Batches<Item, Result>): (item: Item) => Promise<Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>();

  function takeBatch(queue: Waiting<Item, Result>[]): Waiting<Item, Result>[] {
    const batch: typeof queue = [];
    const left: typeof queue = [];
    for (const one of queue.splice(0)) {
      // An item does not overtake one that waits and that it cannot share a batch with.
      const waits = batch.length === most || [...batch, ...left].some(({ item }) => cannotShareBatch(item, one.item));
      (waits ? left : batch).push(one);
    }
    queue.push(...left);
    return batch;
  }

  async function drain(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      // Whatever else has arrived by now is in it.
      await new Promise(setImmediate);
      const batch = takeBatch(queue);
      try {
        const results = await work(
          batch.map(({ item }) => item),
          key,
        );
        batch.forEach(({ resolve }, position) => resolve(results[position] as Result));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const key = keyOf(item);
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      const begun = [waiting];
      queues.set(key, begun);
      void drain(key, begun);
    });
}
