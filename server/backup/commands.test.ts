import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { makeOwnDatabase, type OwnDatabase } from '@test/ownDatabase';
import { runCommand } from '@test/serverProcess';

let own: OwnDataDirectory;
let target: OwnDatabase;
beforeEach(async () => {
  own = await makeDataDirectory();
  target = await makeOwnDatabase();
});
afterEach(async () => {
  await own.remove();
  await target.remove();
});

/** Runs one of the commands over this data directory. */
const run = (command: string, args: readonly string[], dataDir = own.dataDir) =>
  runCommand(command, args, { DATA_DIR: dataDir, INIT_CWD: own.dataDir });

test('the embedded database is backed up under a running server and restored into a new data directory', async () => {
  const server = await own.start();
  await own.query("insert into mappings (name) values ('Bergblick')");
  expect(await run('backup', ['one.backup'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('one.backup'),
  });
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  expect((await run('backup', ['one.backup'])).code).toBe(1);
  const refused = await run('restore', ['one.backup', '--replace']);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`pid ${server.pid} (${server.url})`) });

  const other = await makeDataDirectory();
  try {
    expect(await run('restore', ['one.backup'], other.dataDir)).toMatchObject({
      code: 0,
      output: expect.stringContaining('All sign-ins and access links have ended'),
    });
    expect(existsSync(path.join(other.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    await other.start();
    expect(await other.query('select name from mappings')).toEqual([{ name: 'Bergblick' }]);
  } finally {
    await other.remove();
  }
});

test('a file that is no backup ends the command with its reason, and no database is made', async () => {
  const other = path.join(own.dataDir, 'other');
  const refused = await run('restore', [path.resolve(__dirname, '../../package.json')], other);
  expect(refused).toEqual({
    code: 1,
    output: expect.stringMatching(/^\S+package.json is no backup of this application/),
  });
  expect(existsSync(other)).toBe(false);
  expect(await run('backup', ['a'], other)).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no'),
  });
  expect(await run('backup', [])).toEqual({
    code: 1,
    output: 'Usage: npm run backup -- FILE [--force], or FOLDER [--keep NUMBER]\n',
  });
});

test('a folder takes backups named by time, and keeps as many as it is told', async () => {
  await own.start();
  const folder = path.join(own.dataDir, 'backups');
  await mkdir(folder);
  const older = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `golf-club-${day}T03-00-00Z.backup`);
  for (const name of [...older, 'before-the-season.backup']) await writeFile(path.join(folder, name), '');

  expect(await run('backup', ['backups', '--keep', '2'])).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Removed, because 2 are kept: ${older.slice(0, 2).join(', ')}`),
  });
  const [first, ...others] = (await readdir(folder)).sort();
  expect([first, others[0], others.length]).toEqual(['before-the-season.backup', older[2], 2]);
  expect(others[1]).toMatch(/^golf-club-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/);

  // Nothing is removed where there is no new one.
  const failed = await run('backup', ['backups', '--keep', '1'], path.join(own.dataDir, 'other'));
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('There is no') });
  expect(await run('backup', ['backups', '--keep', '0'])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Usage/),
  });
  expect(await run('backup', ['one.backup', '--keep', '1'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('--keep needs one'),
  });
  expect(await readdir(folder)).toHaveLength(3);
});

test('a backup that was just made stays, also when the clock is behind', async () => {
  await own.start();
  const folder = path.join(own.dataDir, 'backups');
  await mkdir(folder);
  const later = ['2096-01-01', '2096-01-02'].map((day) => `golf-club-${day}T03-00-00Z.backup`);
  for (const name of later) await writeFile(path.join(folder, name), '');

  expect(await run('backup', ['backups', '--keep', '2'])).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Removed, because 2 are kept: ${later[0]}\n`),
  });
  const kept = await readdir(folder);
  expect([kept.length, kept.includes(later[1] ?? '')]).toEqual([2, true]);
});

test('moving to a PostgreSQL needs the server stopped, copies everything and changes nothing in the data directory', async () => {
  const server = await own.start();
  await own.query("insert into mappings (name) values ('Bergblick')");
  const refused = await run('move', [target.url]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`pid ${server.pid}`) });
  expect(await target.contents()).toEqual({});
  await server.stop();

  const moved = await run('move', [target.url]);
  expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/mappings +1 rows/) });
  expect(moved.output).toContain('Set DATABASE_URL');
  expect(await target.query('select name from mappings')).toEqual([{ name: 'Bergblick' }]);
  expect((await readdir(own.dataDir)).filter((name) => name.startsWith('move-'))).toEqual([]);

  const again = await run('move', [target.url]);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('not empty, it has rows in mappings (1)') });
  expect(existsSync(path.join(own.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
