import { type InferType, mixed, number, object, string } from 'yup';
import type { Locale } from '@contract/lists';
import { app, type CapsuleState, instant, isObject, locale } from './capsuleFile';
import { type FileError, errorOfNewer, errorOfShape } from './fileError';

export const STATE_FORMAT = 'golf-club-state';
/** Grows with every change of the file that an older app could not read. */
export const STATE_VERSION = 2;

/** A state of the store as it was. The file has the actions before it as well, in the form of the Redux DevTools. */
const schema = object({
  format: string().defined().oneOf([STATE_FORMAT]),
  formatVersion: number().defined().oneOf([1, STATE_VERSION]),
  app,
  savedAt: instant(),
  locale,
  /** Path and query of the page; older files lack it. */
  address: string(),
  /** What `store.getState()` returned, to be given to a store as `preloadedState`. */
  state: mixed<CapsuleState>(isObject).defined(),
});
export type StateFile = InferType<typeof schema>;

/** What is known of a state beside itself. */
export interface StateOrigin {
  app: StateFile['app'] | null;
  /** ISO 8601. */
  savedAt: string | null;
  locale: Locale | null;
}

/** Returns the state that a value is, with its header or bare, or why it cannot be opened; null if it is something else. */
export function stateIn(value: unknown): { state: CapsuleState; origin: StateOrigin } | { refused: FileError } | null {
  if (!isObject(value)) return null;
  if (value['format'] === STATE_FORMAT) {
    const refused = errorOfNewer(value, STATE_VERSION) ?? errorOfShape(value, schema);
    if (refused) return { refused };
    const { state, app: savedBy, savedAt, locale: spoken } = value as unknown as StateFile;
    return { state, origin: { app: savedBy, savedAt, locale: spoken } };
  }
  // Without a header it is known by what every state of this app has.
  const isBare = !('format' in value) && isObject(value['session']) && isObject(value['api']);
  return isBare ? { state: value, origin: { app: null, savedAt: null, locale: null } } : null;
}
