import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { claimsOf, signToken } from '@test/fixtures/tokens';

async function whoami(token: string | undefined) {
  return api(token).get('/api/golfclub/whoami');
}

/** Returns the claims of a member's token that is good in every way. */
async function goodClaims() {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const claims = claimsOf(member);
  await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, member.id]);
  return { claims, member, fixtures };
}

test('a good token lets its holder in', async () => {
  const { claims } = await goodClaims();
  expect((await whoami(signToken(claims))).status).toBe(200);
});

test('forged, expired and foreign tokens are refused alike', async () => {
  const { claims, member, fixtures } = await goodClaims();
  const another = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN'] });
  const now = claims.iat;
  const { exp: _exp, ...endless } = claims;
  const { jti: _jti, ...nameless } = claims;
  const good = signToken(claims);
  const unsigned = signToken(claims, { header: { alg: 'none', typ: 'at+jwt' } });
  const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
    format: 'pem',
    type: 'spki',
  });
  const bad: Record<string, string> = {
    'another secret': signToken(claims, { secret: 'x'.repeat(64) }),
    'a public key as secret': signToken(claims, { secret: publicKey.toString() }),
    'no algorithm': unsigned,
    'no algorithm and no signature': unsigned.replace(/[^.]*$/, ''),
    'another algorithm named': signToken(claims, { header: { alg: 'HS512', typ: 'at+jwt' } }),
    'another type': signToken(claims, { header: { alg: 'HS256', typ: 'JWT' } }),
    'no type': signToken(claims, { header: { alg: 'HS256' } }),
    'a critical extension': signToken(claims, { header: { alg: 'HS256', typ: 'at+jwt', crit: ['b64'], b64: false } }),
    'another issuer': signToken({ ...claims, iss: 'elsewhere' }),
    'another audience': signToken({ ...claims, aud: 'elsewhere' }),
    expired: signToken({ ...claims, exp: now - 1 }),
    'no end': signToken(endless),
    'no sign-in': signToken(nameless),
    'a sign-in nobody made': signToken({ ...claims, jti: randomUUID() }),
    'a sign-in that is no id': signToken({ ...claims, jti: "' or true --" }),
    "another member's sign-in": signToken({ ...claims, sub: another.id }),
    'a changed claim': good.replace(
      /\.[^.]*\./,
      `.${Buffer.from(JSON.stringify({ ...claims, sub: another.id })).toString('base64url')}.`,
    ),
    'no token at all': 'x',
  };
  const refused = await whoami(undefined);
  expect([refused.status, refused.code]).toEqual([401, 'not-signed-in']);
  for (const [what, token] of Object.entries(bad)) {
    const answer = await whoami(token);
    expect([what, answer.status, answer.text]).toEqual([what, 401, refused.text]);
  }
  expect((await whoami(signToken(claims))).body).toMatchObject({ id: member.id });
});

test('what the token claims of roles and club counts for nothing', async () => {
  const { claims, fixtures } = await goodClaims();
  const otherClub = await fixtures.club();
  const token = signToken({ ...claims, roles: '["ADMIN"]', golfclubId: otherClub.id });
  expect((await api(token).get('/api/golfclub/members')).status).toBe(403);
  expect((await api(token).get(`/api/golfclub/${otherClub.id}`)).status).toBe(404);
});

test.each([
  ['roles', `update members set roles = array['APPROVED', 'PLAYER', 'PRO'] where id = $1`],
  ['e-mail', `update members set email = 'new.' || email where id = $1`],
  ['password', `update members set password_hash = 'another' where id = $1`],
  ['club', `update members set golfclub_id = $2 where id = $1`],
  ['existence', `delete from members where id = $1`],
])('changing the %s of a member ends the tokens signed before, at once', async (_what, statement) => {
  const { claims, member, fixtures } = await goodClaims();
  const otherClub = await fixtures.club();
  const token = signToken(claims);
  expect((await whoami(token)).status).toBe(200);
  await sql(statement, statement.includes('$2') ? [member.id, otherClub.id] : [member.id]);
  expect((await whoami(token)).code).toBe('not-signed-in');
});

test('changing a name, a phone or a handicap ends no token', async () => {
  const { claims, member } = await goodClaims();
  await sql(`update members set name = 'Jo', phone = '1', handicap_tenths = 10 where id = $1`, [member.id]);
  expect((await whoami(signToken(claims))).body).toMatchObject({ name: 'Jo', handicap: 1 });
});

test('the same roles in another order, as after an approval by code, end no token', async () => {
  const { claims, member } = await goodClaims();
  await sql(`update members set roles = array(select unnest(roles) order by 1 desc) where id = $1`, [member.id]);
  expect((await whoami(signToken(claims))).status).toBe(200);
});

test('a token that was not used for two hours has ended', async () => {
  const { claims } = await goodClaims();
  const token = signToken(claims);
  await sql(`update sign_ins set used_at = now() - interval '119 minutes' where id = $1`, [claims.jti]);
  expect((await whoami(token)).status).toBe(200);
  const [row] = await sql<{ fresh: boolean }>(
    `select used_at > now() - interval '1 minute' as fresh from sign_ins where id = $1`,
    [claims.jti],
  );
  expect(row?.fresh).toBe(true);
  await sql(`update sign_ins set used_at = now() - interval '121 minutes' where id = $1`, [claims.jti]);
  expect((await whoami(token)).code).toBe('not-signed-in');
});

test('whoever is no longer approved is told so by the old token of an account without it', async () => {
  const fixtures = await makeFixtures();
  const unapproved = await fixtures.member({ club: await fixtures.club(), roles: ['PLAYER', 'UNAPPROVED'] });
  const answer = await whoami(await fixtures.signedIn(unapproved));
  expect([answer.status, answer.code]).toEqual([403, 'not-approved']);
});
