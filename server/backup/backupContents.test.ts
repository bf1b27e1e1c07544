import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { migrate } from '@server/db/migrate';
import { makeOwnDatabase, type OwnDatabase } from '@test/ownDatabase';
import { withClient } from './databaseAccess';
import { restore } from './restore';
import { backupContents } from './writeBackup';

let folder: string;
let source: OwnDatabase;
let target: OwnDatabase;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'golf-backup-'));
  [source, target] = await Promise.all([makeOwnDatabase(), makeOwnDatabase()]);
});
afterEach(async () => {
  await Promise.all([source.remove(), target.remove()]);
  await rm(folder, { recursive: true });
});

test('what is written while a backup is made is not in it, nor half of it, nor kept waiting', async () => {
  await migrate(source.url);
  const add = (name: string) =>
    source.query(
      'with made as (insert into mappings (name) values ($1) returning id) insert into mapping_rows select id, 1, 1 from made',
      [name],
    );
  await add('before');
  const before = await source.contents();

  const pieces: Buffer[] = [];
  await withClient(source.url, async (client) => {
    for await (const piece of backupContents(client)) {
      pieces.push(piece);
      await add(`during ${pieces.length}`);
      await source.query("update mappings set name = 'changed' where name = 'before'");
    }
  });
  expect(pieces.length).toBeGreaterThan(20);
  expect(await source.query('select count(*)::integer as count from mapping_rows')).toEqual([
    { count: pieces.length + 1 },
  ]);

  const file = path.join(folder, 'one.backup');
  await writeFile(file, gzipSync(Buffer.concat(pieces)));
  await restore({ databaseUrl: target.url, dataDir: folder }, file, { replace: false });
  expect(await target.contents()).toEqual(before);
});

test('a migration waits for the end of a backup that has begun', async () => {
  await writeFile(
    path.join(folder, '0001-clubs.sql'),
    "create table clubs (name text); insert into clubs values ('B');",
  );
  await migrate(source.url, folder);
  let migrated: Promise<unknown> = Promise.resolve();
  const pieces: Buffer[] = [];
  await withClient(source.url, async (client) => {
    for await (const piece of backupContents(client)) {
      pieces.push(piece);
      if (pieces.length > 1) continue;
      await writeFile(path.join(folder, '0002-gone.sql'), 'drop table clubs;');
      migrated = migrate(source.url, folder);
    }
  });
  await migrated;
  expect(Buffer.concat(pieces).toString()).toContain('\nB\n\\.\n');
  expect(await source.contents()).toEqual({});
});
