import {
  combineSlices,
  configureStore,
  createAction,
  createReducer,
  createSlice,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type Capsule, CAPSULE_FORMAT, CAPSULE_VERSION, type CapsuleAction, PAGE_LOADED } from './capsuleFile';
import { devToolsFile } from './devToolsFile';
import { differences, MOST_DIFFERENCES } from './differences';
import { makeRecorder, MOST_ACTIONS_OF_PEOPLE } from './recorder';
import { shortJson } from './shortJson';

describe('dev tools file', () => {
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
    app: { version: '0.1.0', commit: 'development' },
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
});

describe('recorder', () => {
  const counted = createAction<number>('counted');

  const seen = createAction('seen');

  const answered = createAction('answered', (payload: number) => ({ payload, meta: { requestId: 'one' } }));

  const broken = createAction('broken');

  function recordedStore() {
    const recorder = makeRecorder();
    const reducer = createReducer({ sum: 0 }, (build) =>
      build
        .addCase(counted, (state, { payload }) => ({ sum: state.sum + payload }))
        .addCase(answered, (state, { payload }) => (payload === 0 ? state : { sum: payload }))
        .addCase(broken, () => {
          throw new Error('broken');
        }),
    );
    const enhancer = recorder.enhancer(({ type }) => type === 'seen');
    const makeStore = () => configureStore({ reducer, enhancers: (standard) => standard().concat(enhancer) });
    return { recorder, makeStore, store: makeStore() };
  }

  test('the last actions are kept, each with the state before it', () => {
    const { recorder, store } = recordedStore();
    for (let count = 0; count < MOST_ACTIONS_OF_PEOPLE + 5; count += 1) store.dispatch(counted(1));
    const { steps, state } = recorder.recording();
    expect(steps).toHaveLength(MOST_ACTIONS_OF_PEOPLE);
    expect(steps.map(({ before }) => before)).toEqual(
      Array.from({ length: MOST_ACTIONS_OF_PEOPLE }, (_none, at) => ({ sum: at + 5 })),
    );
    expect(state).toEqual({ sum: MOST_ACTIONS_OF_PEOPLE + 5 });
  });

  test('the last actions of people are kept with all internal actions between them', () => {
    const { recorder, store } = recordedStore();
    for (let count = 0; count < MOST_ACTIONS_OF_PEOPLE + 5; count += 1) {
      store.dispatch(counted(1));
      for (let more = 0; more < 7; more += 1) store.dispatch(seen());
    }
    const { steps } = recorder.recording();
    expect(steps.filter(({ action }) => action.type === 'counted')).toHaveLength(MOST_ACTIONS_OF_PEOPLE);
    expect(steps.filter(({ action }) => action.type === 'seen')).toHaveLength(7 * (MOST_ACTIONS_OF_PEOPLE + 1));
    expect(recorder.recording(10).steps).toEqual(steps.slice(-10));
  });

  test('internal actions alone do not fill the memory', () => {
    const { recorder, store } = recordedStore();
    store.dispatch(counted(1));
    for (let count = 0; count < 5000; count += 1) store.dispatch(seen());
    expect(recorder.recording().steps).toHaveLength(300);
  });

  test('what a subscriber dispatches comes behind what it answers to', () => {
    const { recorder, store } = recordedStore();
    const stop = store.subscribe(() => {
      stop();
      store.dispatch(counted(10));
    });
    store.dispatch(counted(1));
    expect(recorder.recording().steps.map(({ action, before }) => [action['payload'], before])).toEqual([
      [1, { sum: 0 }],
      [10, { sum: 1 }],
    ]);
  });

  test('an answer that changes nothing is not kept; any other action is, also one that makes a reducer throw', () => {
    const { recorder, store } = recordedStore();
    store.dispatch(answered(0));
    store.dispatch(seen());
    store.dispatch(answered(3));
    expect(() => store.dispatch(broken())).toThrow('broken');
    expect(recorder.recording().steps.map(({ action }) => action.type)).toEqual(['seen', 'answered', 'broken']);
  });

  test('an error stands behind the actions that were kept before it', () => {
    const { recorder, store } = recordedStore();
    for (let count = 0; count < MOST_ACTIONS_OF_PEOPLE; count += 1) store.dispatch(counted(1));
    recorder.errorCaught(new Error('early'));
    store.dispatch(answered(0));
    store.dispatch(counted(1));
    recorder.errorCaught('late');
    const { errors, steps } = recorder.recording();
    expect(steps).toHaveLength(MOST_ACTIONS_OF_PEOPLE - 1);
    expect(errors.map(({ message, afterSteps }) => [message, afterSteps])).toEqual([
      ['early', MOST_ACTIONS_OF_PEOPLE - 2],
      ['late', MOST_ACTIONS_OF_PEOPLE - 1],
    ]);
  });

  test('a store that another one has taken the place of is no longer recorded, and forgetting leaves nothing', () => {
    const { recorder, store, makeStore } = recordedStore();
    const later = makeStore();
    store.dispatch(counted(1));
    later.dispatch(counted(2));
    recorder.callEnded({ endpoint: 'whoami', method: 'GET', status: 200, milliseconds: 3, requestId: null });
    recorder.pageOpened('/private/users');
    recorder.errorCaught(new Error('one'));
    expect(recorder.recording()).toMatchObject({ state: { sum: 2 }, steps: [{ action: counted(2) }] });
    recorder.forget();
    const nothing = { steps: [], errors: [], calls: [], pages: [], earlier: null };
    expect(recorder.recording()).toEqual({ ...nothing, state: { sum: 2 } });
  });
});

