import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type BareDatabase, makeBareDatabase } from '@test/ownDatabase';
import { migrate, migrationsFolder } from './migrate';

describe('stored answers', () => {
  const FIRST_WITHOUT_PEOPLE = '0009';

  const training = {
    id: 'training',
    golfclubId: 'club',
    name: { en: 'Putting' },
    status: 'STARTED',
    plannedDate: '2026-06-01',
    startDate: '2026-06-01T08:00:00.000Z',
    finishDate: null,
    updated_at: '2026-06-01T09:00:00.000Z',
    user: { name: 'Jana', surname: 'Möller' },
    template: { name: { en: 'Putting' } },
    trainingSessions: [
      {
        id: 'second',
        players: [
          { id: 'one', name: 'Jana', surname: 'Möller', username: 'jana', handicap: 18.4 },
          { id: 'other', name: 'Otto', surname: 'Quast', username: 'otto', handicap: -1.2 },
        ],
        balls: [{ index: 0, points: 3, version: 2 }],
        totalPoints: 3,
        playerDataStatus: 'EDIT',
      },
      { id: 'first', players: [], balls: [], totalPoints: 0, playerDataStatus: 'ADDED' },
    ],
  };

  test('answers that were kept with people lose them, and keep what a repetition needs', async () => {
    const [database, folder] = [await makeBareDatabase(), await mkdtemp(path.join(tmpdir(), 'golf-migrations-'))];
    const client = new pg.Client(database.config);
    try {
      for (const name of await readdir(migrationsFolder)) {
        if (name < FIRST_WITHOUT_PEOPLE) await cp(path.join(migrationsFolder, name), path.join(folder, name));
      }
      await migrate(database.config, folder);
      await client.connect();
      const answers: Record<string, unknown> = {
        training,
        club: { id: 'club', name: 'Bergblick', members: [{ id: 'one', name: 'Jana', email: 'jana@example.org' }] },
        member: { memberId: 'one' },
        image: { public_id: 'tee', width: 1 },
        instantPrice: { id: 'award', session_id: 'training', session_price_id: 'price' },
        bulk: { done: [{ id: 'one', outcome: 'refused', code: 'stale' }] },
        import: { written: true, verdicts: [{ verdict: 'new', errors: [] }] },
        nothing: {},
      };
      await client.query(`with club as (
        insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
        values ('Bergblick', 's', '1', '1', 'c', 'germany') returning id)
      insert into members (golfclub_id, name, surname, username, email, password_hash, roles, erased_at)
      select id, '', '', 'former-1', 'former-1@invalid', '', '{}', now() from club`);
      for (const [key, answer] of Object.entries(answers)) {
        await client.query(
          `insert into idempotent_answers (member_id, key, request_hash, answer) select id, $1, '', $2 from members`,
          [key, JSON.stringify(answer)],
        );
      }

      await migrate(database.config);
      const { rows } = await client.query<{ key: string; answer: unknown }>(
        'select key, answer from idempotent_answers',
      );
      const { id, status, startDate, finishDate, updated_at, golfclubId } = training;
      const [session, empty] = training.trainingSessions;
      const players = [
        { id: 'one', handicap: 18.4 },
        { id: 'other', handicap: -1.2 },
      ];
      const stored = { id, golfclubId, status, startDate, finishDate, updated_at };
      expect(Object.fromEntries(rows.map(({ key, answer }) => [key, answer]))).toEqual({
        training: { ...stored, trainingSessions: [{ ...session, players }, empty] },
        club: { id: 'club' },
        member: { memberId: 'one' },
        image: { public_id: 'tee' },
        instantPrice: { id: 'award', session_id: 'training' },
        bulk: answers['bulk'],
        import: answers['import'],
        nothing: {},
      });
      const names = await client.query(
        `select username = 'former@' || id and email = 'former@' || id as are from members`,
      );
      expect(names.rows).toEqual([{ are: true }]);
    } finally {
      await client.end();
      await database.remove();
      await rm(folder, { recursive: true });
    }
  });
});

describe('migrate', () => {
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
});
