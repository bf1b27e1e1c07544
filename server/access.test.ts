import { makeDataDirectory, type OwnDataDirectory } from '@test/dataDirectory';
import { runCommand } from '@test/serverProcess';

let own: OwnDataDirectory;
beforeEach(async () => {
  own = await makeDataDirectory();
});
afterEach(() => own.remove());

const access = (...args: readonly string[]) => runCommand('access', args, { DATA_DIR: own.dataDir });

const passwordIn = (text: string) => /with this password, once: (\w{26})\n/.exec(text)?.[1] ?? '';

async function call(url: string, method: string, route: string, body: object, token = ''): Promise<Response> {
  return fetch(`${url}${route}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

const signIn = (url: string, password: string) =>
  call(url, 'POST', '/api/auth/signin', { usernameOrEmail: 'boss@club.example', password });

test('the operator prints the first password again until it was used, then gives access to whoever is named', async () => {
  expect(await access()).toEqual({
    code: 1,
    output: expect.stringContaining('There is no embedded database in DATA_DIR'),
  });
  const server = await own.start({ ADMIN_EMAIL: 'boss@club.example' });
  while (!server.output().includes('The first admin is')) await new Promise((resolve) => setTimeout(resolve, 10));

  const again = await access();
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('admin (boss@club.example) signs in') });
  const first = passwordIn(again.output);
  const { accessToken } = (await (await signIn(server.url, first)).json()) as { accessToken: string };
  const passwords = { currentPassword: first, newPassword: 'out of the deep rough' };
  expect((await call(server.url, 'PUT', '/api/auth/password', passwords, accessToken)).status).toBe(200);
  expect(await access()).toEqual({
    code: 1,
    output: expect.stringContaining('There is no first admin whose password'),
  });

  expect(await access('nobody')).toEqual({ code: 1, output: 'Nobody has this username or e-mail.\n' });
  const given = await access('Boss@club.example');
  expect((await signIn(server.url, 'out of the deep rough')).status).toBe(401);
  expect((await signIn(server.url, passwordIn(given.output))).status).toBe(200);
  const [, secret = ''] = /\/public\/access#([\w-]{43})\n/.exec(given.output) ?? [];
  const byLink = { secret, newPassword: 'into the wind again' };
  expect((await call(server.url, 'POST', '/api/auth/access', byLink)).status).toBe(200);
  expect((await signIn(server.url, passwordIn(given.output))).status).toBe(401);
  expect((await signIn(server.url, 'into the wind again')).status).toBe(200);
  expect((await call(server.url, 'POST', '/api/auth/access', byLink)).status).toBe(410);
  const rows = await own.query('select action, actor_id, fields from changes order by at');
  expect(rows).toEqual([
    { action: 'member.oneTimePassword', actor_id: null, fields: [] },
    { action: 'member.passwordChanged', actor_id: expect.any(String), fields: [] },
    { action: 'member.oneTimePassword', actor_id: null, fields: [] },
    { action: 'member.passwordSetByLink', actor_id: null, fields: [] },
  ]);
  await server.stop();
  expect(server.output()).not.toContain(passwordIn(given.output));
});

test('without a server it works too, and says how it is used', async () => {
  const server = await own.start({ ADMIN_EMAIL: 'boss@club.example' });
  while (!server.output().includes('The first admin is')) await new Promise((resolve) => setTimeout(resolve, 10));
  await server.stop();
  const given = await access('admin');
  const after = await own.start({ ADMIN_EMAIL: '' });
  // Unused, it is replaced by the one that this start writes.
  while (!after.output().includes('The first admin is')) await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await signIn(after.url, passwordIn(given.output))).status).toBe(401);
  await after.stop();
  expect(await access('one', 'two')).toEqual({ code: 1, output: 'Usage: npm run access [-- USERNAME_OR_E-MAIL]\n' });
});
