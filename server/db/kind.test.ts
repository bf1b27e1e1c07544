import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { fillDemo } from '@server/demo/fillDemo';
import { seed } from '@server/seed/seed';
import { makeOwnDatabase, type OwnDatabase, TO_VERSION_WITHOUT_KIND } from '@test/ownDatabase';
import { connect, type Database } from './database';
import { moveEarlierData } from './embedded/earlierData';
import { startEmbedded } from './embedded/embedded';
import { migrate, migrationsFolder } from './migrate';

const club = `insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
  values ('Bergblick', 'Weg', '1', '12345', 'Ort', 'germany')`;

let own: OwnDatabase;
beforeEach(async () => {
  own = await makeOwnDatabase();
  await migrate(own.url);
});
afterEach(() => own.remove());

async function filledBy(fill: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = connect(own.url);
  await fill(db);
  await close();
}

const marks = async () => (await own.query('select kind from database_kind')).map(({ kind }) => kind);

test('a demo of an earlier version is marked as one by its migration, also when little of it is left', async () => {
  await filledBy((db) => fillDemo(db));
  await own.query(`update members set username = 'former@' || id, email = 'former@' || id, erased_at = now()
    where username <> 'sebastian.huber'`);
  await own.query(`update golfclubs set name = 'Renamed'`);
  await own.query(TO_VERSION_WITHOUT_KIND);
  await migrate(own.url);
  expect(await marks()).toEqual(['demo']);
});

test.each([
  ['a club', () => own.query(club)],
  [
    'the rows of a benchmark, whose ids are those of the demo,',
    () => filledBy((db) => seed(db, { clubs: 1, members: 3, trainings: 1 }, () => undefined)),
  ],
])('an earlier database with %s is marked as production', async (_what, fill) => {
  await fill();
  await own.query(TO_VERSION_WITHOUT_KIND);
  await migrate(own.url);
  expect(await marks()).toEqual(['production']);
});

test('an empty database has no mark until it is opened for something, and keeps that', async () => {
  expect(await marks()).toEqual([]);
  await migrate(own.url, migrationsFolder, { kind: 'demo', setting: 'DATABASE_URL' });
  await own.query(club);
  await migrate(own.url);
  expect(await marks()).toEqual(['demo']);
});

test('of servers of both kinds that open an empty database at once one is refused', async () => {
  const opened = await Promise.allSettled(
    (['demo', 'production'] as const).map((kind) =>
      migrate(own.url, migrationsFolder, { kind, setting: 'DATABASE_URL' }),
    ),
  );
  expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a database of the other kind is refused before it is migrated', async () => {
  await own.query(`${club}; ${TO_VERSION_WITHOUT_KIND}`);
  await expect(migrate(own.url, migrationsFolder, { kind: 'demo', setting: 'DATABASE_URL' })).rejects.toThrow(
    'DATABASE_URL is a database of production, which the demo never opens',
  );
  expect(await own.query("select to_regclass('database_kind') as found")).toEqual([{ found: null }]);
});

test('a role that may not make tables is refused with the setting, the role and what to grant', async () => {
  const role = `no_create_${path.basename(own.url).split('?')[0]?.slice(-8) ?? ''}`;
  await own.query(`create role ${role}; revoke create on schema public from public`);
  try {
    const url = new URL(own.url);
    await own.query('drop schema public cascade; create schema public');
    url.searchParams.set('options', `-c role=${role}`);
    await expect(migrate(url.href)).rejects.toThrow(
      new RegExp(`^DATABASE_URL: the role ${role} may not make tables .* grant usage, create on schema public`),
    );
  } finally {
    await own.query(`drop role ${role}`);
  }
});

describe('data of an earlier version', () => {
  let folder: string;
  const lines: string[] = [];
  const report = (sentence: string) => lines.push(sentence);
  const inFolder = (kind: string) => path.join(folder, kind);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'golf-earlier-'));
    lines.length = 0;
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function madeBefore(statement: string): Promise<void> {
    const embedded = await startEmbedded({ dataDir: folder, durable: false });
    await migrate(embedded.config);
    const { db, close } = connect(embedded.config);
    for (const one of statement.split(';')) await sql.raw(one).execute(db);
    await close();
    await embedded.stop();
  }

  test('of production is moved to its own folder, by production alone', async () => {
    await madeBefore(`${club}; ${TO_VERSION_WITHOUT_KIND}`);
    await moveEarlierData(inFolder('demo'), 'demo', report);
    expect(await readdir(folder)).not.toContain('demo');
    await moveEarlierData(inFolder('production'), 'production', report);
    expect(await readdir(folder)).toEqual(['production']);
    expect(await readdir(inFolder('production'))).toEqual(expect.arrayContaining(['postgres', 'postgres.log']));
    expect(lines).toEqual([
      `The database of an earlier version was moved from ${folder} to ${inFolder('production')}.`,
    ]);
    await moveEarlierData(inFolder('production'), 'production', report);
    expect(lines).toHaveLength(1);
  });

  test('of the demo is moved by the demo; production refuses and says so', async () => {
    await madeBefore(`${club}; insert into members (id, golfclub_id, name, surname, username, email, password_hash, roles)
      select '0195d000-0000-7002-8000-000000000001', id, 'A', 'K', 'admin', 'admin@demo.golf', '', '{ADMIN}' from golfclubs`);
    await expect(moveEarlierData(inFolder('production'), 'production', report)).rejects.toThrow(
      `${folder} holds a database of the demo, made by an earlier version: npm start moves it`,
    );
    expect(await readdir(folder)).not.toContain('production');
    await moveEarlierData(inFolder('demo'), 'demo', report);
    expect(await readdir(folder)).toEqual(['demo']);
  });
});
