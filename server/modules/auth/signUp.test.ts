import { randomUUID } from 'node:crypto';
import type { Change } from '@contract/change';
import type { GolfclubToJoin } from '@contract/golfclub';
import type { Member } from '@contract/member';
import type { Problem } from '@contract/problem';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { dayToCome } from '@test/fixtures/trainings';

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
  ['an e-mail in brackets', { email: '<sinead@example.org>' }, '/email not-an-email'],
  ['an e-mail with a semicolon', { email: 'sinead@example.org;' }, '/email not-an-email'],
  ['an e-mail with an invisible character', { email: 'sine\u200bad@example.org' }, '/email not-an-email'],
  ['an e-mail with a variation selector', { email: 'sinead@example.org\ufe00' }, '/email not-an-email'],
  ['an e-mail of a domain that is none', { email: 'sinead@-example-.org' }, '/email not-an-email'],
  ['a username with an @', { username: 'sinead@home' }, '/username not-a-username'],
  ['a username with an invisible mark', { username: 'sine\u034fad' }, '/username not-a-username'],
  ['a username with an invisible letter', { username: 'sine\u3164ad' }, '/username not-a-username'],
  ['a name with an invisible character', { name: 'Sine\u00adad' }, '/name forbidden-characters'],
  ['a name of two lines', { surname: "O'\nBrien" }, '/surname forbidden-characters'],
  ['a line separator in a name', { surname: "O'\u2028Brien" }, '/surname forbidden-characters'],
  ['a control character in a name', { name: 'Sin\u0081ead' }, '/name forbidden-characters'],
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

test('an e-mail is stored without blanks around it and compared as IDNA reads its domain', async () => {
  const joined = await clubToJoin();
  const { person, path } = joined;
  const mailbox = unique('jürgen');
  for (const domain of [
    'golf-müller.example',
    'GOLF-MÜLLER.example',
    'xn--golf-mller-feb.example',
    'ｇolf-müller.example',
  ]) {
    const changed = { email: ` ${mailbox}@${domain} `, username: unique('jürgen') };
    expect((await api().post(path, { ...person, ...changed })).status).toBe(202);
  }
  expect((await membersOf(joined)).map(({ email }) => email)).toEqual([`${mailbox}@golf-müller.example`]);
  const signIn = { usernameOrEmail: `${mailbox}@xn--golf-mller-feb.example`, password };
  expect((await api().post('/api/auth/signin', signIn)).code).toBe('not-approved');
  await sql('update members set email = $1 where golfclub_id = $2', [signIn.usernameOrEmail, joined.club.id]);
  expect((await api().post('/api/auth/signin', signIn)).code).toBe('not-approved');
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
