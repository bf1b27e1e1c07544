import { isFoundIn } from '@contract/folding';
import type { Mapping } from '@contract/mapping';

interface Showing {
  /** What the name must contain, without regard to case and accents. */
  q: string;
  /** How many at most, besides those that are shown in any case. */
  limit: number;
  /** Ids of those made on this visit, the latest first: they stand at the top in any case. */
  created: readonly string[];
  /** Ids of those that are edited: they are shown in any case, where they are. */
  edited: readonly string[];
}

/** Returns the mappings to show, in the server's order but for those just made, and how many more match the search. */
export function visibleMappings(mappings: readonly Mapping[], { q, limit, created, edited }: Showing) {
  const atTop = created.flatMap((id) => mappings.find((mapping) => mapping.id === id) ?? []);
  const others = mappings.filter(({ id }) => !created.includes(id));
  const matching = others.filter(({ name }) => isFoundIn([name], q));
  const within = new Set(matching.slice(0, limit));
  const visible = [...atTop, ...others.filter((mapping) => within.has(mapping) || edited.includes(mapping.id))];
  return { shown: visible, more: matching.filter((mapping) => !visible.includes(mapping)).length };
}
