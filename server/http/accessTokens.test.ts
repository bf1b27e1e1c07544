import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@contract/session';
import { startServerProcess } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { claimsOf, signToken } from '@test/fixtures/tokens';

async function signedInFor(seconds: number) {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const claims = claimsOf(member);
  await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, member.id]);
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const token = signToken({ ...claims, exp });
  const atEnd = () => new Promise((resolve) => setTimeout(resolve, exp * 1000 - Date.now()));
  return { token, atEnd, signInId: claims.jti, whoami: () => api(token).get('/api/golfclub/whoami') };
}

test('a token that has been good is refused once its time is over', async () => {
  const { whoami, atEnd } = await signedInFor(6);
  expect((await whoami()).status).toBe(200);
  await atEnd();
  let answer = await whoami();
  while (answer.status === 200) answer = await whoami();
  expect([answer.status, answer.code]).toEqual([401, 'not-signed-in']);
});

test('a token that has been good is refused once its sign-in has ended', async () => {
  const { whoami, signInId } = await signedInFor(60);
  expect((await whoami()).status).toBe(200);
  await sql('delete from sign_ins where id = $1', [signInId]);
  expect((await whoami()).status).toBe(401);
});

test('what differs from a token that has been good in a single character is none', async () => {
  const { token, whoami } = await signedInFor(60);
  expect((await whoami()).status).toBe(200);
  const last = token.endsWith('A') ? 'E' : 'A';
  expect((await api(token.slice(0, -1) + last).get('/api/golfclub/whoami')).status).toBe(401);
});

test('with a new secret the tokens of the one before stay good, and those to come are signed with the new one', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const server = await startServerProcess({
    env: {
      DATABASE_URL: databaseUrl(),
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      TOKEN_SECRET_BEFORE: fromSetup('TEST_TOKEN_SECRET'),
      LOG_LEVEL: 'silent',
    },
  });
  const whoamiThere = (token: string) =>
    fetch(`${server.url}/api/golfclub/whoami`, { headers: { authorization: `Bearer ${token}` } });
  try {
    expect((await whoamiThere(await fixtures.signedIn(member))).status).toBe(200);
    const answer = await fetch(`${server.url}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ usernameOrEmail: member.username, password: member.password }),
    });
    const { accessToken } = (await answer.json()) as SignedIn;
    expect((await whoamiThere(accessToken)).status).toBe(200);
    expect((await api(accessToken).get('/api/golfclub/whoami')).status).toBe(401);
  } finally {
    await server.stop();
  }
});

test('a token of a server whose clock is a little ahead is good', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const claims = claimsOf(member);
  await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, member.id]);
  const token = signToken({ ...claims, iat: claims.iat + 30, exp: claims.exp + 30 });
  expect((await api(token).get('/api/golfclub/whoami')).status).toBe(200);
});
