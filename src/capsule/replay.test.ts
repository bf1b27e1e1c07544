import { combineSlices, configureStore, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { someMaskRules } from '@test/browser/someMaskRules';
import { capsuleIn, deduplicatedCapsule, PAGE_LOADED } from './capsuleFile';
import { makeCapsule } from './makeCapsule';
import { type EarlierPages, makeRecorder } from './recorder';
import { replay } from './replay';

describe('replay', () => {
  const members = createSlice({
    name: 'members',
    initialState: [] as { name: string; rank: number }[],
    reducers: {
      joined: (state, { payload }: PayloadAction<string>) => {
        state.push({ name: payload, rank: state.length });
        state.sort((one, other) => one.name.localeCompare(other.name, 'de'));
      },
      left: (state, { payload }: PayloadAction<string>) => state.filter(({ name }) => name !== payload),
      broken: () => {
        throw new Error('The list is gone');
      },
    },
  });

  const page = createSlice({
    name: 'page',
    initialState: { number: 0, token: 'canary' },
    reducers: { turned: (state) => ({ ...state, number: state.number + 1 }) },
  });

  const { joined, left, broken } = members.actions;

  const { turned } = page.actions;

  const reducer = combineSlices(members, page);

  const rules = someMaskRules({ type: 'readable', name: 'name', payload: 'name', token: 'secret' });

  function capsuleOf(actions: readonly UnknownAction[], earlier: EarlierPages | null = null) {
    const recorder = makeRecorder();
    recorder.resume(() => earlier);
    const store = configureStore({ reducer, enhancers: (standard) => standard().concat(recorder.enhancer()) });
    for (const action of actions) {
      try {
        store.dispatch(action);
      } catch {
        // What a reducer throws is recorded as well.
      }
    }
    return makeCapsule(recorder.recording(), rules, {
      note: '',
      locale: 'en',
      roles: [],
      viewport: { width: 1440, height: 900, pixelRatio: 1, isDark: false },
      route: '/',
      app: { version: '0.2.0', commit: 'development' },
      madeAt: '2026-10-01T10:00:00.000Z',
      outbox: { waiting: 0, refused: 0, isKept: true },
    });
  }

  const names = ['Otto', 'Ötzi', 'Änne', 'Anne', 'Ærø', 'Anton', 'Łukasz', 'Luise', 'Zoë', 'ßeta'];

  const actions = [...names.map((name) => joined(name)), turned(), left('Anne'), turned()];

  test('the masked actions upon the masked base give the masked states', () => {
    const capsule = capsuleOf(actions);
    const { states, diverged, thrown } = replay(capsule, reducer);
    expect({ diverged, thrown }).toEqual({ diverged: null, thrown: [] });
    expect(states).toHaveLength(capsule.steps.length + 1);
    expect(states[0]).toBe(capsule.base);
    expect(states.at(-1)).toMatchObject(capsule.final);
  });

  test('a file that was read again replays as well', () => {
    const capsule = JSON.parse(JSON.stringify(capsuleOf(actions))) as ReturnType<typeof capsuleOf>;
    expect(replay(capsule, reducer).diverged).toBeNull();
  });

  test('a page that was loaded again begins anew behind what was before', () => {
    const first = capsuleOf(actions);
    const capsule = capsuleOf([joined('Anne'), turned()], first);
    expect(capsule.steps.map(({ action }) => action.type)).toEqual([
      ...first.steps.map(({ action }) => action.type),
      PAGE_LOADED,
      ...[joined.type, turned.type],
    ]);
    const file = JSON.parse(JSON.stringify(deduplicatedCapsule(capsule))) as object;
    expect(capsuleIn(file)).toEqual({ capsule: JSON.parse(JSON.stringify(capsule)) as unknown });
    const { states, diverged } = replay(capsule, reducer);
    expect(diverged).toBeNull();
    expect(states[first.steps.length]).toEqual(first.final);
    expect(states[first.steps.length + 1]).toMatchObject({ members: [], page: { number: 0 } });
    expect(states.at(-1)).toMatchObject({ members: [{ rank: 0 }], page: { number: 1 } });
  });

  test('reducers that became others are told by the first step and slice that differ', () => {
    const capsule = capsuleOf(actions);
    const other = (state: ReturnType<typeof reducer> | undefined, action: UnknownAction) => {
      const next = reducer(state, action);
      return left.match(action) ? { ...next, page: { ...next.page, number: 7 } } : next;
    };
    // Joined ten times, then turned once.
    expect(replay(capsule, other).diverged).toEqual({ step: 12, slice: 'page' });
    const forgetful = combineSlices({ members: (state: unknown = []) => state }, page);
    expect(replay(capsule, forgetful).diverged).toEqual({ step: 1, slice: 'members' });
  });

  test('a reducer that throws leaves the state, as it did when that was recorded', () => {
    const { states, diverged, thrown } = replay(capsuleOf([joined('Anne'), broken(), turned()]), reducer);
    expect({ diverged, thrown }).toEqual({ diverged: null, thrown: [2] });
    expect(states[2]).toBe(states[1]);
  });

  test('a final state that is not what the file says of it is noticed', () => {
    const capsule = capsuleOf(actions);
    expect(replay({ ...capsule, fingerprint: '0' }, reducer).diverged).toEqual({ step: actions.length, slice: '' });
    const final = { ...capsule.final, page: { number: 1 } };
    const empty = { ...capsule, steps: [], final };
    expect(replay({ ...empty, base: final, fingerprint: '0' }, reducer).diverged).toEqual({ step: 0, slice: '' });
    expect(replay({ ...empty }, reducer).diverged).toEqual({ step: 0, slice: 'members' });
  });
});
