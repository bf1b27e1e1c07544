import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
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

/** Waits until the server has said where it is; it does so after it listens. */
async function passwordOf(server: ServerProcess): Promise<string> {
  for (;;) {
    const file = /The password for the first sign-in is in (\S+)\. /.exec(server.output())?.[1];
    if (file !== undefined) return (await readFile(file, 'utf8')).trim();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('each start writes the same password into a private file and not into the log, until it was used', async () => {
  const file = path.join(own.dataDir, 'first-admin-password');
  const first = await own.start({ ADMIN_EMAIL });
  const password = await passwordOf(first);
  expect(password).toMatch(/^\w{26}$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(first.output().indexOf('Listening')).toBeLessThan(first.output().indexOf(file));
  await first.stop();
  expect(first.output()).not.toContain(password);

  // As a careless copy would be.
  await chmod(file, 0o644);
  const second = await own.start({ ADMIN_EMAIL: 'other@club.example' });
  expect(await passwordOf(second)).toBe(password);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await signIn(second.url, password)).status).toBe(200);
  await second.stop();

  const third = await own.start({ ADMIN_EMAIL });
  expect((await signIn(third.url, password)).status).toBe(200);
  await third.stop();
  expect(third.output()).not.toContain('password');
  expect(existsSync(file)).toBe(false);
});

test('a file that cannot be written does not keep the server from starting', async () => {
  await mkdir(path.join(own.dataDir, 'first-admin-password', 'folder'), { recursive: true });
  const server = await own.start({ ADMIN_EMAIL });
  while (!server.output().includes('The first admin is')) await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  await server.stop();
  expect(server.output()).toMatch(
    /cannot be written to \S+first-admin-password \(E[A-Z]+\): npm run access prints another/,
  );
});

test('with another TOKEN_SECRET an unused password is replaced by the one in the file', async () => {
  const first = await own.start({ ADMIN_EMAIL });
  const password = await passwordOf(first);
  await first.stop();
  const second = await own.start({ TOKEN_SECRET: 'another-secret-for-tests-'.repeat(2) });
  const replaced = await passwordOf(second);
  expect(replaced).not.toBe(password);
  expect((await signIn(second.url, password)).status).toBe(401);
  expect((await signIn(second.url, replaced)).status).toBe(200);
  await second.stop();
});

test('an empty server without ADMIN_EMAIL starts and says that nobody can sign in', async () => {
  const server = await own.start();
  await server.stop();
  expect(server.output()).toContain('Nobody can sign in yet: set ADMIN_EMAIL');
});

test('a server whose admins have no password says how one gets it', async () => {
  const first = await own.start({ ADMIN_EMAIL });
  await passwordOf(first);
  await own.query(`update members set password_hash = '', one_time_password = null`);
  await first.stop();
  const server = await own.start();
  await server.stop();
  expect(server.output()).toContain('No admin has a password: npm run access -- USERNAME_OR_E-MAIL');
});

test('servers that start at once on one database make one admin with one password', async () => {
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
