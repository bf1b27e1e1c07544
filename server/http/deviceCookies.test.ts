import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { deviceCookies } from './deviceCookies';

const [secret, older] = ['the secret of this server', 'the secret before that'];
const devices = deviceCookies([secret]);
const jana = { id: '019a0000-0000-7000-8000-000000000001', passwordHash: 'hash' };
const nora = { id: '019a0000-0000-7000-8000-000000000002', passwordHash: 'hash' };
const first = { cookie: '', isSecure: false };

/** What a browser sends back. */
const sentBack = (setCookie: string) => ({ cookie: `locale=de; ${setCookie.split(';')[0] ?? ''}`, isSecure: false });

test('a device is known for the account it has signed in with, and for no other', () => {
  const stored = sentBack(devices.cookieFor(jana, first));
  expect(devices.deviceOf(jana, stored)).toMatch(/^[\w-]{22}$/);
  expect(devices.deviceOf(nora, stored)).toBeNull();
  expect(devices.deviceOf(jana, first)).toBeNull();
});

test('a new password ends it', () => {
  const stored = sentBack(devices.cookieFor(jana, first));
  expect(devices.deviceOf({ ...jana, passwordHash: 'another' }, stored)).toBeNull();
});

test('it is known by the secret before, and signed with the present one', () => {
  const stored = sentBack(deviceCookies([older]).cookieFor(jana, first));
  const both = deviceCookies([secret, older]);
  expect(devices.deviceOf(jana, stored)).toBeNull();
  expect(both.deviceOf(jana, stored)).not.toBeNull();
  expect(devices.deviceOf(jana, sentBack(both.cookieFor(jana, stored)))).not.toBeNull();
});

test('the last five accounts of a shared device are known', () => {
  const accounts = Array.from({ length: 6 }, (_, index) => ({ ...jana, id: `${jana.id}-${index}` }));
  const stored = [...accounts, ...accounts].reduce((before, one) => sentBack(devices.cookieFor(one, before)), first);
  expect(accounts.map((one) => devices.deviceOf(one, stored) !== null)).toEqual([false, true, true, true, true, true]);
});

test.each(['device=', 'device=~~', 'device=x.y', `device=${'a'.repeat(22)}.${'a'.repeat(43)}`, 'other=1', ';;='])(
  'the cookie %p makes no device known',
  (cookie) => {
    expect(devices.deviceOf(jana, { cookie, isSecure: false })).toBeNull();
  },
);

test('only the sign-in sees it, no script, and over TLS no other connection', () => {
  const attributes = (isSecure: boolean) => devices.cookieFor(jana, { cookie: '', isSecure }).split('; ').slice(1);
  const always = ['Path=/api/auth', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Strict'];
  expect(attributes(false)).toEqual(always);
  expect(attributes(true)).toEqual([...always, 'Secure']);
});

test('it opens nothing, and a changed password hands out a new one', async () => {
  const fixtures = await makeFixtures();
  const { username, password } = await fixtures.member({ club: await fixtures.club() });
  const answer = await api().post<{ accessToken: string }>('/api/auth/signin', { usernameOrEmail: username, password });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{43}; Path/);
  expect((await api().get('/api/golfclub/whoami', { cookie })).status).toBe(401);
  const newPassword = 'out of the deep rough';
  const changed = await api(answer.body.accessToken).put('/api/auth/password', {
    currentPassword: password,
    newPassword,
  });
  expect(changed.headers.get('set-cookie')).toMatch(/^device=[\w-]{22}\.[\w-]{43}; Path/);
});
