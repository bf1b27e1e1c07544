import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { makeBareDatabase } from '@test/ownDatabase';
import { migrate, migrationsFolder } from './migrate';

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
    const { rows } = await client.query<{ key: string; answer: unknown }>('select key, answer from idempotent_answers');
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
