import { existsSync } from 'node:fs';
import path from 'node:path';
import { databaseViolations, sumViolations } from '@test/crashes/invariants';
import { drainJournals, underLoad } from '@test/crashes/load';
import { BACK_WITHIN_MS, announceTo, untilReady } from '@test/crashes/ownCluster';
import { makePressedClub, type PressedClub } from '@test/crashes/pressedClub';
import { makeSmallDisk } from '@test/crashes/smallDisk';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import type { ServerProcess } from '@test/serverProcess';
import { api } from '@test/fixtures/api';

const seed = Number(process.env['SEED'] ?? 2026);
const TOKEN_SECRET = 'secret of crashes '.repeat(2);

const disk = makeSmallDisk(224);
const testOnDisk = disk ? test : test.skip;

let dataDirectory: OwnDataDirectory;
let server: ServerProcess;
let pressed: PressedClub;
beforeAll(async () => {
  if (!disk) return;
  dataDirectory = await makeDataDirectory(disk.folder);
  server = await dataDirectory.start({ TOKEN_SECRET });
  announceTo(server.url, await dataDirectory.connection(), TOKEN_SECRET);
  pressed = await makePressedClub(dataDirectory.query, seed);
});
beforeEach(async () => {
  // So long ago that the next read notes that it is used.
  if (disk) await dataDirectory.query("update sign_ins set used_at = now() - interval '5 minutes'");
});
afterAll(async () => {
  try {
    await dataDirectory.remove();
  } finally {
    disk?.remove();
  }
});

const paths = () => [
  '/api/golfclub/whoami',
  '/api/golfclub/members?page=0&pageSize=20',
  '/api/challenges/trainingsessiontemplate',
  `/api/scheduledtrainings/${pressed.id}`,
  `/api/leaguetable/golfclub/${pressed.id}`,
  '/ready',
  '/health',
];

/** Asks for everything that a screen shows, and fails unless all is answered. */
async function expectReads(): Promise<void> {
  const client = api(pressed.unusedToken);
  for (const requested of paths()) expect([requested, (await client.get(requested)).status]).toEqual([requested, 200]);
}

/** Tries what a screen changes, and fails unless each is refused as what it is. */
async function expectRefusals(): Promise<void> {
  const client = api(pressed.token);
  const name = { en: 'Full', de: 'Voll' };
  const refused = [
    await client.post('/api/challenges/trainingcategory', { name, description: name }),
    await client.put(`/api/golfclub/${pressed.id}/member/nobody`, {
      ...{ name: 'Lena', surname: 'Vogt', email: 'lena@example.org', roles: [], handicap: 18.4 },
    }),
  ];
  for (const { status, code } of refused) expect([status, code]).toEqual([507, 'storage-full']);
}

async function expectWhole(): Promise<void> {
  for (const journal of pressed.journals) await journal.compare(dataDirectory.query);
  expect([
    ...(await databaseViolations(dataDirectory.query)),
    ...(await sumViolations(pressed.token, pressed.id)),
  ]).toEqual([]);
}

async function expectWritesAgain(): Promise<void> {
  const freedAt = performance.now();
  await drainJournals(pressed.journals);
  expect(performance.now() - freedAt).toBeLessThan(BACK_WITHIN_MS);
  await expectWhole();
}

testOnDisk(
  'on a full disk reads go on, changes are refused as a whole, and once there is room they go on',
  async () => {
    await underLoad(pressed.journals, async (load) => {
      await load.grown(40);
      await disk?.fill();
    });
    await expectReads();
    await expectRefusals();
    await expectWhole();
    await disk?.empty();
    await expectWritesAgain();
  },
);

testOnDisk(
  'a PostgreSQL that can write no more of its log comes back for readers, and for writers once there is room',
  async () => {
    await disk?.fill();
    const ended = await endByLog();
    expect(await untilReady(server.url, ended)).toBeLessThan(BACK_WITHIN_MS);
    await expectReads();
    await expectRefusals();
    await expectWhole();
    await disk?.empty();
    await expectWritesAgain();
    expect(existsSync(path.join(dataDirectory.dataDir, 'reserve'))).toBe(true);
    await server.stop();
  },
);

/** Has PostgreSQL write its log, as large readers do by themselves, until it ends; returns when. */
async function endByLog(): Promise<number> {
  for (;;) {
    const failed = await dataDirectory
      .query("select pg_logical_emit_message(false, 'filling', repeat('x', 1000000))")
      .then(() => false)
      .catch(() => true);
    if (failed) return performance.now();
  }
}
