import type { UnknownAction } from '@reduxjs/toolkit';
import type { CapsuleState } from './capsuleFile';
import { forbiddenIn } from './forbiddenIn';
import type { Refusal } from './refusal';

/** As many as a person can have made while the DevTools recorded; each takes time. */
export const MOST_ACTIONS = 10_000;

type Reduce = (state: CapsuleState | undefined, action: UnknownAction) => CapsuleState;

/**
 * Returns the state that a file of the Redux DevTools shows, computed anew by the reducer, or why it cannot be opened; null
 * if the value is something else. An action at which the reducer throws changes nothing.
 *
 * The forms are those of `extension/src/pageScript/api/importState.ts` in github.com/reduxjs/redux-devtools: a lifted state,
 * a list of actions, or either as a text under `payload` beside the state that comes before it.
 */
export function stateOfDevTools(value: unknown, reduce: Reduce): { state: CapsuleState } | { refused: Refusal } | null {
  if (isObject(value) && typeof value['payload'] === 'string') {
    const [payload, before] = [parsed(value['payload']), parsed(value['preloadedState'])];
    const refused = forbiddenIn([payload, before]);
    if (refused) return { refused };
    if (!Array.isArray(payload) && !isLifted(payload))
      return { refused: { reason: 'damagedInside', place: 'payload' } };
    if (before !== undefined && !isObject(before))
      return { refused: { reason: 'damagedInside', place: 'preloadedState' } };
    return reduced(payload, before, reduce);
  }
  return Array.isArray(value) || isLifted(value) ? reduced(value, undefined, reduce) : null;
}

function reduced(
  history: readonly unknown[] | Lifted,
  before: CapsuleState | undefined,
  reduce: Reduce,
): { state: CapsuleState } | { refused: Refusal } {
  const isList = isListOf(history);
  const actions = isList ? history : stagedActions(history);
  if (actions.length > MOST_ACTIONS) return { refused: { reason: 'tooManyActions' } };
  const wrong = actions.findIndex((action) => !isAction(action));
  if (wrong >= 0) return { refused: { reason: 'damagedInside', place: `actions[${wrong}]` } };
  let state = before ?? (isList ? undefined : history.committedState);
  for (const action of actions as UnknownAction[]) {
    try {
      state = reduce(state, action);
    } catch {
      // As the DevTools do.
    }
  }
  return state ? { state } : { refused: { reason: 'damagedInside', place: 'committedState' } };
}

interface Lifted {
  actionsById: Readonly<Record<string, { action?: unknown } | null>>;
  stagedActionIds: readonly unknown[];
  skippedActionIds?: unknown;
  currentStateIndex?: unknown;
  committedState?: CapsuleState;
}

/** The actions up to the one that is shown, without those that are skipped and the one with which every history begins. */
function stagedActions({ actionsById, stagedActionIds, skippedActionIds, currentStateIndex }: Lifted): unknown[] {
  const shown = typeof currentStateIndex === 'number' ? currentStateIndex + 1 : stagedActionIds.length;
  const skipped = Array.isArray(skippedActionIds) ? (skippedActionIds as unknown[]) : [];
  return stagedActionIds
    .slice(0, shown)
    .filter((id) => !skipped.includes(id))
    .map((id) => actionsById[String(id)]?.action)
    .filter((action) => !(isAction(action) && action.type === '@@INIT'));
}

function isLifted(value: unknown): value is Lifted {
  if (!isObject(value) || !isObject(value['actionsById']) || !Array.isArray(value['stagedActionIds'])) return false;
  return value['committedState'] === undefined || isObject(value['committedState']);
}

const isListOf = (value: readonly unknown[] | Lifted): value is readonly unknown[] => Array.isArray(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAction = (value: unknown): value is UnknownAction => isObject(value) && typeof value['type'] === 'string';

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
