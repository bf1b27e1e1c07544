import { chance, type Chance as DemoChance } from '@server/demo/chance';

/** How something random is drawn, the same for the same seed: as the demo does, and what tests draw besides. */
export interface Chance extends DemoChance {
  /** A whole number from 0 to one less than the bound. */
  below: (bound: number) => number;
  likely: (probability: number) => boolean;
  /** Throws for an empty list. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Returns the chance of this seed. */
export function chanceOf(seed: number): Chance {
  const drawn = chance(seed);
  const draw = (bound: number) => below(drawn.next, bound);
  return {
    ...drawn,
    below: draw,
    likely: (probability) => drawn.next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('there is nothing to pick from');
      return items[draw(items.length)] as (typeof items)[number];
    },
  };
}

/** Returns numbers from 0 to below 1 that are the same for the same seed. */
export const seededRandom = (seed: number): (() => number) => chance(seed).next;

/** Returns a whole number from 0 to one less than the bound. */
export const below = (random: () => number, bound: number): number => Math.floor(random() * bound);
