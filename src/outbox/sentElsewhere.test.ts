import 'fake-indexeddb/auto';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { IDBFactory } from 'fake-indexeddb';
import { api } from '@/api/api';
import { trainingQueries } from '@/api/training';
import type { LoginSession } from '@/session/loginSession';
import { sessionSlice, signedIn } from '@/session/sessionSlice';
import { dropToken, storeToken } from '@/session/token';
import { pause } from '@/ui/pause';
import { deleteAcknowledged, closeOutboxDatabase, entriesOf } from './outboxDatabase';
import { outboxSlice, selectEntries, type WithOutbox } from './outboxSlice';
import { recordBall, sendAgain } from './recording';
import { startOutbox } from './startOutbox';

const petra: LoginSession = {
  ...{ id: 'petra', golfclubId: 'club', email: '', name: 'Petra', surname: 'Lang', bookable: false },
  roles: ['APPROVED', 'PRO'],
};
const { getTraining } = trainingQueries.endpoints;
const ofTraining = { scheduledTrainingId: 'training' };

/** What the server has, how it answers readings, and the calls that recorded a ball. */
function makeServer() {
  const server = { isRecorded: false, recordings: 0, readings: 0, answer: (training: object) => reply(training) };
  const training = () => {
    const balls = server.isRecorded ? [{ index: 0, points: 3, version: 1 }] : [];
    const trainingSessions = [{ id: 'jana', balls }];
    return { id: 'training', version: 1, updated_at: server.isRecorded ? '2' : '1', trainingSessions };
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    if (init?.method === 'PUT') {
      server.recordings += 1;
      server.isRecorded = true;
      return reply(training());
    }
    server.readings += 1;
    return server.answer(training());
  });
  return server;
}

const reply = (training: object): Promise<Response> => Promise.resolve(Response.json(training));
const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** Answers with what there was to read at the moment of the call, once that is wanted. */
function heldAnswers() {
  const held: (() => void)[] = [];
  return {
    hold: (training: object) => new Promise<Response>((resolve) => held.push(() => resolve(Response.json(training)))),
    count: () => held.length,
    release: () => held.splice(0).forEach((answer) => answer()),
  };
}

let stops: (() => void)[] = [];

/** A tab with the training on the screen that has one unsent ball, and sends nothing. */
async function openTab() {
  const store = configureStore({
    reducer: combineSlices(outboxSlice, sessionSlice, api),
    middleware: (standard) => standard().concat(api.middleware),
  });
  store.dispatch(signedIn(petra));
  const read = () => store.dispatch(getTraining.initiate(ofTraining, { forceRefetch: true }));
  await read();
  let lead = () => undefined as void;
  const locks = {
    request: (_name: string, _options: object, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => (lead = () => void work().then(resolve, reject))),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  stops.push(
    startOutbox(store, (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds / 100);
      return () => clearTimeout(timer);
    }),
  );
  const entries = () => selectEntries(store.getState() as WithOutbox);
  const ball = { trainingId: 'training', playerDataId: 'jana', index: 0, points: 3, basedOn: 0, before: null };
  await store.dispatch(recordBall(ball));
  const cached = () =>
    getTraining.select(ofTraining)(store.getState() as Parameters<ReturnType<typeof getTraining.select>>[0]).data;
  const isShown = () => entries().length > 0 || cached()?.trainingSessions[0]?.balls.length === 1;
  let isLost = false;
  stops.push(store.subscribe(() => (isLost ||= !isShown())));
  return { store, read, entries, cached, isLost: () => isLost, lead: () => lead() };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(5);
};

/** The other tab is answered, deletes the entry and says so. */
async function sendElsewhere(server: ReturnType<typeof makeServer>): Promise<void> {
  server.isRecorded = true;
  await deleteAcknowledged((await entriesOf('petra')).map((entry) => ({ entry, version: 1 })));
  const channel = new BroadcastChannel('golf-club-outbox');
  channel.postMessage({ userId: 'petra', wish: 'read' });
  channel.close();
}

beforeEach(async () => {
  await closeOutboxDatabase();
  globalThis.indexedDB = new IDBFactory();
  storeToken('the-token', petra);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  dropToken();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a ball that another tab has sent stays on the screen while a reading from before is under way', async () => {
  const server = makeServer();
  const tab = await openTab();
  const before = heldAnswers();
  server.answer = before.hold;
  const reading = tab.read();
  await until(() => before.count() === 1);
  server.answer = reply;
  await sendElsewhere(server);
  await pause(100);
  before.release();
  await reading;
  await until(() => tab.entries().length === 0);
  expect(tab.isLost()).toBe(false);
  expect(tab.cached()?.trainingSessions[0]?.balls).toHaveLength(1);
});

test('a ball that another tab has sent stays on the screen until the training can be read, and is not sent again', async () => {
  const server = makeServer();
  const tab = await openTab();
  server.answer = noNetwork;
  const { readings } = server;
  await sendElsewhere(server);
  await until(() => server.readings > readings + 2);
  tab.lead();
  await until(() => server.readings > readings + 4);
  expect(tab.entries()).toMatchObject([{ index: 0, points: 3 }]);
  server.answer = reply;
  await until(() => tab.entries().length === 0);
  expect(tab.isLost()).toBe(false);
  expect(server.recordings).toBe(0);
});

test('what another tab has sent of a training that is gone leaves the screen', async () => {
  const server = makeServer();
  const tab = await openTab();
  const gone = { type: 'about:blank', title: '', status: 404, code: 'not-found' };
  const headers = { 'Content-Type': 'application/problem+json' };
  server.answer = () => Promise.resolve(Response.json(gone, { status: 404, headers }));
  await sendElsewhere(server);
  await until(() => tab.entries().length === 0);
});

test('what is sent again here although another tab has discarded it stays, and is sent', async () => {
  const server = makeServer();
  const tab = await openTab();
  const reading = heldAnswers();
  server.answer = reading.hold;
  await sendElsewhere(server);
  await until(() => reading.count() === 1);
  await tab.store.dispatch(sendAgain(tab.entries()[0]?.key ?? ''));
  reading.release();
  await until(() => tab.cached()?.trainingSessions[0]?.balls.length === 1);
  await pause(50);
  expect(tab.entries()).toHaveLength(1);
  tab.lead();
  await until(() => tab.entries().length === 0);
  expect(server.recordings).toBe(1);
});
