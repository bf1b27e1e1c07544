import { mkdtemp, readdir, copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeOwnDatabase, type OwnDatabase } from '@test/ownDatabase';
import { migrate, migrationsFolder } from './migrate';

let own: OwnDatabase;
let folder: string;

/** A database of the version before texts were cleaned. */
beforeEach(async () => {
  own = await makeOwnDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'golf-migrations-'));
  const earlier = (await readdir(migrationsFolder)).filter((name) => name < '0032');
  for (const name of earlier) await copyFile(path.join(migrationsFolder, name), path.join(folder, name));
  await migrate(own.url, folder);
});

afterEach(async () => {
  await own.remove();
  await rm(folder, { recursive: true });
});

test('stored texts become what is accepted, and accounts that only looked the same stay apart', async () => {
  const [club] = await own.query(
    `insert into golfclubs (name, streetname, streetnumber, postalcode, city, country)
     values ($1, 's', '1', '1', $2, 'germany') returning id`,
    ['Berg\u001b[2Jblick', 'Bad\r\nTölz'],
  );
  const people: [name: string, surname: string, username: string, email: string][] = [
    ['Anna', 'Adam', 'anna', 'anna@example.org'],
    ['An\u00adna', 'Adam\n\nPaid', 'anna\u034f', 'anna@example.org;'],
    ['Anna\u200b', '🏌️‍♀️ O’Brien', 'a\ufe00nna', '<anna@example\u200b.org>'],
    ['Bo\u0081', 'Bee\u2028Gee', 'bo\u3164', ' bo@example.org'],
  ];
  for (const person of people) {
    await own.query(
      `insert into members (golfclub_id, name, surname, username, email, password_hash, roles, phone)
       values ($1, $2, $3, $4, $5, 'x', '{PLAYER}', E'1\\n2')`,
      [club?.['id'], ...person],
    );
  }
  await own.query(
    `insert into templates (type, name, description, instructions, balls) values ('REGULAR', $1, $2, $3, $4)`,
    [
      JSON.stringify({ en: 'Putt\ning', de: 'C:\\u001b' }),
      JSON.stringify({ en: 'one\r\ntwo\tthree\u001b' }),
      JSON.stringify([{ de: 'vier\u2028fünf\u007f' }]),
      JSON.stringify([{ scoring: [{ name: { en: 'in\tthe hole' }, points: 3 }] }]),
    ],
  );
  await own.query("insert into session_prices (name, description) values (E'A\\tprize', E'of\\r\\ngold')");

  await migrate(own.url);

  expect(await own.query('select name, city from golfclubs')).toEqual([{ name: 'Berg[2Jblick', city: 'Bad Tölz' }]);
  expect(await own.query('select name, surname, username, email, phone from members order by id')).toEqual([
    { name: 'Anna', surname: 'Adam', username: 'anna', email: 'anna@example.org', phone: '1 2' },
    { name: 'Anna', surname: 'Adam Paid', username: 'anna2', email: 'anna@example.org.2.invalid', phone: '1 2' },
    { name: 'Anna', surname: '🏌️‍♀️ O’Brien', username: 'anna3', email: 'anna@example.org.3.invalid', phone: '1 2' },
    { name: 'Bo', surname: 'Bee Gee', username: 'bo', email: 'bo@example.org', phone: '1 2' },
  ]);
  expect(await own.query("select fields -> 0 ->> 'before' as before from changes order by id")).toEqual([
    { before: 'anna@example.org;' },
    { before: '<anna@example\u200b.org>' },
    { before: ' bo@example.org' },
  ]);
  expect(await own.query('select name, description, instructions, balls from templates')).toEqual([
    {
      name: { en: 'Putt ing', de: 'C:\\u001b' },
      description: { en: 'one\ntwo\tthree' },
      instructions: [{ de: 'vier\u2028fünf' }],
      balls: [{ scoring: [{ name: { en: 'in the hole' }, points: 3 }] }],
    },
  ]);
  expect(await own.query('select name, description from session_prices')).toEqual([
    { name: 'A prize', description: 'of\ngold' },
  ]);
});
