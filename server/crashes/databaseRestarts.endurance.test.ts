import { databaseViolations, sumViolations } from '@test/crashes/invariants';
import { drainJournals, underLoad } from '@test/crashes/load';
import { BACK_WITHIN_MS, type OwnCluster, announceTo, startOwnCluster, untilReady } from '@test/crashes/ownCluster';
import { makePressedClub, type PressedClub } from '@test/crashes/pressedClub';
import { repetitions } from '@test/endurance';
import { below, seededRandom } from '@test/chance';
import { startServerProcess, type ServerProcess } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { following } from '@test/fixtures/following';

const seed = Number(process.env['SEED'] ?? 2026);
const RESTARTS = repetitions(1, 100);
const TOKEN_SECRET = 'secret of crashes '.repeat(2);

let cluster: OwnCluster;
let server: ServerProcess;
let pressed: PressedClub;
beforeAll(async () => {
  cluster = await startOwnCluster();
  server = await startServerProcess({ env: { DATABASE_URL: cluster.url, TOKEN_SECRET, LOG_LEVEL: 'error' } });
  announceTo(server.url, cluster.connection, TOKEN_SECRET);
  pressed = await makePressedClub(cluster.query, seed);
});
afterAll(async () => {
  try {
    await server.kill('SIGKILL');
  } finally {
    await cluster.remove();
  }
});

async function expectWhole(): Promise<void> {
  for (const journal of pressed.journals) await journal.compare(cluster.query);
  expect([...(await databaseViolations(cluster.query)), ...(await sumViolations(pressed.token, pressed.id))]).toEqual(
    [],
  );
}

test(`writes go on and live streams tell again after ${RESTARTS} immediate restarts under load (SEED=${seed})`, async () => {
  const random = seededRandom(seed);
  const waits: number[] = [];
  for (let round = 0; round < RESTARTS; round += 1) {
    const stream = await following(pressed.token, pressed.id);
    const waited = await underLoad(pressed.journals, async (load) => {
      await load.grown(20 + below(random, 60));
      const caughtUp = stream.next(({ event }) => event === 'resync');
      const restartedAt = performance.now();
      await cluster.restart();
      await untilReady(server.url, restartedAt);
      await load.grown(pressed.journals.length);
      await caughtUp;
      return performance.now() - restartedAt;
    });
    expect(waited).toBeLessThan(BACK_WITHIN_MS);
    waits.push(waited);

    const announced = stream.next(({ event }) => event === 'training');
    await drainJournals(pressed.journals);
    await announced;
    stream.stop();
    await expectWhole();
  }
  const acknowledged = pressed.journals.reduce((sum, journal) => sum + journal.acknowledged(), 0);
  console.info(
    `${RESTARTS} restarts, ${acknowledged} changes acknowledged, each writes again after ${Math.max(...waits).toFixed(0)} ms at worst`,
  );
}, 3_600_000);

test('while PostgreSQL is away everything is refused for now, saying when to try again, and only /health is well', async () => {
  const client = api(pressed.token);
  await cluster.stop();
  const refused = [
    await api().get('/ready'),
    await client.get('/api/golfclub/whoami'),
    await client.put('/api/challenges/trainingcategory', {}),
    await api().post('/api/auth/signin', { usernameOrEmail: 'nobody', password: 'seven herons on the dune' }),
    await client.get(`/api/live/${pressed.id}`),
  ];
  for (const { status, code, headers } of refused) {
    expect([status, code, Number(headers.get('retry-after')) >= 1]).toEqual([503, 'overloaded', true]);
  }
  expect((await api().get('/health')).status).toBe(200);
  const [first] = pressed.journals;
  expect(await first?.write()).toBe(false);

  await cluster.start();
  await drainJournals(pressed.journals);
  await expectWhole();
  expect((await api().get('/ready')).status).toBe(200);
});
