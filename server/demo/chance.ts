export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** Bell-shaped around 0 with a standard deviation of about 1. */
  bell(): number;
  /** Some of the items, in random order. */
  some<T>(items: readonly T[], count: number): T[];
}

/** Returns a generator whose numbers depend on the seed alone (mulberry32), so that everybody gets the same data. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const bell = () => next() + next() + next() + next() + next() + next() - 3;
  function some<T>(items: readonly T[], count: number): T[] {
    const keyed = items.map((item) => ({ item, key: next() }));
    keyed.sort((a, b) => a.key - b.key);
    return keyed.slice(0, count).map(({ item }) => item);
  }
  return { next, between, bell: () => bell() * Math.SQRT2, some };
}
