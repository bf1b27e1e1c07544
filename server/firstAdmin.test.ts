import { makeDataDirectory, type OwnDataDirectory } from '../test/dataDirectory';
import { makeBareDatabase } from '../test/bareDatabase';
import { connect } from './db/database';
import { migrate } from './db/migrate';
import { hasMembers, makeFirstAdmin } from './firstAdmin';

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

test('the first start prints a password that signs the admin in, a later start makes nobody', async () => {
  const first = await own.start({ ADMIN_EMAIL });
  const password = /shown only once: (\w{26})\n/.exec(first.output())?.[1] ?? '';
  expect((await signIn(first.url, password)).status).toBe(200);
  await first.stop();

  const second = await own.start({ ADMIN_EMAIL: 'other@club.example' });
  await second.stop();
  expect(second.output()).not.toContain('password');
});

test('an empty server without ADMIN_EMAIL starts and says that nobody can sign in', async () => {
  const server = await own.start();
  await server.stop();
  expect(server.output()).toContain('Nobody can sign in yet: set ADMIN_EMAIL');
});

test('servers that start at once on one database make one admin', async () => {
  const database = await makeBareDatabase();
  await migrate(database.config);
  const { db, close } = connect(database.config);
  expect(await hasMembers(db)).toBe(false);
  const made = await Promise.all(Array.from({ length: 4 }, () => makeFirstAdmin(db, ADMIN_EMAIL)));
  expect(made.filter((admin) => admin !== null)).toHaveLength(1);
  expect(await db.selectFrom('members').select(['email', 'roles']).execute()).toEqual([
    { email: ADMIN_EMAIL, roles: ['ADMIN', 'APPROVED', 'PLAYER'] },
  ]);
  await close();
  await database.remove();
});
