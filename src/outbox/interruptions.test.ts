import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { historyOf, Journal, pointsOf, type Range, trainingAtRange } from '@test/faults/trainingAtRange';
import { startFaultProxy, type FaultProxy } from '@test/faults/faultProxy';
import { pauseAnswers, pauseNetwork } from '@test/browser/network';
import { killPage, leadPageTo, openPage, type Page, signInTab } from '@test/faults/openPage';
import { ordinaryPoints } from '@test/fixtures/templates';
import { startServerProcess, type ServerProcess } from '@test/serverProcess';
import { sql } from '@test/fixtures/database';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { SESSION_KEY } from '@/session/token';
import { isUndecided, type OutboxEntry } from './entries';

const isWaiting = ({ state }: OutboxEntry) => state === 'waiting';

let proxy: FaultProxy;
let page: Page | undefined;

beforeAll(async () => {
  proxy = await startFaultProxy();
  leadPageTo(proxy.url);
});
afterAll(() => proxy.close());

beforeEach(() => {
  proxy.leadTo(fromSetup('TEST_SERVER_URL'));
  proxy.injectFaults(() => null);
  proxy.outage(false);
  proxy.counts.clear();
  proxy.puts.length = 0;
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => page?.close());

async function opened({ pro, trainingId }: Range): Promise<Page> {
  await signInTab(pro);
  page = await openPage(trainingId);
  await page.ready();
  return page;
}

/** The id of the sign-in whose token this tab keeps. */
function currentSignIn(): unknown {
  const [, token] = /"token":"([^"]+)"/.exec(window.sessionStorage.getItem(SESSION_KEY) ?? '') ?? [];
  const claims: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims !== null && 'jti' in claims ? claims.jti : undefined;
}

/** Records so many balls of each player session, those of the first from this index on. */
async function record(at: Page, journal: Journal, { trainingId, sessionIds }: Range, from: number, count: number) {
  for (let index = from; index < from + count; index += 1) {
    for (const [position, playerDataId] of sessionIds.entries()) {
      const ball = { playerDataId, index, points: ordinaryPoints(index + position) };
      await at.record({ ...ball, trainingId });
      journal.write(ball);
    }
  }
}

async function expectAsWritten(journal: Journal, { calls, trainingId }: Range): Promise<void> {
  expect(await historyOf(trainingId)).toEqual(journal.changes());
  expect(pointsOf((await calls(trainingId).read()).body)).toEqual(journal.end());
}

test('the proxy stands between the page and the server', async () => {
  const range = await trainingAtRange(1, 1);
  await opened(range);
  expect(proxy.counts.get(null)).toBeGreaterThan(0);
});

test('what is recorded while the sign-in has ended is sent once the same person has signed in again', async () => {
  const range = await trainingAtRange(3, 6);
  const journal = new Journal();
  const at = await opened(range);
  await record(at, journal, range, 0, 2);
  await sql('delete from sign_ins where id = $1', [currentSignIn()]);
  await record(at, journal, range, 2, 4);
  await at.until(at.isLapsed);
  expect(at.entries().length).toBeGreaterThan(0);
  expect(at.entries().some(isUndecided)).toBe(false);
  await at.signInAgain(range.pro);
  await at.until(() => at.entries().length === 0);
  await expectAsWritten(journal, range);
});

