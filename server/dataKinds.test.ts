import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { makeOwnDatabase, type OwnDatabase, TO_VERSION_WITHOUT_KIND } from '@test/ownDatabase';
import { runCommand } from '@test/serverProcess';
import { migrate, migrationsFolder } from './db/migrate';

let demo: OwnDataDirectory;
let production: OwnDataDirectory;
let demoDatabase: OwnDatabase;
let productionDatabase: OwnDatabase;
let folder: string;

beforeAll(async () => {
  [demo, production] = await Promise.all([makeDataDirectory(), makeDataDirectory()]);
  [demoDatabase, productionDatabase] = await Promise.all([makeOwnDatabase(), makeOwnDatabase()]);
  folder = await mkdtemp(path.join(tmpdir(), 'golf-kinds-'));
  await (await demo.start({}, ['--demo'])).stop();
  await (await production.start()).stop();
  await migrate(demoDatabase.url, migrationsFolder, { kind: 'demo', setting: '' });
  await migrate(productionDatabase.url, migrationsFolder, { kind: 'production', setting: '' });
});
afterAll(async () => {
  await Promise.all([demo.remove(), production.remove(), demoDatabase.remove(), productionDatabase.remove()]);
  await rm(folder, { recursive: true });
});

const run = (command: string, args: readonly string[], env: Record<string, string>) =>
  runCommand(command, args, { INIT_CWD: folder, ...env });

/** Takes what a backup is of out of its header, which versions before did not write. */
async function withoutKind(file: string): Promise<void> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  const contents = `${lines.slice(0, -1).join('\n')}\n`.replace('"kind":"demo",', '');
  const end = JSON.parse(lines.at(-1) ?? '') as object;
  const sha256 = createHash('sha256').update(contents).digest('hex');
  await writeFile(file, gzipSync(`${contents}${JSON.stringify({ ...end, sha256 })}\n`));
}

const ofTheDemo = /is a database of the demo, whose passwords are public: production needs another one/;
const ofProduction = /is a database of production, which the demo never opens/;

test('production refuses the data directory of the demo, and the demo that of production', async () => {
  await expect(production.start({ DATA_DIR: demo.dataDir })).rejects.toMatchObject({
    code: 1,
    output: expect.stringMatching(new RegExp(`^DATA_DIR \\(${demo.dataDir}\\) ${ofTheDemo.source}`)),
  });
  await expect(demo.start({ DATA_DIR: production.dataDir, TOKEN_SECRET: '' }, ['--demo'])).rejects.toMatchObject({
    code: 1,
    output: expect.stringMatching(new RegExp(`^DATA_DIR \\(${production.dataDir}\\) ${ofProduction.source}`)),
  });
  expect(existsSync(path.join(production.dataDir, 'token-secret'))).toBe(false);
});

test('production refuses a DATABASE_URL of the demo, and the demo one of production', async () => {
  await expect(production.start({ DATABASE_URL: demoDatabase.url })).rejects.toMatchObject({
    code: 1,
    output: expect.stringMatching(new RegExp(`^DATABASE_URL ${ofTheDemo.source}`)),
  });
  await expect(demo.start({ DATABASE_URL: productionDatabase.url }, ['--demo'])).rejects.toMatchObject({
    code: 1,
    output: expect.stringMatching(new RegExp(`^DATABASE_URL ${ofProduction.source}`)),
  });
  for (const database of [demoDatabase, productionDatabase]) {
    expect(await database.query('select from golfclubs')).toEqual([]);
  }
});

test('a backup of the demo is restored nowhere, and makes no data directory', async () => {
  const file = path.join(folder, 'demo.backup');
  expect(await run('backup', [file], { DATA_DIR: demo.dataDir })).toMatchObject({ code: 0 });
  const other = path.join(folder, 'other');
  for (const env of [{ DATA_DIR: other }, { DATABASE_URL: productionDatabase.url }]) {
    expect(await run('restore', [file, '--replace'], env)).toEqual({
      code: 1,
      output: `${file} is a backup of the demo, whose passwords are public. Nothing was changed.\n`,
    });
  }
  expect(existsSync(other)).toBe(false);
  expect(await productionDatabase.query('select kind from database_kind')).toEqual([{ kind: 'production' }]);
});

test('nothing is restored into a demo, nor moved from or into one, nor seeded into one', async () => {
  const file = path.join(folder, 'production.backup');
  expect(await run('backup', [file], { DATA_DIR: production.dataDir })).toMatchObject({ code: 0 });
  const refusals = [
    await run('restore', [file, '--replace'], { DATA_DIR: demo.dataDir }),
    await run('restore', [file, '--replace'], { DATABASE_URL: demoDatabase.url }),
    await run('move', [productionDatabase.url, '--replace'], { DATA_DIR: demo.dataDir }),
    await run('move', [demoDatabase.url, '--replace'], { DATA_DIR: production.dataDir }),
    await run('seed', ['--clubs', '1', '--members', '1', '--trainings', '0'], {
      DATABASE_URL: demoDatabase.url,
    }),
  ];
  for (const refused of refusals) expect(refused).toEqual({ code: 1, output: expect.stringMatching(ofTheDemo) });
  expect(await demoDatabase.query('select kind from database_kind')).toEqual([{ kind: 'demo' }]);
  expect(await productionDatabase.query('select kind from database_kind')).toEqual([{ kind: 'production' }]);
});

test('a backup that an earlier version made of the demo is recognised by its rows', async () => {
  const [earlier, target] = await Promise.all([makeOwnDatabase(), makeOwnDatabase()]);
  try {
    await migrate(earlier.url);
    await earlier.query(`with club as (
        insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
        values ('Bergblick', 'Weg', '1', '12345', 'Ort', 'germany') returning id)
      insert into members (id, golfclub_id, name, surname, username, email, password_hash, roles)
      select '0195d000-0000-7002-8000-000000000001', id, 'A', 'K', 'admin', 'a@demo.golf', '', '{ADMIN}' from club`);
    await earlier.query(TO_VERSION_WITHOUT_KIND);
    const file = path.join(folder, 'earlier.backup');
    // As that version wrote it: its header does not know what it is of.
    await run('backup', [file], { DATABASE_URL: earlier.url });
    await withoutKind(file);
    const refused = await run('restore', [file], { DATABASE_URL: target.url });
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('is a backup of the demo') });
    expect(await target.contents()).toEqual({});
  } finally {
    await Promise.all([earlier.remove(), target.remove()]);
  }
});
