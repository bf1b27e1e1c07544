import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '@contract/change';
import { REQUESTED_WITH } from '@contract/headers';
import { send } from '@test/fuzz/send';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { fromSetup } from '@test/fixtures/environment';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const linkTo = (golfclubId: string, username: string, code: string) =>
  `/api/golfclub/signup/member/approve/${golfclubId}/${encodeURIComponent(username)}/${code}`;

async function someoneWhoWaits() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const member = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
  const code = randomUUID().replaceAll('-', '');
  await sql('insert into approval_codes (member_id, code) values ($1, $2)', [member.id, code]);
  return { fixtures, club, member, code, link: linkTo(club.id, member.username, code) };
}

/** Sends exactly these headers; `fetch` would add its own. */
const sent = (link: string, headers: Record<string, string>) => send({ method: 'GET', path: link, headers });

async function rolesOf(memberId: string): Promise<unknown> {
  const [row] = await sql<{ roles: string[]; version: number }>('select roles, version from members where id = $1', [
    memberId,
  ]);
  return [row?.roles, row?.version];
}

test('the link approves, also the second time, and once is on record', async () => {
  const { fixtures, club, member, link } = await someoneWhoWaits();
  for (const time of ['first', 'second']) {
    const answer = await api().get(link);
    expect([time, answer.status, answer.body]).toEqual([time, 200, { approved: true }]);
  }
  expect(await rolesOf(member.id)).toEqual([['PLAYER', 'APPROVED'], 2]);
  const signIn = await api().post('/api/auth/signin', {
    usernameOrEmail: member.username,
    password: member.password,
  });
  expect(signIn.status).toBe(200);
  const admin = await fixtures.member({ club, roles: ['ADMIN'] });
  const { body } = await api(await fixtures.signedIn(admin)).get<Change[]>(`/api/changes?memberId=${member.id}`);
  expect(body.map(({ action, actor }) => [action, actor])).toEqual([['member.approved', null]]);
});

test('many clicks at once approve once', async () => {
  const { member, link } = await someoneWhoWaits();
  const answers = await Promise.all(Array.from({ length: 8 }, () => api().get(link)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rolesOf(member.id)).toEqual([['PLAYER', 'APPROVED'], 2]);
});

test('a second click ends no session that has begun meanwhile', async () => {
  const { fixtures, member, link } = await someoneWhoWaits();
  await api().get(link);
  const client = api(await fixtures.signedIn(member));
  await api().get(link);
  expect((await client.get('/api/golfclub/whoami')).status).toBe(200);
});

test('whatever is wrong with a link, the answer is the same and nobody is approved', async () => {
  const { fixtures, club, member, code } = await someoneWhoWaits();
  const another = await someoneWhoWaits();
  const codeless = await fixtures.member({ club, roles: ['PLAYER', 'UNAPPROVED'] });
  const wrong: Record<string, string> = {
    'another code': linkTo(club.id, member.username, another.code),
    'a longer code': linkTo(club.id, member.username, `${code}0`),
    'half a code': linkTo(club.id, member.username, code.slice(0, 16)),
    'a code in capitals': linkTo(club.id, member.username, `${code.slice(0, -1)}G`),
    'another club': linkTo(another.club.id, member.username, code),
    'a club that is no id': linkTo('%27', member.username, code),
    'a club of endless length': linkTo('a'.repeat(5_000), member.username, code),
    'another person': linkTo(club.id, another.member.username, code),
    'a person without a code': linkTo(club.id, codeless.username, code),
    nobody: linkTo(club.id, 'nobody', code),
    'nobody at all': linkTo(club.id, '   ', code),
  };
  const bytes = (await api().get(linkTo(randomUUID(), 'nobody', 'x'))).text;
  for (const [what, link] of Object.entries(wrong)) {
    const answer = await api().get(link);
    expect([what, answer.status, answer.code, answer.text]).toEqual([what, 404, 'not-found', bytes]);
  }
  expect(await rolesOf(member.id)).toEqual([['PLAYER', 'UNAPPROVED'], 1]);
});

test('a code is good for seven days', async () => {
  const { member, link } = await someoneWhoWaits();
  const age = (interval: string) =>
    sql(`update approval_codes set made_at = now() - $2::interval where member_id = $1`, [member.id, interval]);
  await age('7 days 1 minute');
  expect((await api().get(link)).status).toBe(404);
  await age('6 days 23 hours 59 minutes');
  expect((await api().get(link)).status).toBe(200);
});

const page = existsSync(path.join(__dirname, '../../../dist/web/index.html')) ? 200 : 503;

const fetched = { 'x-requested-with': REQUESTED_WITH, 'sec-fetch-mode': 'cors' };

test.each([
  ['a mail scanner', {}],
  ['whoever opens it in a browser', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a prefetch of our own page', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' }],
  ['a script without the header of the app', { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }],
  ['a program that shows pages and says so', { ...fetched, 'x-requested-with': 'com.example.mail' }],
  ['a navigation with the header', { ...fetched, 'sec-fetch-mode': 'navigate' }],
])('to %s the link is the page, and approves nobody', async (_whom, headers) => {
  const { member, link } = await someoneWhoWaits();
  for (const address of [link, `${link}?utm_source=mail`]) {
    const answer = await sent(address, headers);
    expect([answer.status, answer.headers['content-type']?.startsWith('text/')]).toEqual([page, true]);
    expect([answer.headers['etag'], answer.headers['cache-control']]).toEqual([undefined, 'no-store']);
  }
  expect(await rolesOf(member.id)).toEqual([['PLAYER', 'UNAPPROVED'], 1]);
});

test.each([
  ['of the web app', fetched],
  ['of a page of the same origin', { ...fetched, 'sec-fetch-mode': 'same-origin' }],
  ['of a browser that says nothing of its mode', { 'x-requested-with': REQUESTED_WITH }],
  ['with a token, whatever its other headers', { authorization: 'Bearer a.b.c', 'sec-fetch-mode': 'navigate' }],
])('a call %s approves, and no cache may keep its answer', async (_which, headers) => {
  const { member, link } = await someoneWhoWaits();
  const answer = await sent(link, headers);
  expect([answer.status, answer.headers['etag'], answer.headers['cache-control']]).toEqual([
    200,
    undefined,
    'no-store',
  ]);
  expect(await rolesOf(member.id)).toEqual([['PLAYER', 'APPROVED'], 2]);
});

test('looking at the link without opening it approves nobody', async () => {
  const { member, link } = await someoneWhoWaits();
  for (const method of ['HEAD', 'POST', 'PUT']) {
    const { status } = await fetch(`${fromSetup('TEST_SERVER_URL')}${link}`, { method });
    expect([method, status]).toEqual([method, 405]);
  }
  expect(await rolesOf(member.id)).toEqual([['PLAYER', 'UNAPPROVED'], 1]);
});
