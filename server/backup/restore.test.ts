import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@server/db/database';
import { migrate, migrationsFolder } from '@server/db/migrate';
import { fillDemo } from '@server/demo/fillDemo';
import { makeOwnDatabase, type OwnDatabase } from '@test/ownDatabase';
import { accessText } from './access';
import { restore } from './restore';
import { writeBackup } from './writeBackup';

let folder: string;
let file: string;
let source: OwnDatabase;
let target: OwnDatabase;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'golf-backup-'));
  file = path.join(folder, 'one.backup');
  [source, target] = await Promise.all([makeOwnDatabase(), makeOwnDatabase()]);
});
afterEach(async () => {
  await Promise.all([source.remove(), target.remove()]);
  await rm(folder, { recursive: true });
});

const locationOfTarget = () => ({ databaseUrl: target.url, dataDir: folder });

test('a restored club has every member, training, ball, image and result, and goes on as before', async () => {
  // The richest rows there are; only their mark says that they are not the demo's.
  await migrate(source.url, migrationsFolder, { kind: 'production', setting: 'DATABASE_URL' });
  const { db, close } = connect(source.url);
  await fillDemo(db);
  await close();
  await writeBackup(source.url, file, { force: false });
  const before = await source.contents();
  for (const table of ['members', 'scheduled_trainings', 'balls', 'images', 'league_events']) {
    expect(before[table]).not.toMatch(/^0 /);
  }

  const { sums } = await restore(locationOfTarget(), file, { replace: false });
  expect(await target.contents()).toEqual(before);
  expect([...sums.keys()].sort()).toEqual(Object.keys(before));
  expect(sums.get('members')?.rows).toBe(Number(before['members']?.split(' ')[0]));

  const record = 'select number, name, checksum from migrations order by number';
  expect(await target.query(record)).toEqual(await source.query(record));
  expect(await target.query("select tgname from pg_trigger where tgenabled <> 'O'")).toEqual([]);
  const sources = await source.query('select tgname from pg_trigger where not tgisinternal order by tgname');
  expect(await target.query('select tgname from pg_trigger where not tgisinternal order by tgname')).toEqual(sources);
  expect(sources.length).toBeGreaterThan(3);
});

test('texts and bytes of every kind come back as they were', async () => {
  const texts = [
    'Müller-Lüdenscheidt „Öl“',
    `O'Neill "the" ;--`,
    '\t\n\r\b\v',
    '\\',
    '\\N',
    '\\.',
    '\\.\n\\.',
    '\\x00',
    '',
  ];
  texts.push('\u0001\u007f\ufffd', '🏌️‍♀️', '{"a":1}\n', 'x'.repeat(300_000));
  await migrate(source.url);
  for (const [number, text] of texts.entries()) {
    await source.query('insert into mappings (name) values ($1)', [text]);
    await source.query('insert into changes (action, golfclub_name, fields) values ($1, $2, $3)', [
      String(number),
      number % 2 === 0 ? null : text,
      JSON.stringify([{ field: text }]),
    ]);
  }
  const bytes = Buffer.from(Array.from({ length: 1024 }, (_, index) => index % 256));
  await source.query(
    "insert into images (public_id, tag, format, width, height, bytes) values ('all', 'tip', 'png', 1, 1, $1)",
    [bytes],
  );
  await writeBackup(source.url, file, { force: false });
  await restore(locationOfTarget(), file, { replace: false });

  expect(await target.contents()).toEqual(await source.contents());
  const names = await target.query('select name from mappings');
  expect(names.map(({ name }) => name).sort()).toEqual(texts.sort());
  expect(await target.query('select bytes from images')).toEqual([{ bytes }]);
});

test('an older backup is restored at its version and brought forward, and its sequences go on', async () => {
  const migrations = path.join(folder, 'migrations');
  const older = path.join(folder, 'older');
  await writeMigrations(older, { '0001-clubs.sql': 'create table clubs (number serial, name text);' });
  await writeMigrations(migrations, {
    '0001-clubs.sql': 'create table clubs (number serial, name text);',
    '0002-shout.sql': "alter table clubs add column loud text; update clubs set loud = upper(name) || '!';",
  });
  await migrate(source.url, older);
  await source.query("insert into clubs (name) values ('gone'), ('Bergblick')");
  await source.query('delete from clubs where number = 1');
  await writeBackup(source.url, file, { force: false });

  await restore(locationOfTarget(), file, { replace: false, folder: migrations });
  await target.query("insert into clubs (name) values ('Fancourt')");
  expect(await target.query('select * from clubs order by number')).toEqual([
    { number: 2, name: 'Bergblick', loud: 'BERGBLICK!' },
    { number: 3, name: 'Fancourt', loud: null },
  ]);

  const before = await target.contents();
  const newer = writeBackup(target.url, path.join(folder, 'newer'), { force: false });
  await newer;
  const refused = restore({ databaseUrl: source.url, dataDir: folder }, path.join(folder, 'newer'), {
    replace: true,
    folder: older,
  });
  await expect(refused).rejects.toThrow(
    /made by a newer version: it has 0002-shout.sql, and this version ends at 0001/,
  );
  expect(await target.contents()).toEqual(before);
});

