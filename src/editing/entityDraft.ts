import { readDraft } from '@/session/drafts';
import type { EditedEntity } from '@/ui/forms/formsSlice';

/** What was typed into a form and not saved, and the version of the entity that it changes; null: a new one. */
interface EntityDraft<Base, Values> {
  base: Base;
  values: Values;
}

/** Returns the key of the draft of one entity, such as `category/0199…`. */
export const draftKeyOf = (kind: string, id: string): string => `${kind}/${id}`;

/**
 * Returns what this person typed and did not save; null if there is nothing that this version of the app can read.
 * Fields that drafts never store are taken from the example.
 */
export function readEntityDraft<Base extends EditedEntity | null, Values extends object>(
  userId: string,
  key: string,
  example: Values,
  unstored: readonly (keyof Values)[] = [],
): EntityDraft<Base, Values> | null {
  const draft = readDraft(userId, key);
  return isDraft<Base, Values>(draft, storedValues(example, unstored))
    ? { base: draft.base, values: { ...example, ...draft.values } }
    : null;
}

/** Returns the values without the fields that drafts never store. */
export function storedValues<Values extends object>(values: Values, unstored: readonly (keyof Values)[]): object {
  const names: readonly PropertyKey[] = unstored;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function isDraft<Base, Values>(draft: unknown, example: Partial<Values>): draft is EntityDraft<Base, Partial<Values>> {
  if (typeof draft !== 'object' || draft === null || !('base' in draft) || !('values' in draft)) return false;
  return (draft.base === null || isLike(draft.base, { id: '', version: 0 })) && isLike(draft.values, example);
}

/** Returns whether a value has all that the example has, each of the same type; a text may be null in either. */
function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    return Array.isArray(value) && (example.length === 0 || value.every((item) => isLike(item, example[0])));
  }
  if (typeof example === 'object' && example !== null) {
    if (typeof value !== 'object' || value === null) return false;
    const parts = new Map<string, unknown>(Object.entries(value));
    return Object.entries(example).every(([key, part]) => parts.has(key) && isLike(parts.get(key), part));
  }
  const isText = [value, example].every((one) => one === null || typeof one === 'string');
  return isText || typeof value === typeof example;
}
