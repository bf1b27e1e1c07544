import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { migrate } from '@server/db/migrate';
import { makeOwnDatabase, type OwnDatabase } from '@test/ownDatabase';
import { loadBackup, restore } from './restore';
import { writeBackup } from './writeBackup';

let folder: string;
let file: string;
let source: OwnDatabase;
let target: OwnDatabase;
let whole: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'golf-backup-'));
  [source, target] = await Promise.all([makeOwnDatabase(), makeOwnDatabase()]);
  await migrate(source.url);
  await source.query("insert into mappings (name) select 'mapping ' || n from generate_series(1, 2000) n");
  await source.query('insert into mapping_rows select id, 10, 1 from mappings');
  const made = path.join(folder, 'made.backup');
  await writeBackup(source.url, made, { force: false });
  whole = await readFile(made);
  file = path.join(folder, 'given.backup');
});
afterAll(async () => {
  await Promise.all([source.remove(), target.remove()]);
  await rm(folder, { recursive: true });
});

const into = (database: OwnDatabase) => ({ databaseUrl: database.url, dataDir: folder });
const tablesInTarget = () => target.query("select relname from pg_class where relnamespace = 'public'::regnamespace");

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0x10;
  return changed;
}

/** The same file with other text in it, packed well. */
function edited(edit: (text: string) => string): Buffer {
  const text = gunzipSync(whole).toString('latin1');
  const changed = edit(text);
  if (changed === text) throw new Error('nothing was edited');
  return gzipSync(Buffer.from(changed, 'latin1'));
}

const bad: [string, () => Buffer, RegExp][] = [
  ['damaged in the middle', () => flipped(whole, whole.length >> 1), /is damaged/],
  [
    'with a row that no database takes',
    () => edited((text) => text.replace(/[^\n-]*(-[^\n]*mapping 7\t)/, 'x$1')),
    /damaged \(table mappings\)/,
  ],
  ['damaged at the end', () => flipped(whole, whole.length - 6), /is damaged/],
  ['cut off', () => whole.subarray(0, whole.length >> 1), /was cut off/],
  ['cut off by one byte', () => whole.subarray(0, -1), /was cut off/],
  ['cut off and packed again', () => edited((text) => text.slice(0, text.length >> 1)), /its end is missing/],
  ['without its last line', () => edited((text) => text.replace(/[^\n]*\n$/, '')), /its end is missing/],
  [
    'with a changed row',
    () => edited((text) => text.replace('mapping 7\t', 'mapping 8\t')),
    /damaged \(table mappings\)/,
  ],
  [
    'with a row less',
    () => edited((text) => text.replace(/\n[^\n]*mapping 7\t[^\n]*/, '')),
    /damaged \(table mappings\)/,
  ],
  [
    'with another header',
    () => edited((text) => text.replace('"madeAt":"2', '"madeAt":"3')),
    /damaged \(its checksum\)/,
  ],
  ['with something after its end', () => edited((text) => `${text}more\n`), /damaged \(its checksum\)/],
  ['a text', () => Buffer.from('Dear members,\n'.repeat(1000)), /is no backup of this application/],
  ['empty', () => Buffer.alloc(0), /is no backup of this application|was cut off/],
  ['another packed file', () => gzipSync('{"format":"other"}\nmore\n'), /is no backup of this application/],
  ['packed bytes without lines', () => gzipSync(Buffer.alloc(3_000_000)), /is no backup of this application/],
  [
    'of a newer format',
    () => edited((text) => text.replace('"formatVersion":1', '"formatVersion":2')),
    /newer version: its format is 2/,
  ],
  [
    'of other migrations',
    () => edited((text) => text.replace(/"checksum":"..../, '"checksum":"0000')),
    /another content of migration 0001/,
  ],
];

test.each(bad)('a file that is %s is refused, and nothing is changed', async (_, make, why) => {
  await writeFile(file, make());
  await expect(restore(into(target), file, { replace: true })).rejects.toThrow(why);
  // Without the check before it, loading itself notices, too late to leave a transaction but not its end.
  await expect(loadBackup(target.url, file, { replace: true })).rejects.toThrow(why);
  expect(await tablesInTarget()).toEqual([]);
});

test('a file that is not there is named', async () => {
  const missing = path.join(folder, 'missing');
  await expect(restore(into(target), missing, { replace: false })).rejects.toThrow(`There is no file ${missing}`);
});

test('a database with rows is refused, naming them, and replaced only when told to', async () => {
  await writeFile(file, whole);
  const other = await makeOwnDatabase();
  try {
    await migrate(other.url);
    await other.query("insert into mappings (name) values ('mine'), ('also mine')");
    await other.query("insert into failed_sign_ins values ('name x', 1, now())");
    const before = await other.contents();
    await expect(restore(into(other), file, { replace: false })).rejects.toThrow(
      /not empty, it has rows in failed_sign_ins \(1\), mappings \(2\)\./,
    );
    expect(await other.contents()).toEqual(before);

    await writeFile(
      file,
      edited((text) => text.replace('mapping 7\t', 'mapping 8\t')),
    );
    await expect(loadBackup(other.url, file, { replace: true })).rejects.toThrow(/is damaged/);
    expect(await other.contents()).toEqual(before);

    await writeFile(file, whole);
    await restore(into(other), file, { replace: true });
    expect(await other.contents()).toEqual(await source.contents());
  } finally {
    await other.remove();
  }
});

test('a database that a server has only prepared counts as empty', async () => {
  await writeFile(file, whole);
  const other = await makeOwnDatabase();
  try {
    await migrate(other.url);
    await restore(into(other), file, { replace: false });
    expect(await other.contents()).toEqual(await source.contents());
  } finally {
    await other.remove();
  }
});

test('a database of something else is refused, also when it is to be replaced', async () => {
  await writeFile(file, whole);
  const other = await makeOwnDatabase();
  try {
    await other.query('create table invoices (number integer)');
    await expect(restore(into(other), file, { replace: true })).rejects.toThrow(/tables of something else: invoices/);
    expect(await other.contents()).toEqual({ invoices: '0 ' });
  } finally {
    await other.remove();
  }
});
