import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type BareDatabase, makeBareDatabase } from '@test/ownDatabase';
import { migrate } from './migrate';

let database: BareDatabase;

let folder: string;

beforeEach(async () => {
  database = await makeBareDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'golf-migrations-'));
});

afterEach(async () => {
  await database.remove();
  await rm(folder, { recursive: true });
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

async function rowsOf<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client(database.config);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const clubs = { '0001-clubs.sql': 'create table clubs (name text);' };

const filled = { '0002-filled.sql': "insert into clubs values ('Bergblick');" };

test('migrations are applied in their order, and each only once', async () => {
  await write(clubs);
  expect(await migrate(database.config, folder)).toEqual(['0001-clubs.sql']);
  await write(filled);
  expect(await migrate(database.config, folder)).toEqual(['0002-filled.sql']);
  expect(await migrate(database.config, folder)).toEqual([]);
  expect(await rowsOf('select name from clubs')).toEqual([{ name: 'Bergblick' }]);
});

test('servers that start together apply each migration once', async () => {
  await write({ ...clubs, ...filled });
  const done = await Promise.all(Array.from({ length: 5 }, () => migrate(database.config, folder)));
  expect(done.flat().sort()).toEqual(['0001-clubs.sql', '0002-filled.sql']);
  expect(await rowsOf('select name from clubs')).toHaveLength(1);
});

test('a migration that fails leaves nothing of itself, and is tried again when it is right', async () => {
  await write({ ...clubs, '0002-filled.sql': "insert into clubs values ('half'); select 1 / 0;" });
  await expect(migrate(database.config, folder)).rejects.toThrow('division by zero');
  expect(await rowsOf('select name from clubs')).toEqual([]);
  await write(filled);
  expect(await migrate(database.config, folder)).toEqual(['0002-filled.sql']);
});

test('a migration may take longer than the role lets a request take', async () => {
  const names = "'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'";
  await write({
    '0001-limits.sql': `create table limits as select name, setting from pg_settings where name in (${names});`,
  });
  const options = '-c statement_timeout=15s -c lock_timeout=15s -c idle_in_transaction_session_timeout=30s';
  await migrate({ ...database.config, options }, folder);
  expect(await rowsOf("select name from limits where setting = '0'")).toHaveLength(3);
});

test('a migration that was changed after it was applied is refused, and nothing more is applied', async () => {
  await write(clubs);
  await migrate(database.config, folder);
  await write({ '0001-clubs.sql': 'create table clubs (name text, city text);', ...filled });
  await expect(migrate(database.config, folder)).rejects.toThrow(/0001-clubs.sql was applied with another content/);
  expect(await rowsOf('select name from clubs')).toEqual([]);
});

test('a database of a newer version is refused', async () => {
  await write({ ...clubs, ...filled });
  await migrate(database.config, folder);
  await rm(path.join(folder, '0002-filled.sql'));
  await expect(migrate(database.config, folder)).rejects.toThrow(
    /newer than this version: it has 0002-filled.sql, and this version ends at 0001-clubs.sql/,
  );
});

test('other line ends are the same migration', async () => {
  await write({ '0001-clubs.sql': 'create table clubs (\n  name text\n);\n' });
  await migrate(database.config, folder);
  await write({ '0001-clubs.sql': 'create table clubs (\r\n  name text\r\n);\r\n' });
  expect(await migrate(database.config, folder)).toEqual([]);
});

test('a number that is missing between the migrations is refused', async () => {
  await write({ ...clubs, '0003-filled.sql': '' });
  await expect(migrate(database.config, folder)).rejects.toThrow('0003-filled.sql stands at place 2');
});

test('a database that does not answer is named as the reason', async () => {
  const nowhere = { ...database.config, host: folder };
  await expect(migrate(nowhere)).rejects.toThrow(/The database does not accept the connection: .*ENOENT/);
});
