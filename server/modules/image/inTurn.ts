import { overloaded } from '../../db/overload';

/** Does work when its turn comes. Throws `overloaded` when too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a lane in which no more than `atOnce` pieces of work go on and no more than `mostWaiting` wait. */
export function laneOf({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw overloaded('Too many images are being worked on at this moment.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn is handed over, so that nobody who comes later gets in between.
      if (next) next();
      else running -= 1;
    }
  };
}
