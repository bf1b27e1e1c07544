import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { isLong, repetitions } from '@test/endurance';
import {
  copiedDatabase,
  historyOf,
  Journal,
  plannedBalls,
  pointsOf,
  type Range,
  readDatabase,
  trainingAtRange,
} from '@test/faults/trainingAtRange';
import { below, nextFault, seededRandom } from '@test/faults/fault';
import { startFaultProxy, type FaultProxy } from '@test/faults/faultProxy';
import { CLOCK, leadPageTo, openPage, type Page, type RecordedAtRange, signInTab } from '@test/faults/openPage';
import { fromSetup } from '@test/fixtures/environment';
import { isUndecided } from './entries';
import type { UndoableRecording } from './outboxSlice';

const PLAYERS = isLong ? 20 : 8;
const BALLS = isLong ? 50 : 25;
const SEEDS = Array.from({ length: repetitions(1, 20) }, (_, index) => 20_260 + index);
/** Of all recordings: during which the browser is killed, before which the network goes, which are undone, and moved. */
const [KILLS, OUTAGES, UNDOS, MOVES] = isLong ? [0.003, 0.006, 0.04, 0.05] : [0.015, 0.03, 0.04, 0.08];
const LONGEST_OUTAGE_MS = 60_000 / CLOCK;
/** Nobody records faster than a network for ever. */
const MOST_WAITING = 20;
const OUTBOX = 'golf-club-outbox';

let proxy: FaultProxy;

beforeAll(async () => {
  proxy = await startFaultProxy();
  leadPageTo(proxy.url);
});
afterAll(() => proxy.close());

beforeEach(() => {
  proxy.leadTo(fromSetup('TEST_SERVER_URL'));
  proxy.disturb(() => null);
  proxy.outage(false);
  proxy.counts.clear();
  proxy.puts.length = 0;
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens the page of whoever runs this training, in a browser that has never been there. */
async function opened({ pro, trainingId }: Range): Promise<Page> {
  globalThis.indexedDB = new IDBFactory();
  await signInTab(pro);
  const page = await openPage(trainingId);
  await page.ready();
  return page;
}

/** Loads the page anew over what the killed one has on the disk; what that one had under way goes on without it. */
async function killed(page: Page, trainingId: string): Promise<Page> {
  const left = await copiedDatabase(OUTBOX);
  page.close();
  globalThis.indexedDB = left;
  const next = await openPage(trainingId);
  await next.ready();
  return next;
}

/** Resolves when nothing is left to send. Throws when something was refused. */
async function everythingSent(page: Page): Promise<void> {
  await page.until(() => page.entries().length === 0 || page.entries().some(isUndecided));
  expect(page.entries()).toEqual([]);
}

/** Expects that the server has accepted each recording that changed anything once and in order, and holds their end. */
async function expectAsWritten(journal: Journal, { calls, trainingId }: Range): Promise<void> {
  expect(await historyOf(trainingId)).toEqual(journal.changes());
  expect(pointsOf((await calls(trainingId).read()).body)).toEqual(journal.end());
}

test.each(SEEDS)(
  `${PLAYERS * BALLS} balls of ${PLAYERS} players arrive once and as written down, over a network as bad as seed %i`,
  async (seed) => {
    const random = seededRandom(seed);
    const range = await trainingAtRange(PLAYERS, BALLS);
    const journal = new Journal();
    let page = await opened(range);
    proxy.disturb(() => nextFault(random));

    const write = async (note: () => void, record: () => Promise<void>) => {
      if (random() >= KILLS) {
        await record();
      } else {
        // The browser ends at whatever moment: this ball is on the disk by then, or nobody has ever seen it.
        void record().catch(() => undefined);
        await pause(below(random, 8));
        page = await killed(page, range.trainingId);
        if ((await readDatabase(OUTBOX)).storedSoFar === journal.count) return;
      }
      note();
    };
    const undo = (last: UndoableRecording) => {
      const { playerDataId, index, points, before, to } = last;
      if (to && points !== null) journal.move(to, { playerDataId, index }, points);
      else journal.write({ playerDataId, index, points: before });
    };
    /** Gives the ball to the next player, whose turn with the ball after it has not come. */
    const moveOn = async ({ playerDataId, index, points }: Omit<RecordedAtRange, 'trainingId'>) => {
      const { sessionIds, trainingId } = range;
      const next = sessionIds[(sessionIds.indexOf(playerDataId) + 1) % sessionIds.length] ?? '';
      const to = { playerDataId: next, index: index + 1 };
      if (points === null || to.index >= BALLS || journal.end().has(`${next}/${to.index}`)) return;
      if (journal.end().get(`${playerDataId}/${index}`) !== points) return;
      await write(
        () => journal.move({ playerDataId, index }, to, points),
        () => page.move({ trainingId, playerDataId, index, points, to }),
      );
    };
    for (const ball of plannedBalls(range.sessionIds, BALLS, random)) {
      await page.until(() => page.entries().length < MOST_WAITING);
      if (random() < OUTAGES) {
        proxy.outage(true);
        setTimeout(() => proxy.outage(false), random() * LONGEST_OUTAGE_MS);
      }
      const last = page.lastRecording();
      if (last && random() < UNDOS)
        await write(
          () => undo(last),
          () => page.undo(last),
        );
      await write(
        () => journal.write(ball),
        () => page.record({ ...ball, trainingId: range.trainingId }),
      );
      if (random() < MOVES) await moveOn(ball);
    }
    await everythingSent(page);

    for (const fault of ['request-lost', 'answer-lost', 'outage'] as const) {
      expect(proxy.counts.get(fault)).toBeGreaterThan(0);
    }
    for (const path of ['/balls/add', '/ball/move']) {
      expect(proxy.puts.some((put) => put.path.endsWith(path))).toBe(true);
    }
    expect([...journal.changes().values()].some((points) => points.includes(null))).toBe(true);
    await expectAsWritten(journal, range);
    expect((await readDatabase(OUTBOX)).entries).toEqual([]);
    expect(pointsOf(page.training())).toEqual(journal.end());
    page.close();
  },
  300_000,
);
