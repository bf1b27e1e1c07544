import { safeLocalStorage } from '@/browserStorage/browserStorage';
import type { LoginSession } from './loginSession';

const KEY = 'golf-club-helpers';

/** As many as a sign-in may name; who helped longest ago gives way. */
const MOST = 10;

/** A helper that somebody was on this device. */
export interface EarlierHelper {
  id: string;
  name: string;
}

const isHelper = (value: unknown): value is EarlierHelper =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** Returns the helpers of this device, the latest first. Neither a code nor a token is among what is stored. */
export function earlierHelpers(): EarlierHelper[] {
  const stored = safeLocalStorage.readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isHelper).slice(0, MOST) : [];
}

/** Stores who helps on this device: their unsent balls are sent as theirs, once they have the next code of the training. */
export function rememberHelper({ id, name }: Pick<LoginSession, 'id' | 'name'>): void {
  const others = earlierHelpers().filter((one) => one.id !== id);
  // A full storage only means that a next code begins with another id.
  safeLocalStorage.setItem(KEY, JSON.stringify([{ id, name }, ...others].slice(0, MOST)));
}
