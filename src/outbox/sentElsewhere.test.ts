import { IDBFactory } from 'fake-indexeddb';
import { trainingQueries } from '@/api/training';
import { petra, setLocks, tabsOfPetra, until } from '@test/browser/outboxTabs';
import { acknowledgedOf, deleteAcknowledged } from './acknowledgedBalls';
import type { BallEntry } from './entries';
import { addEntry, closeOutboxDatabase, deleteEntry, entriesOf } from './outboxDatabase';
import { moveBall } from './recording';

const { getTraining } = trainingQueries.endpoints;
const CHANNEL = 'golf-club-outbox';
const ofTraining = { scheduledTrainingId: 'training' };

/** What the server has, how it answers readings, and the calls that recorded a ball. */
function makeServer() {
  const server = { isRecorded: false, recordings: 0, readings: 0, answer: reply };
  const training = () => {
    const balls = server.isRecorded ? [{ index: 0, points: 3, version: 1 }] : [];
    const trainingSessions = [
      { id: 'jana', balls },
      { id: 'tom', balls: [] },
    ];
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

const makeTab = tabsOfPetra();

/** A tab with the training on the screen that has one unsent ball, and sends nothing. */
async function openTab(ball?: { points: number | null; basedOn: number }) {
  const { store, entries, start, watch, record } = makeTab();
  const read = () => store.dispatch(getTraining.initiate(ofTraining, { forceRefetch: true }));
  await read();
  let lead = () => undefined as void;
  setLocks({
    request: (_name: string, _options: object, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => (lead = () => void work().then(resolve, reject))),
  });
  start((milliseconds, then) => {
    const timer = setTimeout(then, milliseconds / 100);
    return () => clearTimeout(timer);
  });
  await record(ball);
  const cached = () =>
    getTraining.select(ofTraining)(store.getState() as Parameters<ReturnType<typeof getTraining.select>>[0]).data;
  const isShown = () => entries().length > 0 || cached()?.trainingSessions[0]?.balls.length === 1;
  let isLost = false;
  watch(() => (isLost ||= !isShown()));
  return { store, read, entries, cached, isLost: () => isLost, lead: () => lead() };
}

/** The other tab is answered, deletes the entry and says so. */
async function sendElsewhere(server: ReturnType<typeof makeServer>, version = 1): Promise<void> {
  server.isRecorded = version > 0;
  await deleteAcknowledged((await entriesOf(petra.id)).map((entry) => ({ entry, version })));
  await announce();
}

/** The user discards the entry in the other tab, which says so. */
async function discardElsewhere(): Promise<void> {
  for (const { key } of await entriesOf(petra.id)) await deleteEntry(key);
  await announce();
}

/** Resolves once the tab has received the message and read the database. */
async function announce(): Promise<void> {
  const [listening, channel] = [new BroadcastChannel(CHANNEL), new BroadcastChannel(CHANNEL)];
  const received = new Promise((resolve) => {
    listening.onmessage = resolve;
  });
  channel.postMessage({ userId: petra.id, wish: 'read' });
  await received;
  // The database answers in the order of the requests.
  await entriesOf(petra.id);
  await acknowledgedOf(petra.id);
  for (const one of [listening, channel]) one.close();
}

test('a ball that another tab has sent stays on the screen while a reading from before is under way', async () => {
  const server = makeServer();
  const tab = await openTab();
  const before = heldAnswers();
  server.answer = before.hold;
  const reading = tab.read();
  await until(() => before.count() === 1);
  server.answer = reply;
  await sendElsewhere(server);
  before.release();
  await reading;
  await until(() => tab.entries().length === 0);
  expect(tab.isLost()).toBe(false);
  expect(tab.cached()?.trainingSessions[0]?.balls).toHaveLength(1);
});

test('a ball that another tab has sent stays on the screen where the training cannot be read, and is not sent again', async () => {
  const server = makeServer();
  const tab = await openTab();
  server.answer = noNetwork;
  await sendElsewhere(server);
  await until(() => tab.entries().length === 0);
  expect(tab.cached()?.trainingSessions[0]?.balls).toEqual([{ index: 0, points: 3, version: 1 }]);
  tab.lead();
  await until(() => server.readings > 1);
  expect(tab.isLost()).toBe(false);
  expect(server.recordings).toBe(0);
});

test('a ball that was taken back, which another tab has sent, stays taken back where the training cannot be read', async () => {
  const server = makeServer();
  server.isRecorded = true;
  const tab = await openTab({ points: null, basedOn: 1 });
  expect(tab.cached()?.trainingSessions[0]?.balls).toHaveLength(1);
  server.answer = noNetwork;
  await sendElsewhere(server, 0);
  await until(() => tab.entries().length === 0);
  expect(tab.cached()?.trainingSessions[0]?.balls).toEqual([]);
});

test('a ball is sent from memory where the browser has deleted its database, and nobody has discarded it', async () => {
  const server = makeServer();
  const tab = await openTab();
  await closeOutboxDatabase();
  globalThis.indexedDB = new IDBFactory();
  await announce();
  await until(() => tab.entries().length === 0);
  expect(server.recordings).toBe(1);
  expect(tab.isLost()).toBe(false);
});

test('a ball that was given away, which another tab has sent, stays given away where the training cannot be read', async () => {
  const server = makeServer();
  server.isRecorded = true;
  const tab = await openTab({ points: 3, basedOn: 1 });
  await sendElsewhere(server);
  await until(() => tab.entries().length === 0);
  const to = { playerDataId: 'tom', index: 1 };
  await tab.store.dispatch(moveBall({ trainingId: 'training', playerDataId: 'jana', index: 0, points: 3, to }));
  server.answer = noNetwork;
  const done = (await entriesOf(petra.id)).map((entry) => ({ entry, version: 0, toVersion: 2 }));
  await deleteAcknowledged(done);
  await announce();
  await until(() => tab.entries().length === 0);
  expect(tab.cached()?.trainingSessions.map(({ balls }) => balls)).toEqual([[], [{ index: 1, points: 3, version: 2 }]]);
});

test('a ball that another tab has sent and corrected has the later points where the training cannot be read', async () => {
  const server = makeServer();
  const tab = await openTab();
  server.answer = noNetwork;
  const [first] = await entriesOf(petra.id);
  if (first?.kind !== 'ball') throw new Error('nothing is recorded');
  const { order: _order, ...recorded } = first;
  const corrected = await addEntry<BallEntry>({ ...recorded, key: 'corrected', points: 1 });
  await deleteAcknowledged([{ entry: first, version: 1 }]);
  await deleteAcknowledged([{ entry: corrected, version: 2 }]);
  await announce();
  await until(() => tab.entries().length === 0);
  expect(tab.cached()?.trainingSessions[0]?.balls).toEqual([{ index: 0, points: 1, version: 2 }]);
});

test('what another tab has sent of a training that is gone leaves the outbox', async () => {
  const server = makeServer();
  const tab = await openTab();
  const gone = { type: 'about:blank', title: '', status: 404, code: 'not-found' };
  const headers = { 'Content-Type': 'application/problem+json' };
  server.answer = () => Promise.resolve(Response.json(gone, { status: 404, headers }));
  await sendElsewhere(server);
  await until(() => tab.entries().length === 0);
});

test('a ball that another tab has discarded leaves the screen also without a network', async () => {
  const server = makeServer();
  const tab = await openTab();
  server.answer = noNetwork;
  await discardElsewhere();
  await until(() => tab.entries().length === 0);
  expect(tab.cached()?.trainingSessions[0]?.balls).toEqual([]);
});
