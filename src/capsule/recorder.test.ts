import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';
import { makeRecorder, MOST_ACTIONS_OF_PEOPLE } from './recorder';

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
