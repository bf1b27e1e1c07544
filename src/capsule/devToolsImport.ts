import type { UnknownAction } from '@reduxjs/toolkit';
import { type CapsuleState, isObject } from './capsuleFile';
import { forbiddenIn } from './jsonFile';
import type { FileError } from './fileError';

/** As many as a person can have made while the DevTools recorded; each takes time. */
export const MOST_ACTIONS = 10_000;

type Reduce = (state: CapsuleState | undefined, action: UnknownAction) => CapsuleState;
type Result = { state: CapsuleState } | { refused: FileError };

/**
 * Returns the state that a file of the Redux DevTools shows, computed anew by the reducer, or why it cannot be opened; null
 * if the value is something else. An action at which the reducer throws changes nothing.
 *
 * The forms are those of `extension/src/pageScript/api/importState.ts` in github.com/reduxjs/redux-devtools: a lifted state,
 * a list of actions, or either as a text under `payload` beside the state that comes before it.
 */
export function stateOfDevTools(value: unknown, reduce: Reduce): Result | null {
  if (!isObject(value) || typeof value['payload'] !== 'string') return reduced(value, undefined, reduce);
  const [payload, before] = [parsed(value['payload']), parsed(value['preloadedState'])];
  const refused = forbiddenIn([payload, before]);
  if (refused) return { refused };
  if (before !== undefined && !isObject(before)) return damagedAt('preloadedState');
  return reduced(payload, before, reduce) ?? damagedAt('payload');
}

const damagedAt = (path: string): Result => ({ refused: { reason: 'damagedInside', path } });

function reduced(history: unknown, before: CapsuleState | undefined, reduce: Reduce): Result | null {
  const actions = Array.isArray(history) ? (history as unknown[]) : stagedActions(history);
  if (actions === null) return null;
  if (actions.length > MOST_ACTIONS) return { refused: { reason: 'tooManyActions' } };
  const wrong = actions.findIndex((action) => !isAction(action));
  if (wrong >= 0) return damagedAt(`actions[${wrong}]`);
  let state = before ?? (isObject(history) ? (history['committedState'] as CapsuleState | undefined) : undefined);
  for (const action of actions as UnknownAction[]) {
    try {
      state = reduce(state, action);
    } catch {
      // As the DevTools do.
    }
  }
  return state ? { state } : damagedAt('committedState');
}

/** The actions up to the one that is shown, without those that are skipped and the one with which every history begins. */
function stagedActions(history: unknown): unknown[] | null {
  if (!isObject(history)) return null;
  const { actionsById, stagedActionIds, skippedActionIds, currentStateIndex, committedState } = history;
  if (!isObject(actionsById) || !Array.isArray(stagedActionIds)) return null;
  if (committedState !== undefined && !isObject(committedState)) return null;
  const shown = typeof currentStateIndex === 'number' ? currentStateIndex + 1 : stagedActionIds.length;
  const skipped = Array.isArray(skippedActionIds) ? (skippedActionIds as unknown[]) : [];
  return stagedActionIds
    .slice(0, shown)
    .filter((id) => !skipped.includes(id))
    .map((id) => actionsById[String(id)])
    .map((performed) => (isObject(performed) ? performed['action'] : performed))
    .filter((action) => !(isAction(action) && action.type === '@@INIT'));
}

const isAction = (value: unknown): value is UnknownAction => isObject(value) && typeof value['type'] === 'string';

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
