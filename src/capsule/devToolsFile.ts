import type { UnknownAction } from '@reduxjs/toolkit';
import type { Capsule, CapsuleState } from './capsuleFile';

/** A state, and what was done from there on. */
interface History {
  base: CapsuleState;
  /** `isIdle`: the action changed nothing; a reducer may have failed at it. */
  steps: readonly { action: UnknownAction; at: string; isIdle: boolean }[];
  /** ISO 8601. */
  madeAt: string;
}

/**
 * Returns a history as the Import button of the Redux DevTools reads it, with the same actions at the same times upon the same
 * state; the extension computes the states between with the reducers of the page. It ignores other parts of the file.
 *
 * The form is `LiftedState` of `packages/redux-devtools-instrument/src/instrument.ts` in github.com/reduxjs/redux-devtools,
 * read there by `extension/src/pageScript/api/importState.ts`. A bare list of actions would be read as well, but each
 * would be given the time of the import.
 */
export function liftedState({ base, steps, madeAt }: History) {
  const begun = { action: { type: '@@INIT' }, at: steps[0]?.at ?? madeAt };
  const performed = ({ action, at }: { action: UnknownAction; at: string }) => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp: Date.parse(at),
  });
  const ids = steps.map((_step, index) => index + 1);
  return {
    actionsById: Object.fromEntries([begun, ...steps].map(performed).entries()),
    stagedActionIds: [0, ...ids],
    // One failure has the whole import refused. Skipping them changes nothing.
    skippedActionIds: ids.filter((id) => steps[id - 1]?.isIdle),
    nextActionId: steps.length + 1,
    committedState: base,
    // Computed by the importer.
    computedStates: [],
    currentStateIndex: steps.length,
    monitorState: null,
    isLocked: false,
    isPaused: false,
  };
}

/** Returns the text of a file for the Redux DevTools with what a capsule recorded since the page was loaded last. */
export function devToolsFile({ madeAt, ...recorded }: Pick<Capsule, 'base' | 'steps' | 'madeAt'>): string {
  const loaded = recorded.steps.findLastIndex(({ state }) => state !== undefined);
  const steps = recorded.steps.slice(loaded + 1).map(({ action, at, changed }) => ({
    ...{ action, at },
    isIdle: Object.keys(changed).length === 0,
  }));
  return JSON.stringify(liftedState({ base: recorded.steps[loaded]?.state ?? recorded.base, steps, madeAt }));
}
