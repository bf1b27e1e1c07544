import { combineSlices, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Capsule, CAPSULE_FORMAT, CAPSULE_VERSION, type CapsuleAction, PAGE_LOADED } from './capsuleFile';
import { devToolsFile } from './devToolsFile';

const score = createSlice({
  name: 'score',
  initialState: { points: 0 },
  reducers: {
    scored: (state, { payload }: PayloadAction<number>) => ({ points: state.points + payload }),
    lost: () => {
      throw new Error('The card is gone');
    },
    looked: (state) => state,
  },
});

const { scored, lost, looked } = score.actions;

const reducer = combineSlices(score);

const base = { score: { points: 10 } };

const step = (action: CapsuleAction, second: number, changed: Record<string, string> = {}) => ({
  action,
  at: `2026-10-01T10:00:0${second}.250Z`,
  changed,
});

const capsule: Capsule = {
  format: CAPSULE_FORMAT,
  formatVersion: CAPSULE_VERSION,
  app: { version: '0.2.0', commit: 'development' },
  madeAt: '2026-10-01T10:01:00.000Z',
  note: '',
  locale: 'en',
  roles: ['PRO'],
  viewport: { width: 1440, height: 900, pixelRatio: 1, isDark: false },
  route: '/private/users',
  trail: [],
  base,
  steps: [
    step({ ...scored(3) }, 1, { score: 'a' }),
    step({ ...lost() }, 2),
    step({ ...looked() }, 3),
    step({ ...scored(-1) }, 4, { score: 'b' }),
  ],
  final: { score: { points: 12 } },
  fingerprint: 'b',
  errors: [],
  calls: [],
  outbox: { waiting: 0, refused: 0, isKept: true },
};

/** What is read of a file of the DevTools. */
interface LiftedState {
  actionsById: Readonly<Record<string, { action: UnknownAction; timestamp: number }>>;
  stagedActionIds: readonly number[];
  skippedActionIds: readonly number[];
  nextActionId: number;
  committedState: unknown;
  currentStateIndex: number;
}

/** Computes the states of a file as the DevTools do after an import: from the first staged action on, without the skipped. */
function imported(text: string) {
  const lifted = JSON.parse(text) as LiftedState;
  const actions = lifted.stagedActionIds.map((id) => lifted.actionsById[id]);
  let state = lifted.committedState;
  const states = actions.map((one, index) => {
    const isSkipped = lifted.skippedActionIds.includes(lifted.stagedActionIds[index] ?? -1);
    if (!isSkipped) state = reducer(state as typeof base, one?.action ?? { type: '' });
    return state;
  });
  return { lifted, actions, states };
}

test('the file is a history that begins with the base state', () => {
  const { lifted, states } = imported(devToolsFile(capsule));
  // What the importer tells the other form by.
  expect(lifted).not.toHaveProperty('payload');
  expect(lifted.committedState).toEqual(base);
  expect(states[0]).toEqual(base);
});

test('all actions stand in it in their order, each at its own time', () => {
  const { lifted, actions } = imported(devToolsFile(capsule));
  expect(actions.slice(1)).toEqual(
    capsule.steps.map(({ action, at }) => ({ type: 'PERFORM_ACTION', action, timestamp: Date.parse(at) })),
  );
  expect(lifted.nextActionId).toBe(actions.length);
});

test('what is computed from it ends with the final state, which is the one shown', () => {
  const { lifted, states } = imported(devToolsFile(capsule));
  expect(states[lifted.currentStateIndex]).toEqual(capsule.final);
  expect(states).toHaveLength(lifted.currentStateIndex + 1);
});

test('an action at which a reducer failed does not have the import refused', () => {
  const failing: Capsule = { ...capsule, steps: [step({ ...lost() }, 1)], final: base };
  expect(() => reducer(base, lost())).toThrow('The card is gone');
  expect(imported(devToolsFile(failing)).states.at(-1)).toEqual(base);
});

test('of a page that was loaded again it begins with the last loading', () => {
  const loaded = { ...step({ type: PAGE_LOADED }, 0), state: base };
  const { lifted } = imported(
    devToolsFile({ ...capsule, base: {}, steps: [...capsule.steps, loaded, ...capsule.steps] }),
  );
  expect(lifted.committedState).toEqual(base);
  expect(lifted.nextActionId).toBe(capsule.steps.length + 1);
});

test('a capsule without any action is a history of its state alone', () => {
  const { lifted, states } = imported(devToolsFile({ ...capsule, steps: [] }));
  expect(states).toEqual([base]);
  expect(lifted.actionsById[0]?.timestamp).toBe(Date.parse(capsule.madeAt));
});
