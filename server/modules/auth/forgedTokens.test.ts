import { randomUUID } from 'node:crypto';
import { forgedTokens } from '@test/fuzz/forgedTokens';
import { send } from '@test/fuzz/send';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { claimsOf, signToken } from '@test/fixtures/tokens';

/** Of one kind of right each, and the two that never end. */
const doors = ['/api/golfclub/whoami', '/api/golfclub', '/api/changes', '/sessionprices', '/image/list/tip.json'];

async function goodClaims() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const member = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const claims = claimsOf(member);
  await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, member.id]);
  return { claims, another: (await fixtures.member({ club })).id, live: `/api/live/${club.id}` };
}

const request = (path: string, authorization: string) => send({ method: 'GET', path, headers: { authorization } });

test('no forged token of any kind opens any door, and all are refused alike', async () => {
  const { claims, another, live } = await goodClaims();
  const forged = Object.entries(forgedTokens(claims, another));
  expect(forged.length).toBeGreaterThanOrEqual(40);
  expect(new Set(forged.map(([, token]) => token)).size).toBe(forged.length);
  const { text } = await send({ method: 'GET', path: '/api/golfclub', headers: {} });
  for (const path of [...doors, live]) {
    for (const [what, token] of forged) {
      const answer = await request(path, `Bearer ${token}`);
      expect([what, path, answer.status, answer.text]).toEqual([what, path, 401, text]);
    }
  }
  for (const path of [...doors, live]) {
    expect([path, (await request(path, `Bearer ${signToken(claims)}`)).status]).toEqual([path, 200]);
  }
});

test.each([
  ['another scheme', (token: string) => `Basic ${token}`],
  ['the scheme of displays', (token: string) => `Display ${token}`],
  ['no scheme', (token: string) => token],
  ['the scheme twice', (token: string) => `Bearer Bearer ${token}`],
  ['the scheme behind it', (token: string) => `${token} Bearer`],
  ['something before it', (token: string) => `x, Bearer ${token}`],
  ['a tab for the blank', (token: string) => `Bearer\t${token}`],
  ['no blank', (token: string) => `Bearer${token}`],
])('a good token with %s is refused', async (_what, header) => {
  const { claims } = await goodClaims();
  expect((await request('/api/golfclub/whoami', header(signToken(claims)))).status).toBe(401);
});

test.each([
  ['/api/golfclub/whoami', 'GET'],
  ['/health', 'GET'],
  ['/api/display', 'GET'],
  ['/api/auth/signin', 'POST'],
  ['/image/upload', 'POST'],
])('two Authorization headers are refused at %s', async (path, method) => {
  const { claims } = await goodClaims();
  const good = `Bearer ${signToken(claims)}`;
  for (const authorization of [
    [good, good],
    [good, 'Bearer x'],
    ['Display x', good],
  ]) {
    const type = path.startsWith('/image') ? 'image/png' : 'application/json';
    const body = method === 'POST' ? { body: '{}' } : {};
    const headers = { authorization, ...(method === 'POST' ? { 'content-type': type } : {}) };
    const answer = await send({ method, path, headers, ...body });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('malformed-request')]);
  }
});

test('a good token anywhere but in the Authorization header is not looked at', async () => {
  const { claims } = await goodClaims();
  const token = signToken(claims);
  const headers = { cookie: `token=${token}; authorization=Bearer ${token}`, 'x-authorization': `Bearer ${token}` };
  expect((await send({ method: 'GET', path: '/api/golfclub/whoami', headers })).status).toBe(401);
  const inQuery = `/api/golfclub/whoami?access_token=${token}&authorization=Bearer%20${token}`;
  expect((await send({ method: 'GET', path: inQuery, headers: {} })).status).toBe(401);
});

test('a token whose sign-in has ended does not come back, not even with another of its claims changed rightly', async () => {
  const { claims } = await goodClaims();
  await sql('delete from sign_ins where id = $1', [claims.jti]);
  for (const change of [{}, { exp: claims.exp + 60 }, { jti: randomUUID() }, { roles: '["ADMIN"]' }]) {
    const answer = await request('/api/golfclub/whoami', `Bearer ${signToken({ ...claims, ...change })}`);
    expect(answer.status).toBe(401);
  }
});
