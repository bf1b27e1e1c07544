import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { makeBareDatabase } from '@test/ownDatabase';
import type { ServerProcess } from '@test/serverProcess';
import { connect } from './db/database';
import { migrate } from './db/migrate';
import { firstAdmin, hasMembers } from './firstAdmin';

let own: OwnDataDirectory;

beforeEach(async () => {
  own = await makeDataDirectory();
});

afterEach(() => own.remove());

const ADMIN_EMAIL = 'boss@club.example';

function signIn(url: string, password: string): Promise<Response> {
  return fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: ADMIN_EMAIL, password }),
  });
}

/** Waits until the server has printed it: it does so after it listens. */
async function printedBy(server: ServerProcess): Promise<string> {
  for (;;) {
    const password = /has to be changed: (\w{26})\n/.exec(server.output())?.[1];
    if (password !== undefined) return password;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('each start prints the same password after it listens, until it was used; a later start makes nobody', async () => {
  const first = await own.start({ ADMIN_EMAIL });
  const password = await printedBy(first);
  expect(first.output().indexOf('Listening')).toBeLessThan(first.output().indexOf(password));
  await first.stop();

  const second = await own.start({ ADMIN_EMAIL: 'other@club.example' });
  expect(await printedBy(second)).toBe(password);
  expect((await signIn(second.url, password)).status).toBe(200);
  await second.stop();

  const third = await own.start({ ADMIN_EMAIL });
  expect((await signIn(third.url, password)).status).toBe(200);
  await third.stop();
  expect(third.output()).not.toContain('password');
});

test('with another TOKEN_SECRET an unused password is replaced by the one that is printed', async () => {
  const first = await own.start({ ADMIN_EMAIL });
  const password = await printedBy(first);
  await first.stop();
  const second = await own.start({ TOKEN_SECRET: 'another-secret-for-tests-'.repeat(2) });
  const printed = await printedBy(second);
  expect(printed).not.toBe(password);
  expect((await signIn(second.url, password)).status).toBe(401);
  expect((await signIn(second.url, printed)).status).toBe(200);
  await second.stop();
});

test('an empty server without ADMIN_EMAIL starts and says that nobody can sign in', async () => {
  const server = await own.start();
  await server.stop();
  expect(server.output()).toContain('Nobody can sign in yet: set ADMIN_EMAIL');
});

test('a server whose admins have no password says how one gets it', async () => {
  const first = await own.start({ ADMIN_EMAIL });
  await printedBy(first);
  await own.query(`update members set password_hash = '', one_time_password = null`);
  await first.stop();
  const server = await own.start();
  await server.stop();
  expect(server.output()).toContain('No admin has a password: npm run access -- USERNAME_OR_E-MAIL');
});

test('servers that start at once on one database make one admin and print one password', async () => {
  const database = await makeBareDatabase();
  await migrate(database.config);
  const { db, close } = connect(database.config);
  expect(await hasMembers(db)).toBe(false);
  const settings = { email: ADMIN_EMAIL, tokenSecret: 'a-secret-for-tests' };
  const printed = await Promise.all(Array.from({ length: 4 }, () => firstAdmin(db, settings)));
  expect(new Set(printed.map((admin) => admin?.password)).size).toBe(1);
  expect(await firstAdmin(db, { ...settings, email: null })).toEqual(printed[0]);
  expect(await db.selectFrom('members').select(['email', 'roles']).execute()).toEqual([
    { email: ADMIN_EMAIL, roles: ['ADMIN', 'APPROVED', 'PLAYER'] },
  ]);
  await close();
  await database.remove();
});
