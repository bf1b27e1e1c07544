/** Returns a list that keeps only so many of what is added last, at the same small cost however many came before. */
export function lastOf<Item>(most: number) {
  let items: Item[] = [];
  let added = 0;
  return {
    add: (item: Item): void => {
      items[added % most] = item;
      added += 1;
    },
    /** How many were added since the beginning or the last clearing. */
    count: () => added,
    /** The oldest first. */
    all: (): Item[] => (added <= most ? [...items] : [...items.slice(added % most), ...items.slice(0, added % most)]),
    clear: (): void => {
      items = [];
      added = 0;
    },
  };
}
