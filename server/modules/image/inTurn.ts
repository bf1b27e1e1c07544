import { overloaded } from '@server/db/databaseFailures';

/** Does work of somebody when their turn comes. Throws `overloaded` when too much waits already. */
export type InTurn = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

interface LaneBounds {
  atOnce: number;
  mostWaiting: number;
  mostWaitingOfOne: number;
}

interface Waiting {
  begin: () => void;
  refuse: (refusal: Error) => void;
}

/**
 * Returns a lane in which no more than `atOnce` pieces of work go on and no more than `mostWaiting` wait, of one owner no
 * more than `mostWaitingOfOne`. Owners take turns; where the lane is full, who has most waiting makes room for who has less.
 */
export function laneOf({ atOnce, mostWaiting, mostWaitingOfOne }: LaneBounds): InTurn {
  let running = 0;
  let waiting = 0;
  // A map remembers the order in which owners were put in: the first is the next.
  const queues = new Map<string, Waiting[]>();

  function turn(owner: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const own = queues.get(owner) ?? [];
    if (own.length >= mostWaitingOfOne) throw tooMany();
    if (waiting >= mostWaiting) makeRoom(own.length + 1);
    return new Promise<void>((begin, refuse) => {
      queues.set(owner, [...own, { begin, refuse }]);
      waiting += 1;
    });
  }

  /** Turns away what came last of whoever would still have as much waiting without it. */
  function makeRoom(wanted: number): void {
    const [owner, longest] = [...queues].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (longest.length <= wanted) throw tooMany();
    queues.set(owner, longest.slice(0, -1));
    waiting -= 1;
    longest.at(-1)?.refuse(tooMany());
  }

  function handOver(): void {
    const [first] = queues;
    const next = first?.[1][0];
    if (first === undefined || next === undefined) {
      running -= 1;
      return;
    }
    const [owner, [, ...others]] = first;
    queues.delete(owner);
    if (others.length > 0) queues.set(owner, others);
    waiting -= 1;
    next.begin();
  }

  return async (owner, work) => {
    await turn(owner);
    try {
      return await work();
    } finally {
      // The turn is handed over, so that nobody who comes later gets in between.
      handOver();
    }
  };
}

function tooMany(): Error {
  return overloaded('Too many images are being worked on at this moment.');
}
