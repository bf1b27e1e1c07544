import { locales, type Locale } from '@contract/lists';
import type { CapsuleState } from './capsuleFile';
import { refusalOfNewer, type Refusal } from './refusal';

export const STATE_FORMAT = 'golf-club-state';
/** Grows with every change of the file that an older app could not read. */
export const STATE_VERSION = 2;

/** A state of the store as it was. */
export interface StateFile {
  format: typeof STATE_FORMAT;
  formatVersion: typeof STATE_VERSION;
  app: { version: string; commit: string };
  /** ISO 8601, by the clock of the device. */
  savedAt: string;
  locale: Locale;
  /** Path and query of the page. */
  address: string;
  /** What `store.getState()` returned, to be given to a store as `preloadedState`. */
  state: CapsuleState;
}

/** What is known of a state beside itself. */
export interface StateOrigin {
  app: StateFile['app'] | null;
  /** ISO 8601. */
  savedAt: string | null;
  locale: Locale | null;
}

/** Returns the state that a value is, with its header or bare, or why it cannot be opened; null if it is something else. */
export function stateIn(value: unknown): { state: CapsuleState; origin: StateOrigin } | { refused: Refusal } | null {
  if (!isObject(value)) return null;
  if (value['format'] === STATE_FORMAT) return stateOfFile(value);
  // Without a header it is known by what every state of this app has.
  const isBare = !('format' in value) && isObject(value['session']) && isObject(value['api']);
  return isBare ? { state: value, origin: { app: null, savedAt: null, locale: null } } : null;
}

function stateOfFile(file: CapsuleState): ReturnType<typeof stateIn> {
  const newer = refusalOfNewer(file, STATE_VERSION);
  if (newer) return { refused: newer };
  const { formatVersion, app, savedAt, state } = file;
  const locale = locales.find((one) => one === file['locale']);
  const faults = Object.entries({
    formatVersion: formatVersion === 1 || formatVersion === STATE_VERSION,
    app: isObject(app) && typeof app['version'] === 'string' && typeof app['commit'] === 'string',
    savedAt: typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)),
    locale: locale !== undefined,
    state: isObject(state),
  }).filter(([, isRight]) => !isRight);
  const [place] = faults[0] ?? [];
  if (place !== undefined) return { refused: { reason: 'damagedInside', place } };
  return {
    state: state as CapsuleState,
    origin: { app: app as StateFile['app'], savedAt: savedAt as string, locale: locale ?? null },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
