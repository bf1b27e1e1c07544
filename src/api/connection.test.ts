import { configureStore } from '@reduxjs/toolkit';
import { connectionChanged, connectionSlice, selectIsOnline, selectIsReached } from './connection';

const rejected = (payload: unknown) => ({
  type: 'api/executeQuery/rejected',
  payload,
  meta: { requestStatus: 'rejected', rejectedWithValue: true, requestId: 'one' },
});
const fulfilled = { type: 'api/executeQuery/fulfilled', meta: { requestStatus: 'fulfilled', requestId: 'two' } };

function stateAfter(...actions: { type: string }[]) {
  const store = configureStore({ reducer: { connection: connectionSlice.reducer } });
  for (const action of actions) store.dispatch(action);
  return store.getState();
}

test.each([
  ['nothing comes back', { status: 'OFFLINE', error: '' }, false],
  ['the sign-in page of a network answers', { status: 'NOT_THE_SERVER', error: '' }, false],
  ['the server refuses', { status: 409, data: {} }, true],
  ['a parameter was missing, so that nothing was sent', { status: 'MISSING_PARAMETER', error: '' }, true],
])('when %s, whether the server answers is known', (_what, payload, isAnswered) => {
  expect(selectIsReached(stateAfter(rejected(payload)))).toBe(isAnswered);
});

test('the next answer, or another network, makes good an answer that was missing', () => {
  const lost = rejected({ status: 'OFFLINE', error: '' });
  expect(selectIsReached(stateAfter(lost, fulfilled))).toBe(true);
  expect(selectIsReached(stateAfter(lost, connectionChanged({ isOnline: true })))).toBe(true);
  expect(selectIsOnline(stateAfter(lost))).toBe(true);
  expect(selectIsReached(stateAfter(connectionChanged({ isOnline: false }), fulfilled))).toBe(false);
});
