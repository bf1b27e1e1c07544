import type { Change } from '@contract/change';
import type { Problem } from '@contract/problem';
import type { SignedIn } from '@contract/session';
import { api, signIn } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const PATH = '/api/auth/password';
const newPassword = 'out of the deep rough';

async function someone() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const member = await fixtures.member({ club });
  return { fixtures, club, member, client: api(await fixtures.signedIn(member)), currentPassword: member.password };
}

test('a changed password ends every session but the own, which goes on with a new token', async () => {
  const { fixtures, member, client, currentPassword } = await someone();
  const elsewhere = api(await fixtures.signedIn(member));
  const { status, body } = await client.put<SignedIn>(PATH, { currentPassword, newPassword });
  expect([status, body.tokenType]).toEqual([200, 'Bearer']);
  const statuses = [elsewhere, client, api(body.accessToken)].map(async (one) => one.get('/api/golfclub/whoami'));
  expect((await Promise.all(statuses)).map((answer) => answer.status)).toEqual([401, 401, 200]);
  expect((await signIn(member.username, currentPassword)).status).toBe(401);
  expect((await signIn(member.username, newPassword)).status).toBe(200);
});

test('the change is on record without either password', async () => {
  const { fixtures, club, member, client, currentPassword } = await someone();
  await client.put(PATH, { currentPassword, newPassword });
  const admin = await fixtures.member({ club, roles: ['ADMIN'] });
  const record = await api(await fixtures.signedIn(admin)).get<Change[]>(`/api/changes?memberId=${member.id}`);
  expect(record.body).toEqual([
    expect.objectContaining({
      action: 'member.passwordChanged',
      actor: { id: member.id, name: member.name, surname: member.surname, username: member.username },
      fields: [],
    }),
  ]);
  expect(record.text).not.toContain(newPassword);
});

test('a wrong current password changes nothing and ends no session', async () => {
  const { member, client, currentPassword } = await someone();
  const answer = await client.put(PATH, { currentPassword: 'not this one', newPassword });
  expect([answer.status, answer.code]).toEqual([409, 'wrong-password']);
  expect((await client.get('/api/golfclub/whoami')).status).toBe(200);
  expect((await signIn(member.username, currentPassword)).status).toBe(200);
});

test('guessing the current password ends after ten times, and the session goes on', async () => {
  const { member, client, currentPassword } = await someone();
  const guesses = Array.from({ length: 14 }, () => client.put(PATH, { currentPassword: 'a guess', newPassword }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), ...Array.from({ length: 4 }, () => 429)]);
  expect((await client.put(PATH, { currentPassword, newPassword })).status).toBe(429);
  expect((await client.get('/api/golfclub/whoami')).status).toBe(200);
  expect((await signIn(member.username, currentPassword)).status).toBe(200);
});

test('strangers who fail to sign in do not keep the owner from a new password', async () => {
  const { member, client, currentPassword } = await someone();
  await Promise.all(Array.from({ length: 11 }, () => signIn(member.username, 'a guess')));
  expect((await signIn(member.username, currentPassword)).status).toBe(429);
  expect((await client.put(PATH, { currentPassword, newPassword })).status).toBe(200);
});

test('of two changes at once one wins', async () => {
  const { client, currentPassword } = await someone();
  const answers = await Promise.all([
    client.put(PATH, { currentPassword, newPassword }),
    client.put(PATH, { currentPassword, newPassword: `${newPassword} again` }),
  ]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([401, 409]).toContain(statuses[1]);
});

test.each([
  ['too short', 'a few words', 'too-short'],
  ['a common one', 'qwertzuiop12', 'common-password'],
  ['too long', 'x y z '.repeat(22), 'too-long'],
])('a new password that is %s is refused by name', async (_what, password, reason) => {
  const { client, currentPassword } = await someone();
  const { status, body } = await client.put<Problem>(PATH, { currentPassword, newPassword: password });
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: '/newPassword', reason })]]);
});

test('a new password with the own username in it is refused', async () => {
  const { member, client, currentPassword } = await someone();
  const { body } = await client.put<Problem>(PATH, { currentPassword, newPassword: `i am ${member.username} golf` });
  expect(body.errors?.[0]?.reason).toBe('common-password');
});

test('an account whose password is locked lets nobody in', async () => {
  const { member } = await someone();
  await sql(`update members set password_hash = '' where id = $1`, [member.id]);
  for (const password of [member.password, ' ']) {
    const answer = await signIn(member.username, password);
    expect([answer.status, answer.code]).toEqual([401, 'sign-in-failed']);
  }
});

test('whoever was erased is unknown at sign-in', async () => {
  const { member } = await someone();
  await sql('update members set erased_at = now() where id = $1', [member.id]);
  expect((await signIn(member.username, member.password)).code).toBe('sign-in-failed');
});
