import { readDraft } from '../../session/drafts';

/** What is edited in place: it has an id, and a version that grows with every change. */
export interface Entry {
  id: string;
  version: number;
}

/** What was typed into an entry: the values of the version it builds on, and those typed. */
export interface Typing<Values> {
  version: number;
  from: Values;
  values: Values;
}

/** Returns whether something that was typed would be lost. */
export function isChanged<Values>({ from, values }: Pick<Typing<Values>, 'from' | 'values'>): boolean {
  return JSON.stringify(from) !== JSON.stringify(values);
}

/** Returns the name under which the typing of one entry is kept, such as `category/0199…`. */
export const draftName = (kind: string, id: string): string => `${kind}/${id}`;

/** Returns what this person had typed into the entry and not saved; null if nothing that this version of the app can read. */
export function keptTyping<Values>(userId: string, name: string, example: Values): Typing<Values> | null {
  const kept = readDraft(userId, name);
  return isTyping(kept, example) ? kept : null;
}

function isTyping<Values>(kept: unknown, example: Values): kept is Typing<Values> {
  return isLike(kept, { version: 1, from: example, values: example });
}

/** Returns whether a value has all that the example has, each of the same type. */
function isLike(value: unknown, example: unknown): boolean {
  if (typeof value !== typeof example) return false;
  if (typeof example !== 'object' || example === null) return true;
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return Object.entries(example).every(([key, part]) => isLike(parts.get(key), part));
}
