import { api, signIn } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

test('a member signs in with username or e-mail, in capitals or not, and is told by whoami who that is', async () => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const name = unique('Jörg.Grün');
  const member = await fixtures.member({ club, username: name, roles: ['PRO', 'PLAYER', 'APPROVED'] });
  for (const typed of [name, name.toUpperCase(), member.email.toUpperCase(), `  ${member.email} `]) {
    const answer = await signIn(typed, member.password);
    expect([typed, answer.status]).toEqual([typed, 200]);
    expect(answer.body).toMatchObject({ tokenType: 'Bearer', expiresIn: 12 * 60 * 60 });
    const whoami = await api(answer.body.accessToken).get('/api/golfclub/whoami');
    expect(whoami.body).toMatchObject({ id: member.id, username: name, golfclub: { id: club.id, name: club.name } });
  }
});

test('the token says who its holder is and lives for twelve hours', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club(), roles: ['PRO', 'APPROVED', 'PLAYER'] });
  const claims = claimsIn((await signIn(member.username, member.password)).body.accessToken);
  expect(claims).toMatchObject({
    sub: member.id,
    golfclubId: member.golfclubId,
    email: member.email,
    username: member.username,
    firstName: member.name,
    lastName: member.surname,
    roles: '["APPROVED","PLAYER","PRO"]',
    iss: 'golf-club-administration',
    aud: 'golf-club-administration',
  });
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(12 * 60 * 60);
});

test('every failed sign-in is the same, whether or not there is such an account', async () => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const member = await fixtures.member({ club });
  const unapproved = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
  const answers = [
    await signIn(member.username, 'a wrong password'),
    await signIn(unapproved.email, 'a wrong password'),
    await signIn(unique('nobody'), member.password),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.code, answer.text]).toEqual([401, 'sign-in-failed', answers[0]?.text]);
  }
});

test('only who knows the password learns that an account is not approved', async () => {
  const fixtures = await makeFixtures();
  const unapproved = await fixtures.member({ club: await fixtures.club(), roles: ['PLAYER', 'UNAPPROVED'] });
  const answer = await signIn(unapproved.username, unapproved.password);
  expect([answer.status, answer.code]).toEqual([403, 'not-approved']);
});

test('an admin signs in although not approved', async () => {
  const fixtures = await makeFixtures();
  const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'UNAPPROVED'] });
  const { status, body } = await signIn(admin.username, admin.password);
  expect(status).toBe(200);
  expect((await api(body.accessToken).get('/api/golfclub/whoami')).status).toBe(200);
});

test('a right password makes an account forget its failures', async () => {
  const fixtures = await makeFixtures();
  const { username, password } = await fixtures.member({ club: await fixtures.club() });
  for (const round of [1, 2]) {
    for (let failure = 0; failure < 6; failure += 1) {
      expect([round, (await signIn(username, 'wrong')).status]).toEqual([round, 401]);
    }
    expect((await signIn(username, password)).status).toBe(200);
  }
});

test('many who sign in at once all get in', async () => {
  const fixtures = await makeFixtures();
  const { username, password } = await fixtures.member({ club: await fixtures.club() });
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(username, password)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test('signing out ends this token and no other', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const [here, there] = [await fixtures.signedIn(member), await fixtures.signedIn(member)];
  expect((await api(here).post('/api/auth/signout')).body).toEqual({ signedOut: true });
  expect((await api(here).get('/api/golfclub/whoami')).status).toBe(401);
  expect((await api(there).get('/api/golfclub/whoami')).status).toBe(200);
});

test("signing out everywhere ends all tokens of this person and nobody else's", async () => {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const [member, other] = [await fixtures.member({ club }), await fixtures.member({ club })];
  const tokens = [await fixtures.signedIn(member), await fixtures.signedIn(member)];
  const others = await fixtures.signedIn(other);
  const answer = await api(tokens[0]).post('/api/auth/signout/everywhere');
  expect([answer.status, answer.body]).toEqual([200, { signedOut: true }]);
  for (const token of tokens) expect((await api(token).get('/api/golfclub/whoami')).status).toBe(401);
  expect((await api(others).get('/api/golfclub/whoami')).status).toBe(200);
  expect((await signIn(member.username, member.password)).status).toBe(200);
});