test.each([
  ["helper's codes", 14],
  ['codes of displays', 16],
])('a backup of the version before %s is restored, and its sign-ins end', async (_codes, migrationCount) => {
  const older = path.join(folder, 'older');
  for (const name of (await readdir(migrationsFolder)).sort().slice(0, migrationCount)) {
    await cp(path.join(migrationsFolder, name), path.join(older, name));
  }
  await migrate(source.url, older);
  await source.query(`with club as (
      insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
      values ('Bergblick', 's', '1', '1', 'c', 'germany') returning id),
    member as (
      insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
      select id, 'Jana', 'Möller', 'jana', 'jana@example.org', '', '{APPROVED,PRO}' from club returning id)
    insert into sign_ins (id, member_id) select gen_random_uuid(), id from member`);
  await writeBackup(source.url, file, { force: false });

  await restore(locationOfTarget(), file, { replace: false });
  expect(await target.query('select surname from members')).toEqual([{ surname: 'Möller' }]);
  expect(await target.query('select id from sign_ins')).toEqual([]);
});

test('a restore ends all sign-ins and access links and tells which display links work again; a move keeps both', async () => {
  await migrate(source.url);
  await source.query(`with club as (
      insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
      values ('Bergblick', 's', '1', '1', 'c', 'germany') returning id),
    member as (
      insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
      select id, 'Jana', 'Möller', 'jana', 'jana@example.org', '', '{APPROVED,PRO}' from club returning id, golfclub_id),
    sign_in as (insert into sign_ins (id, member_id) select gen_random_uuid(), id from member),
    access as (insert into access_links (member_id, secret_hash) select id, '' from member),
    mail as (insert into mails (kind, golfclub_id, member_id, locale) select 'APPROVED', golfclub_id, id, 'de' from member)
    insert into display_links (golfclub_id, name, short_names, secret_hash, created_by, created_at)
    select golfclub_id, 'Clubhouse', false, '', id, '2026-06-01T23:00:00Z' from member`);
  await writeBackup(source.url, file, { force: false });

  const { displayLinks } = await restore(locationOfTarget(), file, { replace: false });
  expect(await target.query('select id from sign_ins')).toEqual([]);
  expect(await target.query('select id from access_links')).toEqual([]);
  expect(await target.query('select id from mails')).toEqual([]);
  const link = { golfclub: 'Bergblick', name: 'Clubhouse', maker: 'Jana Möller', madeOn: '2026-06-01' };
  expect(displayLinks).toEqual([link]);
  expect(accessText(displayLinks)).toContain('  Bergblick: Clubhouse, by Jana Möller, 2026-06-01');
  expect(accessText([])).toContain('There are no display links');

  await restore(locationOfTarget(), file, { replace: true, keepSignIns: true });
  expect(await target.query('select id from sign_ins')).toEqual(await source.query('select id from sign_ins'));
  expect(await target.query('select id from access_links')).toEqual(await source.query('select id from access_links'));
});

test('a database over which a server is at work is refused, also to be replaced, and unchanged', async () => {
  await Promise.all([migrate(source.url), migrate(target.url)]);
  await target.query("insert into mappings (name) values ('kept')");
  await writeBackup(source.url, file, { force: false });
  const before = await target.contents();
  const server = connect(target.url);
  await server.db.selectFrom('mappings').select('id').execute();
  await expect(restore(locationOfTarget(), file, { replace: true })).rejects.toThrow(
    /A server is at work .* Stop it first/,
  );
  expect(await target.contents()).toEqual(before);
  await server.close();
  // PostgreSQL may still be ending its connections.
  const working =
    "select from pg_stat_activity where application_name like 'golf-club%' and datname = current_database()";
  while ((await target.query(working)).length > 0);
  await restore(locationOfTarget(), file, { replace: true });
  expect(await target.contents()).toEqual(await source.contents());
});

test('a restore goes over the connections with a session of their own, where they have an address', async () => {
  await migrate(source.url);
  await writeBackup(source.url, file, { force: false });
  const pooled = { databaseUrl: 'postgres://127.0.0.1:1/golf', databaseSessionUrl: target.url, dataDir: folder };
  await restore(pooled, file, { replace: false });
  expect(await target.contents()).toEqual(await source.contents());
});

test('a backup is private, has no half-written file beside it and replaces another one only when told to', async () => {
  await migrate(source.url);
  await writeBackup(source.url, file, { force: false });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeBackup(source.url, file, { force: false })).rejects.toThrow('With --force it is replaced');
  await writeBackup(source.url, file, { force: true });
  await expect(writeBackup(target.url, file, { force: true })).rejects.toThrow('There is nothing to back up');
  await restore(locationOfTarget(), file, { replace: false });
});

test('a folder that is not there or that is a file is named, with what to do', async () => {
  await migrate(source.url);
  await writeFile(file, '');
  for (const folderOfNone of [path.join(folder, 'missing'), file]) {
    const wanted = path.join(folderOfNone, 'backup');
    await expect(writeBackup(source.url, wanted, { force: false })).rejects.toThrow(
      `The backup cannot be written to ${wanted} (ENO`,
    );
  }
});

async function writeMigrations(into: string, files: Record<string, string>): Promise<void> {
  await mkdir(into);
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(into, name), content);
}
