import { isFoundIn } from '@contract/folding';
import type { Mapping } from '@contract/mapping';

/** Returns the mappings whose name contains this, without regard to case and accents. */
export const mappingsCalled = (mappings: readonly Mapping[], q: string): readonly Mapping[] =>
  mappings.filter(({ name }) => isFoundIn([name], q));

interface Showing {
  /** Those that match the search. */
  found: readonly Mapping[];
  /** How many at most, besides those that are shown in any case. */
  limit: number;
  /** Ids of those made on this visit, the latest first: they stand at the top in any case. */
  created: readonly string[];
  /** Ids of those that are edited: they are shown in any case, where they are. */
  edited: readonly string[];
}

/** Returns the mappings to show, in the server's order but for those just made, and how many more match the search. */
export function visibleMappings(mappings: readonly Mapping[], { found, limit, created, edited }: Showing) {
  const atTop = created.flatMap((id) => mappings.find((mapping) => mapping.id === id) ?? []);
  const others = mappings.filter(({ id }) => !created.includes(id));
  const matching = found.filter(({ id }) => !created.includes(id));
  const within = new Set(matching.slice(0, limit));
  const visible = [...atTop, ...others.filter((mapping) => within.has(mapping) || edited.includes(mapping.id))];
  return { shown: visible, more: matching.filter((mapping) => !visible.includes(mapping)).length };
}
