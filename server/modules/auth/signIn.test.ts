import { randomUUID } from 'node:crypto';
import type { Change } from '@contract/change';
import type { GolfclubToJoin } from '@contract/golfclub';
import type { Member } from '@contract/member';
import type { Problem } from '@contract/problem';
import { api, signIn } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { dayToCome } from '@test/fixtures/trainings';

describe('sign in', () => {
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
});

describe('sign up', () => {
  const password = 'two eagles in a row';

  async function clubToJoin() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
    const username = unique('sinead');
    const person = { name: 'Sinéad', surname: "O'Brien 🏌️‍♀️", username, email: `${username}@example.org`, password };
    return {
      fixtures,
      club,
      admin: api(await fixtures.signedIn(admin)),
      person,
      path: `/api/golfclub/signup/${club.id}`,
    };
  }

  async function membersOf({ admin, club }: Awaited<ReturnType<typeof clubToJoin>>): Promise<Member[]> {
    return (await admin.get<Member[]>(`/api/golfclub/${club.id}/members`)).body;
  }

  test('whoever wants to sign up sees the names of the clubs and nothing else of them', async () => {
    const { club } = await clubToJoin();
    const { status, body } = await api().get<GolfclubToJoin[]>('/api/golfclub/signup');
    expect(status).toBe(200);
    expect(body.find(({ id }) => id === club.id)).toEqual({ id: club.id, name: club.name });
  });

  test('who signs up is a player who waits for approval, with what was typed', async () => {
    const joined = await clubToJoin();
    const { person, path, club, admin } = joined;
    const more = { dateOfBirth: '01.02.1990', gender: 'woman', handicap: -1.2, mobile: '+49 171 1', phone: null };
    const answer = await api().post(path, { ...person, ...more });
    expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
    const [member] = await membersOf(joined);
    const { password: _password, ...visible } = person;
    expect(member).toMatchObject({ ...visible, ...more, roles: ['PLAYER', 'UNAPPROVED'], golfclubId: club.id });
    const { body } = await admin.get<Change[]>(`/api/changes?memberId=${member?.id ?? ''}`);
    expect(body).toEqual([
      expect.objectContaining({ action: 'member.signedUp', actor: null, golfclub: { id: club.id, name: club.name } }),
    ]);
    const signIn = await api().post('/api/auth/signin', { usernameOrEmail: person.email, password });
    expect([signIn.status, signIn.code]).toEqual([403, 'not-approved']);
  });

  test('signing up with the club in the body is the same', async () => {
    const joined = await clubToJoin();
    const answer = await api().post('/api/auth/signup', { ...joined.person, golfclubId: joined.club.id });
    expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
    expect(await membersOf(joined)).toEqual([
      expect.objectContaining({ username: joined.person.username, handicap: 0, dateOfBirth: null, mobile: null }),
    ]);
  });

  test('a taken e-mail or username makes nothing and is answered with the same bytes', async () => {
    const joined = await clubToJoin();
    const { person, path, fixtures } = joined;
    const other = await fixtures.member({ club: await fixtures.club(), username: unique('Taken') });
    const fresh = await api().post(path, person);
    const before = await membersOf(joined);
    for (const taken of [
      { email: other.email.toUpperCase(), username: unique('free') },
      { email: `${unique('free')}@example.org`, username: other.username.toLowerCase() },
      person,
    ]) {
      const answer = await api().post(path, { ...person, ...taken, name: 'Somebody Else' });
      expect([answer.status, answer.text]).toEqual([fresh.status, fresh.text]);
      expect([...answer.headers.keys()]).toEqual([...fresh.headers.keys()]);
    }
    expect(await membersOf(joined)).toEqual(before);
  });

  test('of many who sign up as the same at once one is made, and all are answered alike', async () => {
    const joined = await clubToJoin();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api().post(joined.path, joined.person)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await membersOf(joined)).toHaveLength(1);
  });

  test.each([
    ['roles', { roles: ['ADMIN'] }, '/roles unknown-field'],
    ['an approval code', { approvalCode: 'x' }, '/approvalCode unknown-field'],
    ['an e-mail that is none', { email: 'sinead' }, '/email not-an-email'],
    ['a username with an @', { username: 'sinead@home' }, '/username not-a-username'],
    ['a short password', { password: 'bogey' }, '/password too-short'],
    ['a common password', { password: 'Password1234' }, '/password common-password'],
    ['a day that is not', { dateOfBirth: '31.02.1990' }, '/dateOfBirth not-a-date'],
    ['a day to come', { dateOfBirth: dayToCome() }, '/dateOfBirth in-the-future'],
    ['a handicap with two decimals', { handicap: 18.44 }, '/handicap more-than-one-decimal'],
  ])('signing up with %s is refused by name and makes nothing', async (_what, change, expected) => {
    const joined = await clubToJoin();
    const { status, body } = await api().post<Problem>(joined.path, { ...joined.person, ...change });
    expect([status, body.errors?.map(({ path, reason }) => `${path} ${reason}`)]).toEqual([400, [expected]]);
    expect(await membersOf(joined)).toEqual([]);
  });

  test('a club that is not there cannot be joined', async () => {
    const { person } = await clubToJoin();
    const inPath = await api().post(`/api/golfclub/signup/${randomUUID()}`, person);
    expect([inPath.status, inPath.code]).toEqual([404, 'not-found']);
    const inBody = await api().post<Problem>('/api/auth/signup', { ...person, golfclubId: randomUUID() });
    expect([inBody.status, inBody.code, inBody.body.errors?.[0]?.path]).toEqual([
      409,
      'unknown-reference',
      '/golfclubId',
    ]);
    expect(await sql('select id from members where username = $1', [person.username])).toEqual([]);
  });
});
