import { connectionChanged } from '@/api/connectionSlice';
import { golfclubApi } from '@/api/golfclub';
import { signedIn, signedOut } from '@/session/sessionSlice';
import { makeStore } from './makeStore';

afterEach(() => jest.useRealTimers());

test('a store begins with what it is given, and a signal in it fades', async () => {
  jest.useFakeTimers();
  const closing = { dialog: { kind: 'deleteTraining', id: 'one' }, signal: 'HIDE' } as const;
  const store = makeStore({ modal: { dialogs: [closing], refusal: null, change: null } });
  expect(store.getState().modal.dialogs).toEqual([closing]);
  await jest.advanceTimersByTimeAsync(500);
  expect(store.getState().modal.dialogs).toEqual([]);
});

test('signing out forgets everything that the server had answered', async () => {
  const store = makeStore();
  store.dispatch(
    signedIn({
      id: '1',
      golfclubId: '2',
      email: '',
      name: 'Jana',
      surname: 'Möller',
      roles: ['PRO'],
      bookable: false,
    }),
  );
  await store.dispatch(golfclubApi.util.upsertQueryData('getGolfclubs', undefined, []));
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  store.dispatch(signedOut());
  expect(store.getState().api.queries).toEqual({});
  expect(store.getState().session).toEqual({ session: null, lapsed: false });
});

test('a state can be saved as text and taken up again', () => {
  const store = makeStore();
  store.dispatch(connectionChanged({ isOnline: false }));
  const saved = JSON.parse(JSON.stringify(store.getState())) as ReturnType<typeof store.getState>;
  expect(makeStore(saved).getState()).toEqual(store.getState());
});