describe('short json', () => {
  const values: unknown[] = [
    null,
    'a "b"\n',
    -1.5,
    true,
    [],
    {},
    [1, [2, 'x'], {}],
    { a: { b: [null, { c: 'ü' }] }, 'd e': [] },
  ];

  test.each(values)('%j is shown as JSON, on one line or on many', (value) => {
    expect(shortJson(value, { most: 1000 })).toBe(JSON.stringify(value));
    expect(shortJson(value, { most: 1000, indented: true })).toBe(JSON.stringify(value, null, 2));
  });

  test('what is too long is cut', () => {
    expect(shortJson(['x'.repeat(100)], { most: 20 })).toBe(`["${'x'.repeat(18)} …`);
    expect(shortJson(undefined, { most: 20 })).toBe('undefined');
  });
});

describe('differences', () => {
  const cases: [
    what: string,
    before: unknown,
    after: unknown,
    found: [path: string, before: unknown, after: unknown][],
  ][] = [
    ['equal values', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['a changed field', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [['a.c', 2, 3]]],
    ['an added field', { a: {} }, { a: { b: null } }, [['a.b', undefined, null]]],
    ['a removed field', { a: { b: 0 } }, { a: {} }, [['a.b', 0, undefined]]],
    ['a longer list', { a: [1] }, { a: [1, 2] }, [['a[1]', undefined, 2]]],
    ['a list in the place of an object', { a: {} }, { a: [] }, [['a', {}, []]]],
    ['a value in the place of an object', { a: { b: 1 } }, { a: null }, [['a', { b: 1 }, null]]],
    ['keys that hold dots', { 'x({"a":1})': 1 }, { 'x({"a":1})': 2 }, [['["x({\\"a\\":1})"]', 1, 2]]],
    ['not a number twice', { a: NaN }, { a: NaN }, []],
  ];

  test.each(cases)('%s', (_what, before, after, found) => {
    expect(differences(before, after)).toEqual(
      found.map(([path, one, other]) => ({ path, before: one, after: other })),
    );
  });

  test('parts that both share are not looked at', () => {
    const shared = new Proxy({}, { ownKeys: () => { throw new Error('looked at'); } }); // prettier-ignore
    expect(differences({ shared, a: 1 }, { shared, a: 2 })).toEqual([{ path: 'a', before: 1, after: 2 }]);
  });

  test('no more are found than anybody reads, and however deep a value is, it is compared', () => {
    const many = (value: number) => Array.from({ length: 10_000 }, () => value);
    expect(differences(many(1), many(2))).toHaveLength(MOST_DIFFERENCES);
    const nested = (value: number) => JSON.parse(`${'['.repeat(5000)}${value}${']'.repeat(5000)}`) as unknown;
    expect(differences(nested(1), nested(2))).toHaveLength(1);
  });
});
