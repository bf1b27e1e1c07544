import { useState } from 'react';
import type { Mapping } from '../../../contract/mapping';

/**
 * Returns the mappings and those being edited that somebody else deleted meanwhile, as last seen: what was typed into
 * them must not vanish before it was read.
 */
export function useWithVanished(mappings: readonly Mapping[], edited: readonly string[]): readonly Mapping[] {
  const [kept, setKept] = useState<readonly Mapping[]>([]);
  const withId = (id: string) => (one: Mapping) => one.id === id;
  const seen = edited.flatMap((id) => mappings.find(withId(id)) ?? kept.find(withId(id)) ?? []);
  if (seen.length !== kept.length || seen.some((mapping, index) => mapping !== kept[index])) setKept(seen);
  const vanished = seen.filter((mapping) => !mappings.includes(mapping));
  return vanished.length === 0 ? mappings : [...mappings, ...vanished];
}
