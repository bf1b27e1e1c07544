import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { type AppState, reducer } from '@/app/makeStore';
import type { Capsule, CapsuleState } from '@/capsule/capsuleFile';
import { stateOfDevTools } from '@/capsule/devToolsImport';
import { readJson } from '@/capsule/jsonFile';
import { capsuleIn } from '@/capsule/capsuleFile';
import type { FileError } from '@/capsule/fileError';
import { replay } from '@/capsule/replay';
import { stateIn, type StateOrigin } from '@/capsule/stateFile';
import { readAddress, screenAt } from '@/filters/address';
import { filtersSlice } from '@/filters/filtersSlice';
import { storeLocale } from '@/i18n/locale';
import { startTexts } from '@/i18n/startTexts';
import type { LoginSession } from '@/session/loginSession';
import type { Locale } from '@contract/lists';
import { emptyState, refusalOfState } from './checkState';
import { withNewNames, withOldNames } from './olderFile';

/** A capsule with the states of all its steps. */
export interface ReplayedCapsule {
  capsule: Capsule;
  replayed: ReturnType<typeof replay>;
}

/** A state that a live store can begin with. */
export interface OpenedState {
  /** The name of its file. */
  name: string;
  origin: StateOrigin;
  state: AppState;
}

export type OpenedFile = { capsule: ReplayedCapsule } | { state: OpenedState } | { refused: FileError };

/**
 * Returns what a file holds, a capsule or a state to go on with, or why it cannot be opened; only if it can, the page takes
 * on its language.
 */
export async function openFile(file: File): Promise<OpenedFile> {
  const read = await readJson(file);
  if ('refused' in read) return read;
  const value = withNewNames(read.value);
  const found = capsuleIn(value) ?? stateOf(value) ?? { refused: { reason: 'foreign' } };
  if ('refused' in found) return found;
  const opened = 'capsule' in found ? replayedCapsule(found.capsule) : openState(found.state, found.origin, file.name);
  const locale = 'capsule' in found ? found.capsule.locale : found.origin.locale;
  if (!('refused' in opened) && locale) await switchLocale(locale);
  return opened;
}

/** Returns the capsule with the states of all its steps, or why they cannot be computed. */
export function replayedCapsule(capsule: Capsule): { capsule: ReplayedCapsule } | { refused: FileError } {
  try {
    const replayed = replay(capsule, reducer, capsule.formatVersion === 1 ? withOldNames() : undefined);
    return { capsule: { capsule, replayed: { ...replayed, states: replayed.states.map(withFilters) } } };
  } catch {
    return { refused: { reason: 'damagedInside', path: 'base' } };
  }
}

/** Returns the state as a live store takes it, or why none can. */
export function openState(
  state: CapsuleState,
  origin: StateOrigin,
  name: string,
): { state: OpenedState } | { refused: FileError } {
  const refused = refusalOfState(state);
  return refused ? { refused } : { state: { name, origin, state: stateToGoOn(state) } };
}

function stateOf(value: unknown): ReturnType<typeof stateIn> {
  const plain = stateIn(value);
  if (plain) return plain;
  const computed = stateOfDevTools(value, reduce);
  return computed && 'state' in computed
    ? { ...computed, origin: { app: null, savedAt: null, locale: null } }
    : computed;
}

const reduce = (state: CapsuleState | undefined, action: UnknownAction): CapsuleState => reducer(state, action);

/** Has the page speak this language; it stays with the one it has where the texts cannot be loaded. */
async function switchLocale(locale: Locale): Promise<void> {
  await startTexts(locale).then(
    () => storeLocale(locale),
    () => undefined,
  );
}

/** Returns a state from before the store held the filters with those that its address asks for; others as they are. */
function withFilters(state: CapsuleState): CapsuleState {
  const { place, session } = state as {
    place?: { path: string; search: string };
    session?: { session: LoginSession | null };
  };
  const screen = place && !('filters' in state) ? screenAt(place.path) : null;
  if (!place || screen === null) return state;
  const entry = readAddress(screen, { pathname: place.path, search: place.search }, session?.session ?? null);
  return { ...state, filters: { ...filtersSlice.getInitialState(), [screen]: entry } };
}

type Entries = AppState['api']['queries'];

/**
 * Returns a checked state as a store can go on with it: slices that it lacks are empty, and of the cache only answers and
 * failures are left. Nobody waits any more for what was under way, nor listens to what was subscribed.
 */
function stateToGoOn(state: CapsuleState): AppState {
  const empty = emptyState();
  const whole = { ...empty, ...(withFilters(state) as Partial<AppState>) };
  return { ...whole, api: { ...empty.api, queries: endedOf(whole.api.queries) } };
}

function endedOf(queries: Entries): Entries {
  const ended: Entries = {};
  for (const [key, entry] of Object.entries(queries)) {
    if (!entry) continue;
    if (entry.data !== undefined && entry.status === QueryStatus.pending) {
      const { error: _error, ...rest } = entry;
      ended[key] = {
        ...rest,
        status: QueryStatus.fulfilled,
        fulfilledTimeStamp: entry.fulfilledTimeStamp ?? 0,
      } as Entries[string];
    } else if (entry.status === QueryStatus.fulfilled || entry.status === QueryStatus.rejected) {
      ended[key] = entry;
    }
  }
  return ended;
}
