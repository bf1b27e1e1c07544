import type { Capsule, CapsuleAction } from './capsuleFile';

/**
 * Returns the text of a file that the Import button of the Redux DevTools reads, with the same actions at the same times
 * upon the same state; the extension computes the states between with the reducers of the page that it stands beside.
 *
 * The form is `LiftedState` of `packages/redux-devtools-instrument/src/instrument.ts` in github.com/reduxjs/redux-devtools,
 * read there by `extension/src/pageScript/api/importState.ts`. A bare list of actions would be read as well, but each
 * would be given the time of the import.
 */
export function devToolsFile({ madeAt, ...recorded }: Pick<Capsule, 'base' | 'steps' | 'madeAt'>): string {
  // It knows no loading of a page.
  const loaded = recorded.steps.findLastIndex(({ state }) => state !== undefined);
  const [base, steps] = [recorded.steps[loaded]?.state ?? recorded.base, recorded.steps.slice(loaded + 1)];
  const begun = { action: { type: '@@INIT' }, at: steps[0]?.at ?? madeAt };
  const performed = ({ action, at }: { action: CapsuleAction; at: string }) => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp: Date.parse(at),
  });
  const ids = steps.map((_step, index) => index + 1);
  return JSON.stringify({
    actionsById: Object.fromEntries([begun, ...steps].map(performed).entries()),
    stagedActionIds: [0, ...ids],
    // They may be what a reducer failed at, and one failure has the whole import refused. Skipping them changes nothing.
    skippedActionIds: ids.filter((id) => Object.keys(steps[id - 1]?.changed ?? {}).length === 0),
    nextActionId: steps.length + 1,
    committedState: base,
    // Whoever imports it computes them.
    computedStates: [],
    currentStateIndex: steps.length,
    monitorState: null,
    isLocked: false,
    isPaused: false,
  });
}
