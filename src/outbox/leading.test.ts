import 'fake-indexeddb/auto';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import type { LoginSession } from '@/session/loginSession';
import { sessionLapsed, sessionSlice, signedIn } from '@/session/sessionSlice';
import { dropToken, storeToken } from '@/session/token';
import { outboxSlice, selectEntries, type WithOutbox } from './outboxSlice';
import { recordBall } from './recording';
import { startOutbox } from './startOutbox';

const session: LoginSession = {
  ...{ id: 'petra', golfclubId: 'club', email: '', name: 'Petra', surname: 'Lang', bookable: false },
  roles: ['APPROVED', 'PRO'],
};

/** One lock, which is given in the order in which it was asked for. */
function makeLock() {
  let last: Promise<unknown> = Promise.resolve();
  const requests: string[] = [];
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    requests.push(name);
    const mine = last.then(() => (signal.aborted ? undefined : work()));
    last = mine;
    return mine;
  };
  return { request, requests };
}

function openTab() {
  const store = configureStore({
    reducer: combineSlices(outboxSlice, sessionSlice, api),
    middleware: (standard) => standard().concat(api.middleware),
  });
  store.dispatch(signedIn(session));
  const stop = startOutbox(store);
  const unsent = () => selectEntries(store.getState() as WithOutbox).length;
  const ball = { trainingId: 'training', playerDataId: 'jana', index: 0, points: 3, basedOn: 0, before: null };
  return { store, stop, unsent, record: () => store.dispatch(recordBall(ball)) };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

let stops: (() => void)[] = [];
beforeEach(() => {
  storeToken('the-token', session);
  const balls = [{ index: 0, points: 3, version: 1 }];
  const training = { id: 'training', updated_at: '', trainingSessions: [{ id: 'jana', balls }] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(training)));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  dropToken();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a tab whose session has lapsed lets another one send, and leads again once somebody has signed in', async () => {
  const lock = makeLock();
  Object.defineProperty(navigator, 'locks', { value: lock, configurable: true });
  const [hidden, front] = [openTab(), openTab()];
  stops = [hidden.stop, front.stop];
  hidden.store.dispatch(sessionLapsed());
  await front.record();
  await until(() => front.unsent() === 0);
  expect(lock.requests).toHaveLength(2);

  hidden.store.dispatch(signedIn(session));
  front.store.dispatch(sessionLapsed());
  await hidden.record();
  await until(() => hidden.unsent() === 0);
  expect(lock.requests).toHaveLength(3);
});
