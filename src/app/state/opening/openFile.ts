import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { openCapsule, type Opened as OpenedCapsule } from '@/app/capsule/viewing/openCapsule';
import { withFilters } from '@/app/capsule/viewing/withFilters';
import { type AppState, reducer } from '@/app/makeStore';
import type { CapsuleState } from '@/capsule/capsuleFile';
import { stateOfDevTools } from '@/capsule/devToolsImport';
import { readJson } from '@/capsule/jsonFile';
import { capsuleIn } from '@/capsule/capsuleFile';
import type { Refusal } from '@/capsule/refusal';
import { stateIn, type StateOrigin } from '@/capsule/stateFile';
import { storeLocale } from '@/i18n/locale';
import { startTexts } from '@/i18n/startTexts';
import type { Locale } from '@contract/lists';
import { emptyState, refusalOfState } from './checkState';
import { withNewNames } from './olderFile';

/** A state that a live store can begin with. */
export interface OpenedState {
  /** The name of its file. */
  name: string;
  origin: StateOrigin;
  state: AppState;
}

export type OpenedFile = { capsule: OpenedCapsule } | { live: OpenedState };

/**
 * Returns what a file holds, a capsule or a state to go on with, or why it cannot be opened; only if it can, the page takes
 * on its language.
 */
export async function openFile(file: File): Promise<{ opened: OpenedFile } | { refused: Refusal }> {
  const read = await readJson(file);
  if ('refused' in read) return read;
  const value = withNewNames(read.value);
  const capsule = capsuleIn(value);
  if (capsule) {
    const result = 'capsule' in capsule ? openCapsule(capsule.capsule) : capsule;
    if ('refused' in result) return result;
    await switchLocale(result.opened.capsule.locale);
    return { opened: { capsule: result.opened } };
  }
  const result = stateOf(value);
  if (!result) return { refused: { reason: 'foreign' } };
  if ('refused' in result) return result;
  const opened = openedState(result.state, result.origin, file.name);
  if ('refused' in opened) return opened;
  if (result.origin.locale) await switchLocale(result.origin.locale);
  return { opened: { live: opened.live } };
}

/** Returns the state as a live store takes it, or why none can. */
export function openedState(
  state: CapsuleState,
  origin: StateOrigin,
  name: string,
): { live: OpenedState } | { refused: Refusal } {
  const refused = refusalOfState(state);
  return refused ? { refused } : { live: { name, origin, state: stateToGoOn(state) } };
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

type Entries = AppState['api']['queries'];

/**
 * Returns a checked state as a store can go on with it: slices that it lacks are empty, and of the cache only answers and
 * failures are left. Nobody waits any more for what was under way, nor listens to what was subscribed.
 */
function stateToGoOn(state: CapsuleState): AppState {
  const empty = emptyState();
  const known = 'filters' in state ? state : withFilters(state);
  const whole = { ...empty, ...(known as Partial<AppState>) };
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
