import type { UnknownAction } from '@reduxjs/toolkit';
import type { CapsuleState } from '../../../capsule/capsuleFile';
import { stateOfDevTools } from '../../../capsule/devToolsImport';
import { readJson } from '../../../capsule/jsonFile';
import { capsuleIn } from '../../../capsule/readCapsule';
import type { Refusal } from '../../../capsule/refusal';
import { stateIn, type StateOrigin } from '../../../capsule/stateFile';
import { speak } from '../../capsule/viewing/speak';
import { openCapsule, type Opened as OpenedCapsule } from '../../capsule/viewing/openCapsule';
import { reducer, type AppState } from '../../makeStore';
import { refusalOfState } from './checkState';
import { withNewNames } from './olderFile';
import { stateToGoOn } from './stateToGoOn';

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
    await speak(result.opened.capsule.locale);
    return { opened: { capsule: result.opened } };
  }
  const result = stateOf(value);
  if (!result) return { refused: { reason: 'foreign' } };
  if ('refused' in result) return result;
  const opened = openedState(result.state, result.origin, file.name);
  if ('refused' in opened) return opened;
  if (result.origin.locale) await speak(result.origin.locale);
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
