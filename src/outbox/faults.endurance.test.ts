import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { isLong, repetitions } from '@test/endurance';
import {
  groupAt,
  historyOf,
  Journal,
  plannedBalls,
  pointsOf,
  type Range,
  recordersOf,
  trainingAtRange,
} from '@test/faults/trainingAtRange';
import { below, seededRandom } from '@test/chance';
import { nextFault } from '@test/faults/fault';
import { readOutbox } from '@test/faults/outboxOnDisk';
import { startFaultProxy, type FaultProxy } from '@test/faults/faultProxy';
import {
  CLOCK,
  killPage,
  leadPageTo,
  openPage,
  type Page,
  type RecordedAtRange,
  signInTab,
} from '@test/faults/openPage';
import { sql } from '@test/fixtures/database';
import { fromSetup } from '@test/fixtures/environment';
import type { PlayerData } from '@contract/training';
import { ordinaryPoints } from '@test/fixtures/templates';
import { isUndecided } from './entries';
import type { UndoableRecording } from './outboxSlice';

const PLAYERS = isLong ? 20 : 8;
const BALLS = isLong ? 50 : 25;
const SEEDS = Array.from({ length: repetitions(1, 20) }, (_, index) => 20_260 + index);
/** Of all recordings: during which the browser is killed, before which the network goes, which are undone, and moved. */
const [KILLS, OUTAGES, UNDOS, MOVES] = isLong ? [0.003, 0.006, 0.04, 0.05] : [0.015, 0.03, 0.04, 0.08];
const LATE_JOINERS = isLong ? 4 : 2;
const LONGEST_OUTAGE_MS = 60_000 / CLOCK;
/** Nobody records faster than a network for ever. */
const MOST_WAITING = 20;

let proxy: FaultProxy;

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

/** Loads the page anew over what the killed one has on the disk. */
async function killed(page: Page, trainingId: string): Promise<Page> {
  await killPage(page);
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
    const range = await trainingAtRange(PLAYERS, BALLS, LATE_JOINERS);
    await sql("update scheduled_trainings set status = 'PLANNED', started_at = null where id = $1", [range.trainingId]);
    const journal = new Journal();
    let page = await opened(range);
    proxy.injectFaults(() => nextFault(random));

    const write = async (note: () => void, record: () => Promise<void>) => {
      if (random() >= KILLS) {
        await record();
      } else {
        // The browser ends at whatever moment: this ball is on the disk by then, or nobody has ever seen it.
        void record().catch(() => undefined);
        await pause(below(random, 8));
        page = await killed(page, range.trainingId);
        if ((await readOutbox()).storedSoFar === journal.count) return;
      }
      note();
    };
    /** Of somebody who came late the journal has the member, whose player session gets its id only on the server. */
    const written = <Ball extends { playerDataId: string }>(ball: Ball): Ball => ({
      ...ball,
      playerDataId: lateMember(page.training(), ball.playerDataId) ?? ball.playerDataId,
    });
    const lateMember = ({ trainingSessions }: ReturnType<Page['training']>, playerDataId: string) => {
      const players = trainingSessions.find(({ id }) => id === playerDataId)?.players ?? [];
      return range.late.find(({ id }) => players.some((player) => player.id === id))?.id;
    };
    const undo = (last: UndoableRecording) => {
      const { playerDataId, index, points, before, to } = last;
      if (to && points !== null) journal.move(written(to), written({ playerDataId, index }), points);
      else journal.write(written({ playerDataId, index, points: before }));
    };
    const addLate = async (member: Range['late'][number]) => {
      const { id, name, surname, username, golfclubId, handicap } = member;
      const isThere = () =>
        page.training().trainingSessions.some(({ players }) => players.some((one) => one.id === id));
      while (!isThere()) {
        await write(
          () => journal.step(),
          () => page.addPlayer({ id, name, surname, username, golfclubId, handicap }, 1),
        );
      }
    };
    const sessionOfMember = (memberId: string): string =>
      page.training().trainingSessions.find(({ players }) => players.some(({ id }) => id === memberId))?.id ?? '';
    while (page.training().status === 'PLANNED') {
      await write(
        () => journal.step(),
        () => page.start('2026-10-02'),
      );
    }
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
    const planned = plannedBalls(range.sessionIds, BALLS, random);
    const turns = new Map(range.late.map((member) => [below(random, planned.length), member]));
    const present: Range['late'] = [];
    for (const [turn, ball] of planned.entries()) {
      const late = turns.get(turn);
      if (late) {
        await addLate(late);
        present.push(late);
      }
      const own = present[turn % BALLS];
      if (own && !journal.end().has(`${own.id}/${turn % BALLS}`)) {
        const lateBall = { index: turn % BALLS, points: ordinaryPoints(below(random, 4)) };
        await write(
          () => journal.write({ ...lateBall, playerDataId: own.id }),
          () => page.record({ ...lateBall, playerDataId: sessionOfMember(own.id), trainingId: range.trainingId }),
        );
      }
      await page.until(() => page.entries().length < MOST_WAITING);
      // Chance may have brought none that refused a connection.
      const isMissing = turn >= planned.length / 2 && !proxy.counts.has('outage');
      if (random() < OUTAGES || isMissing) {
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
    const ids = new Map(range.late.map(({ id }) => [id, sessionOfMember(id)]));
    journal.rename((id) => ids.get(id) ?? id);
    expect(page.training()).toMatchObject({ status: 'STARTED', plannedDate: '2026-10-02' });
    expect(new Set(ids.values()).size).toBe(LATE_JOINERS);
    await expectAsWritten(journal, range);
    expect(await recordersOf(range.trainingId)).toEqual({ members: [range.pro.id], helpers: [] });
    const groups = (sessions: readonly PlayerData[]) => new Map(sessions.map(({ id, group }) => [id, group]));
    const { trainingSessions } = (await range.calls(range.trainingId).read()).body;
    range.sessionIds.forEach((id, at) => expect(groups(trainingSessions).get(id)).toBe(groupAt(PLAYERS, at)));
    for (const id of ids.values()) expect(groups(trainingSessions).get(id)).toBe(1);
    expect(groups(page.training().trainingSessions)).toEqual(groups(trainingSessions));
    expect((await readOutbox()).entries).toEqual([]);
    expect(pointsOf(page.training())).toEqual(journal.end());
    page.close();
  },
  300_000,
);
