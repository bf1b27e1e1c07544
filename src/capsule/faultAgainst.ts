import type { AnyDecision } from './decision';
import { pathTo } from './differences';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;
const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * Returns the place of the first part of a value that has another structure than what was decided for it names: an object,
 * a list, a text; null where all fits. What may be absent is not known, so nothing has to be there; what decides by the
 * value itself says nothing of its structure. A closed value has no fields but the named
 * ones, and what is kept of it as a whole is not nested.
 */
export function faultAgainst(value: unknown, decision: AnyDecision, place: string, isClosed: boolean): string | null {
  if (isNothing(value) || decision === 'drop') return null;
  if (decision === 'keep') return !isClosed || isKept(value) ? null : place;
  if (typeof decision === 'string') return typeof value === 'string' ? null : place;
  if ('by' in decision) return null;
  if ('each' in decision) {
    if (!Array.isArray(value)) return place;
    return firstOf(value.entries(), ([index, item]) =>
      faultAgainst(item, decision.each, pathTo(place, String(index), true), isClosed),
    );
  }
  if (!isObject(value)) return place;
  const decisionOf = (key: string) => ('values' in decision ? decision.values : decision.fields[key]);
  return firstOf(Object.entries(value), ([key, item]) => {
    const own = decisionOf(key);
    const ownPlace = pathTo(place, key, false);
    if (own === undefined) return isClosed ? ownPlace : null;
    return faultAgainst(item, own, ownPlace, isClosed);
  });
}

/** What is kept as a whole of a slice is a number, a name of a fixed list or an id, or a list of such. */
const isKept = (value: unknown): boolean => isSimple(value) || (Array.isArray(value) && value.every(isSimple));

/** Returns the place of the first part in which a value differs in kind from one like which it has to be; null: in none. */
export function faultBeside(value: unknown, pattern: unknown, place: string): string | null {
  if (isNothing(pattern)) return null;
  if (isNothing(value) || typeof value !== typeof pattern || Array.isArray(value) !== Array.isArray(pattern))
    return place;
  if (!isObject(pattern)) return null;
  return firstOf(Object.entries(pattern), ([key, own]) =>
    faultBeside((value as Record<string, unknown>)[key], own, pathTo(place, key, false)),
  );
}

function firstOf<Item>(items: Iterable<Item>, faultIn: (item: Item) => string | null): string | null {
  for (const item of items) {
    const fault = faultIn(item);
    if (fault !== null) return fault;
  }
  return null;
}
