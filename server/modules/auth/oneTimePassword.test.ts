import { rights } from '@contract/rights';
import type { SignedIn, TokenClaims } from '@contract/session';
import { listRoutes } from '@server/app';
import { api, signIn } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const nothing = '01890000-0000-7000-8000-000000000000';
const ownPassword = 'out of the deep rough';

/** An admin who may do everything, once the one-time password is replaced. */
async function someone() {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED', 'PLAYER', 'PRO'] });
  await sql("update members set one_time_password = 'ACCESS' where id = $1", [member.id]);
  return { fixtures, member };
}

async function openSession(usernameOrEmail: string, password: string) {
  const { body } = await signIn(usernameOrEmail, password);
  const claims = JSON.parse(Buffer.from(body.accessToken.split('.')[1] ?? '', 'base64url').toString()) as TokenClaims;
  return { client: api(body.accessToken), claims };
}

test('with a one-time password every route that needs a sign-in is refused but signing out and the own password', async () => {
  const { fixtures, member } = await someone();
  const closed = listRoutes().filter(({ right }) => rights[right] !== 'anyone');
  expect(closed.length).toBeGreaterThan(50);
  const open: string[] = [];
  for (const { method, path } of closed) {
    const client = api(await fixtures.signedIn(member));
    const filledPath = path.replaceAll(/:\w+/g, nothing);
    const answer = await client.raw({
      method,
      path: filledPath,
      headers: { 'x-requested-with': 'golf-club-administration' },
    });
    if (answer.code === 'password-change-required' && answer.status === 403) continue;
    open.push(`${method} ${path}`);
  }
  expect(open).toEqual(['POST /api/auth/signout', 'POST /api/auth/signout/everywhere', 'PUT /api/auth/password']);
});

test('the token says so until the own password is set, and then everything is open', async () => {
  const { member } = await someone();
  const { client, claims } = await openSession(member.email, member.password);
  expect(claims.passwordChangeRequired).toBe(true);
  expect((await client.get('/api/golfclub/whoami')).code).toBe('password-change-required');

  const passwords = { currentPassword: member.password, newPassword: ownPassword };
  const changed = await client.put<SignedIn>('/api/auth/password', passwords);
  expect((await api(changed.body.accessToken).get('/api/golfclub/whoami')).status).toBe(200);
  expect((await openSession(member.email, ownPassword)).claims.passwordChangeRequired).toBeUndefined();
});

test('the one-time password is no password of their own', async () => {
  const { member } = await someone();
  const { client } = await openSession(member.email, member.password);
  const passwords = { currentPassword: member.password, newPassword: member.password };
  const refused = await client.put('/api/auth/password', passwords);
  expect([refused.status, refused.code]).toEqual([400, 'bad-input']);
  expect(refused.body).toMatchObject({ errors: [{ path: '/newPassword', reason: 'same-password' }] });
  expect((await client.get('/api/golfclub/whoami')).code).toBe('password-change-required');
});