test('what waits while the server is killed arrives at the one that is started again, also after a reload of the page', async () => {
  const start = (): Promise<ServerProcess> =>
    startServerProcess({
      env: { DATABASE_URL: databaseUrl(), TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'), LOG_LEVEL: 'silent' },
    });
  const range = await trainingAtRange(4, 8);
  const journal = new Journal();
  const first = await start();
  proxy.leadTo(first.url);
  const at = await opened(range);
  await record(at, journal, range, 0, 2);
  const killing = first.kill('SIGKILL');
  await record(at, journal, range, 2, 6);
  await killing;
  expect(at.entries().length).toBeGreaterThan(0);

  await killPage(at);
  const second = await start();
  proxy.leadTo(second.url);
  page = await openPage(range.trainingId);
  const again = page;
  await again.ready();
  await again.until(() => again.entries().length === 0);
  await expectAsWritten(journal, range);
  again.close();
  await second.kill('SIGKILL');
});

test('balls for a training that was finished elsewhere are refused, stay over a reload, and arrive once it is opened again', async () => {
  const range = await trainingAtRange(1, 4);
  const [playerDataId = ''] = range.sessionIds;
  const calls = range.calls(range.trainingId);
  const journal = new Journal();
  const at = await opened(range);
  await record(at, journal, range, 0, 1);
  await at.until(() => at.entries().length === 0);
  proxy.outage(true);
  for (const index of [1, 2, 3]) await at.record({ trainingId: range.trainingId, playerDataId, index, points: 3 });
  expect((await calls.finish()).status).toBe(200);
  proxy.outage(false);
  await at.until(() => at.entries().length === 3 && at.entries().every(isUndecided));
  const refused = { state: 'refused', failure: { status: 409, data: { code: 'wrong-state' } } };
  expect(at.entries()).toMatchObject([refused, refused, refused]);
  await expectAsWritten(journal, range);

  await killPage(at);
  page = await openPage(range.trainingId);
  const again = page;
  await again.ready();
  await again.until(() => again.entries().length === 3);
  expect(again.entries()).toMatchObject([refused, refused, refused]);

  await calls.unfinish();
  await calls.editSession(playerDataId);
  const [first, second, third] = again.entries();
  for (const one of [first, second]) await again.sendAgain(one?.key ?? '');
  await again.giveUp(third?.key ?? '');
  await again.until(() => again.entries().length === 0);
  for (const index of [1, 2]) journal.write({ playerDataId, index, points: 3 });
  await expectAsWritten(journal, range);
});

/** The calls that recorded balls, and how many balls each of them held. */
const recordings = () =>
  proxy.puts.flatMap(({ path, key, body }) => {
    if (!/\/balls?\/add$/.test(path)) return [];
    const sent = JSON.parse(body) as { balls?: unknown[] };
    return [{ key, body, balls: sent.balls?.length ?? 1 }];
  });

const bursts = () => recordings().filter(({ balls }) => balls > 1);

test('balls of player sessions that nobody has opened yet open them, and arrive as they were recorded', async () => {
  const range = await trainingAtRange(3, 4);
  const { trainingId, sessionIds, calls } = range;
  await sql("update player_sessions set status = 'ADDED' where training_id = $1", [trainingId]);
  const journal = new Journal();
  const at = await opened(range);
  const [from = '', to = '', last = ''] = sessionIds;
  for (const playerDataId of [from, last]) {
    const ball = { playerDataId, index: 0, points: ordinaryPoints(1) };
    await at.record({ ...ball, trainingId });
    journal.write(ball);
  }
  await at.until(() => at.entries().length === 0);
  // Into the one that still is not open.
  const points = ordinaryPoints(1);
  await at.move({ trainingId, playerDataId: from, index: 0, points, to: { playerDataId: to, index: 2 } });
  journal.move({ playerDataId: from, index: 0 }, { playerDataId: to, index: 2 }, points);
  await at.until(() => at.entries().length === 0);
  await expectAsWritten(journal, range);
  const { trainingSessions } = (await calls(trainingId).read()).body;
  expect(trainingSessions.map(({ playerDataStatus }) => playerDataStatus)).toEqual(['EDIT', 'EDIT', 'EDIT']);
});

test('fifty balls recorded without a network arrive in two calls at most', async () => {
  const range = await trainingAtRange(1, 50);
  const journal = new Journal();
  const at = await opened(range);
  proxy.outage(true);
  await record(at, journal, range, 0, 50);
  await at.until(() => at.entries().some(({ failure }) => failure !== null));
  proxy.outage(false);
  await at.until(() => at.entries().length === 0);
  await expectAsWritten(journal, range);
  // What had been tried while the others were not there yet is repeated as it was.
  const arrived = recordings().map(({ balls }) => balls);
  expect(arrived.reduce((sum, balls) => sum + balls, 0)).toBe(50);
  expect(arrived.length).toBeLessThanOrEqual(2);
});

test('a ball that arrives after a reload, while the training is being read, stays on the screen and can be taken back', async () => {
  const range = await trainingAtRange(1, 2);
  const [playerDataId = ''] = range.sessionIds;
  const journal = new Journal();
  const at = await opened(range);
  proxy.outage(true);
  await record(at, journal, range, 0, 1);
  await killPage(at);

  const readings = pauseAnswers(`/one/${range.trainingId}`);
  const balls = pauseNetwork('/ball/add');
  proxy.outage(false);
  page = await openPage(range.trainingId);
  const again = page;
  await waitFor(() => expect(readings.count()).toBe(1));
  balls();
  await again.until(() => proxy.puts.length > 0 && again.entries().length === 0);
  readings.resume();
  await again.ready();
  await again.until(() => pointsOf(again.training()).size === 1);

  const takenBack = { playerDataId, index: 0, points: null };
  await again.record({ ...takenBack, trainingId: range.trainingId });
  journal.write(takenBack);
  await again.until(() => again.entries().every(isUndecided));
  expect(again.entries()).toEqual([]);
  await expectAsWritten(journal, range);
});

test('a burst whose answer was lost is repeated with the same key and the same balls, also after a reload', async () => {
  const range = await trainingAtRange(1, 6);
  const journal = new Journal();
  const at = await opened(range);
  proxy.outage(true);
  await record(at, journal, range, 0, 5);
  proxy.injectFaults((path) => (path.endsWith('/balls/add') ? 'answer-lost' : null));
  proxy.outage(false);
  await at.until(() => bursts().length > 0 && at.entries().every(isWaiting));
  await killPage(at);
  page = await openPage(range.trainingId);
  const again = page;
  proxy.injectFaults(() => null);
  await again.ready();
  await record(again, journal, range, 5, 1);
  await again.until(() => again.entries().length === 0);
  await expectAsWritten(journal, range);
  const [first] = bursts();
  const repeated = bursts().filter(({ key }) => key === first?.key);
  expect(repeated.length).toBeGreaterThan(1);
  expect(new Set(repeated.map(({ body }) => body)).size).toBe(1);
});

test('of a burst with one ball that somebody else recorded, that one is in conflict and the others arrive', async () => {
  const range = await trainingAtRange(1, 5);
  const [playerDataId = ''] = range.sessionIds;
  const journal = new Journal();
  const at = await opened(range);
  proxy.outage(true);
  for (const index of [0, 1, 2, 3, 4])
    await at.record({ trainingId: range.trainingId, playerDataId, index, points: 3 });
  await range.calls(range.trainingId).recordBall(playerDataId, { index: 2, points: 1 });
  proxy.outage(false);
  await at.until(() => at.entries().length === 1 && at.entries().every(isUndecided));
  expect(at.entries()).toMatchObject([{ index: 2, points: 3, state: 'conflict' }]);
  journal.write({ playerDataId, index: 2, points: 1 });
  for (const index of [0, 1, 3, 4]) journal.write({ playerDataId, index, points: 3 });
  await expectAsWritten(journal, range);
});
