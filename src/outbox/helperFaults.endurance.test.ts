import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { isLong, repetitions, timeLimit } from '@test/endurance';
import { below, seededRandom } from '@test/chance';
import { nextFault } from '@test/faults/fault';
import { readOutbox } from '@test/faults/outboxOnDisk';
import { startFaultProxy, type FaultProxy } from '@test/faults/faultProxy';
import { keepToken, killPage, leadPageTo, openPage, type Page } from '@test/faults/openPage';
import {
  groupAt,
  historyOf,
  Journal,
  plannedBalls,
  pointsOf,
  recordersOf,
  trainingAtRange,
} from '@test/faults/trainingAtRange';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { makeHelper } from '@test/fixtures/helpers';
import { startServerProcess, type ServerProcess } from '@test/serverProcess';
import { isUndecided } from './entries';

const PLAYERS = isLong ? 12 : 6;
const BALLS = isLong ? 30 : 10;
const SEEDS = Array.from({ length: repetitions(1, 10) }, (_, index) => 18_260 + index);
const MOST_WAITING = 20;
/** Of all recordings: during which the browser is killed, and before which connections are cut. */
const [KILLS, CUTS] = [0.04, 0.05];

let proxy: FaultProxy;
let server: ServerProcess | undefined;

beforeAll(async () => {
  proxy = await startFaultProxy();
  leadPageTo(proxy.url);
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  await proxy.close();
});

async function restartServer(): Promise<void> {
  await server?.kill('SIGKILL');
  server = await startServerProcess({
    env: { DATABASE_URL: databaseUrl(), TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'), LOG_LEVEL: 'silent' },
  });
  proxy.leadTo(server.url);
}

/** Loads the page anew over what the killed one has on the disk. */
async function killed(page: Page, trainingId: string): Promise<Page> {
  await killPage(page);
  const next = await openPage(trainingId);
  await next.ready();
  return next;
}

test.each(SEEDS)(
  `${PLAYERS * BALLS} balls of groups arrive once, each with the name of its helper, over killed browsers, a killed server and seed %i`,
  async (seed) => {
    const random = seededRandom(seed);
    const range = await trainingAtRange(PLAYERS, BALLS);
    const { pro, trainingId, golfclubId, sessionIds } = range;
    const calls = range.calls(trainingId);
    const helper = await makeHelper(pro, { id: trainingId, golfclubId });
    globalThis.indexedDB = new IDBFactory();
    await restartServer();
    keepToken(helper.token);
    let page = await openPage(trainingId);
    await page.ready();
    proxy.injectFaults(() => nextFault(random));
    const journal = new Journal();
    const planned = plannedBalls(sessionIds, BALLS, random);
    for (const [turn, ball] of planned.entries()) {
      await page.until(() => page.entries().length < MOST_WAITING);
      if (random() < CUTS) proxy.cutOff();
      // The staff splits the players anew while their balls are on the way.
      if (turn === Math.floor(planned.length / 3)) {
        const sessions = sessionIds.map((playerDataId, at) => ({
          playerDataId,
          group: groupAt(PLAYERS, at + 1),
          basedOn: groupAt(PLAYERS, at),
        }));
        expect((await calls.changeGroups({ sessions })).status).toBe(200);
      }
      const recording = page.record({ ...ball, trainingId });
      if (turn === Math.floor(planned.length / 2)) await restartServer();
      if (random() < KILLS) {
        void recording.catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, below(random, 8)));
        page = await killed(page, trainingId);
        if ((await readOutbox()).storedSoFar === journal.count) continue;
      } else await recording;
      journal.write(ball);
    }
    await page.until(() => page.entries().length === 0 || page.entries().some(isUndecided));
    expect(page.entries()).toEqual([]);

    const injected = [...proxy.counts].filter(([fault]) => fault !== null);
    expect(injected.length).toBeGreaterThan(1);
    expect(await historyOf(trainingId)).toEqual(journal.changes());
    const { trainingSessions } = (await calls.read()).body;
    expect(pointsOf((await calls.read()).body)).toEqual(journal.end());
    expect(await recordersOf(trainingId)).toEqual({ members: [], helpers: [helper.id] });
    expect(new Set(trainingSessions.flatMap(({ balls }) => balls.map((ball) => ball.helper)))).toEqual(
      new Set(['Hanna']),
    );
    expect(trainingSessions.map(({ group }) => group)).toEqual(sessionIds.map((_id, at) => groupAt(PLAYERS, at + 1)));
    expect((await readOutbox()).entries).toEqual([]);
    page.close();
  },
  timeLimit(),
);
