import { databaseViolations, sumViolations } from '@test/crashes/invariants';
import { drainJournals, underLoad } from '@test/crashes/load';
import { BACK_WITHIN_MS, killTree, announceTo, untilReady } from '@test/crashes/ownCluster';
import { makePressedClub } from '@test/crashes/pressedClub';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { repetitions } from '@test/endurance';
import { below, seededRandom } from '@test/chance';
import type { ServerProcess } from '@test/serverProcess';

const seed = Number(process.env['SEED'] ?? 2026);
const KILLS = repetitions(1, 201);
const TOKEN_SECRET = 'secret of crashes '.repeat(2);

/** Who is killed, in turn. */
const victims = ['the server and its database', 'the server', 'the database'] as const;

let dataDirectory: OwnDataDirectory;
let server: ServerProcess;
beforeAll(async () => {
  dataDirectory = await makeDataDirectory();
  server = await dataDirectory.start({ TOKEN_SECRET });
});
afterAll(() => dataDirectory.remove());

/** Returns how long it took until the server was ready again. */
async function kill(victim: (typeof victims)[number]): Promise<number> {
  const postgres = await dataDirectory.postgresPid();
  const killedAt = performance.now();
  if (victim === 'the database') {
    await killTree(postgres);
  } else {
    const killed = server.kill('SIGKILL');
    if (victim === 'the server and its database') await killTree(postgres);
    await killed;
    server = await dataDirectory.start({ TOKEN_SECRET });
    process.env['TEST_SERVER_URL'] = server.url;
  }
  return untilReady(server.url, killedAt);
}

test(`nothing that was acknowledged is lost or half done after kill -9 under load, ${KILLS} times (SEED=${seed})`, async () => {
  const { host, port, user, database } = await dataDirectory.connection();
  announceTo(server.url, { host, port, user, database }, TOKEN_SECRET);
  const { id, token, journals } = await makePressedClub(dataDirectory.query, seed);
  const random = seededRandom(seed);
  const waits: number[] = [];

  for (let round = 0; round < KILLS; round += 1) {
    const waited = await underLoad(journals, async (load) => {
      await load.grown(20 + below(random, 60));
      return kill(victims[round % victims.length] ?? 'the server');
    });
    expect(waited).toBeLessThan(BACK_WITHIN_MS);
    waits.push(waited);

    for (const journal of journals) await journal.compare(dataDirectory.query);
    expect(await databaseViolations(dataDirectory.query)).toEqual([]);
    await drainJournals(journals);
    for (const journal of journals) await journal.compare(dataDirectory.query);
    expect([...(await databaseViolations(dataDirectory.query)), ...(await sumViolations(token, id))]).toEqual([]);
  }
  const acknowledged = journals.reduce((sum, journal) => sum + journal.acknowledged(), 0);
  console.info(
    `${KILLS} kills, ${acknowledged} changes acknowledged, ready after ${Math.max(...waits).toFixed(0)} ms at worst`,
  );
}, 3_600_000);
