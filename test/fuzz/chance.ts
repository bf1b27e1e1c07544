import { below, seededRandom } from '@test/faults/fault';

/** How something random is drawn, the same for the same seed. */
export interface Chance {
  /** A whole number from 0 to one less than the bound. */
  below: (bound: number) => number;
  likely: (probability: number) => boolean;
  /** Throws for an empty list. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Returns the chance of this seed. */
export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  const draw = (bound: number) => below(random, bound);
  return {
    below: draw,
    likely: (probability) => random() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('there is nothing to pick from');
      return items[draw(items.length)] as (typeof items)[number];
    },
  };
}
