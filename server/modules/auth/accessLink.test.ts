import type { OpenedAccessLink, PasswordSet } from '@contract/access';
import { type AccessLinkOptions, makeAccessLink } from '@test/fixtures/accessLinks';
import { api, signIn, startFromAddresses } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { edited, recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';

const path = '/api/auth/access';
const newPassword = 'nine geese over the heath';

async function someoneWithLink(options: Omit<AccessLinkOptions, 'member'> = {}) {
  const staff = await staffOfClub();
  const member = await staff.player();
  return { ...staff, member, link: await makeAccessLink({ member, ...options }) };
}

const open = ({ headers }: { headers: Record<string, string> }) => api().get<OpenedAccessLink>(path, headers);
const set = ({ secret }: { secret: string }, password = newPassword) =>
  api().post<PasswordSet>(path, { secret, newPassword: password });

test('opening a link says whose it is and changes nothing', async () => {
  const { member, link, club } = await someoneWithLink();
  const row = () =>
    sql('select m.*, a.* from members m join access_links a on a.member_id = m.id where m.id = $1', [member.id]);
  const before = await row();
  for (const time of ['first', 'second']) {
    const { status, body, headers } = await open(link);
    const { name, surname, username, email } = member;
    expect([time, status, body]).toEqual([
      time,
      200,
      { name, surname, username, email, golfclub: club.name, goodUntil: expect.any(String) },
    ]);
    expect(headers.get('cache-control')).toMatch(/no-store|private|no-cache/);
  }
  expect(await row()).toEqual(before);
  expect((await signIn(member.username, member.password)).status).toBe(200);
});

test('a link sets the password once, ends all sign-ins, and is on record', async () => {
  const { member, link, fixtures } = await someoneWithLink();
  const elsewhere = api(await fixtures.signedIn(member));
  const { status, body, headers } = await set(link);
  expect([status, body]).toEqual([200, { username: member.username, email: member.email, approved: true }]);
  expect(headers.get('set-cookie')).toMatch(/^device=/);
  expect((await elsewhere.get('/api/golfclub/whoami')).status).toBe(401);
  expect((await signIn(member.username, member.password)).status).toBe(401);
  expect((await signIn(member.username, newPassword)).status).toBe(200);
  for (const again of [await set(link, 'another gate by the pond'), await open(link)]) {
    expect([again.status, again.code]).toEqual([410, 'link-used']);
  }
  expect((await signIn(member.username, newPassword)).status).toBe(200);
  expect(await recordOf(member.id)).toEqual([
    { action: 'member.passwordSetByLink', actor_id: null, golfclub_id: member.golfclubId, fields: [] },
  ]);
});

test('many presses at once set one password', async () => {
  const { member, link } = await someoneWithLink();
  const passwords = Array.from({ length: 6 }, (_, index) => `nine geese over heath ${index}`);
  const answers = await Promise.all(passwords.map((password) => set(link, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await signIn(member.username, winner)).status).toBe(200);
});

test('it gives a password to a member without one, and one of their own for a one-time password', async () => {
  const { player } = await staffOfClub();
  const member = await player();
  await sql(`update members set password_hash = '', one_time_password = 'ACCESS' where id = $1`, [member.id]);
  expect((await set(await makeAccessLink({ member }))).status).toBe(200);
  const [row] = await sql('select one_time_password from members where id = $1', [member.id]);
  expect(row).toEqual({ one_time_password: null });
});

test('whoever still waits for approval sets a password and is told so', async () => {
  const { player } = await staffOfClub();
  const member = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  expect((await set(await makeAccessLink({ member }))).body).toMatchObject({ approved: false });
  expect((await signIn(member.username, newPassword)).code).toBe('not-approved');
});

test.each([
  ['expired', { daysAgo: 7.01 }, 410, 'link-expired'],
  ['used', { ended: 'USED' as const }, 410, 'link-used'],
  ['replaced', { ended: 'REPLACED' as const }, 410, 'link-replaced'],
])('a link that is %s changes nothing', async (_state, options, status, code) => {
  const { member, link } = await someoneWithLink(options);
  for (const answer of [await open(link), await set(link)])
    expect([answer.status, answer.code]).toEqual([status, code]);
  expect((await signIn(member.username, member.password)).status).toBe(200);
});

test('what is no link, and that of a deleted member, is the same 404', async () => {
  const { member, link, asAdmin } = await someoneWithLink();
  const bytes = (await open({ headers: { authorization: `AccessLink ${'x'.repeat(43)}` } })).text;
  await asAdmin.remove(member);
  const { secret } = link;
  for (const carried of ['', 'AccessLink', `Bearer ${secret}`, `AccessLink ${secret}x`, `AccessLink ${secret}`]) {
    const answer = await open({ headers: { authorization: carried } });
    expect([carried, answer.status, answer.text]).toEqual([carried, 404, bytes]);
  }
  for (const sent of ['', 'x', `${secret}x`, secret]) {
    const answer = await set({ secret: sent });
    expect([sent, answer.status, answer.text]).toEqual([sent, 404, bytes]);
  }
});

test('another e-mail and a password set in another way end a link', async () => {
  const { asAdmin, member, link } = await someoneWithLink();
  await asAdmin.edit(member.username, edited(member, { handicap: 3.2 }));
  expect((await open(link)).status).toBe(200);
  await asAdmin.edit(member.username, edited(member, { email: `new.${member.email}` }));
  expect((await set(link)).code).toBe('link-replaced');

  const again = await makeAccessLink({ member });
  await sql(`update members set password_hash = 'another' where id = $1`, [member.id]);
  expect((await set(again)).code).toBe('link-replaced');
});

test("a pro's link ends with the right to make it, and when its player becomes staff", async () => {
  const { pro, player } = await staffOfClub();
  const [promoted, left] = [await player(), await player()];
  const links = [
    await makeAccessLink({ member: promoted, madeBy: pro }),
    await makeAccessLink({ member: left, madeBy: pro }),
  ] as const;
  await sql(`update members set roles = array['ADMIN','APPROVED','PLAYER'] where id = $1`, [promoted.id]);
  expect((await set(links[0])).code).toBe('link-replaced');
  expect((await open(links[1])).status).toBe(200);
  await sql(`update members set roles = array['APPROVED','PLAYER'] where id = $1`, [pro.id]);
  expect((await set(links[1])).code).toBe('link-replaced');
});

test('a common password, one with the own name and a short one are refused, and the link stays good', async () => {
  const { member, link } = await someoneWithLink();
  for (const password of ['passwordpassword', `${member.username} is me`, 'too short']) {
    const answer = await set(link, password);
    expect([password, answer.status, answer.code]).toEqual([password, 400, 'bad-input']);
  }
  expect((await set(link)).status).toBe(200);
});

test('guessing links is refused after a hundred wrong ones of an address, right ones count for nothing', async () => {
  const { link } = await someoneWithLink();
  const from = await startFromAddresses();
  try {
    const call = (authorization: string) =>
      fetch(`${from.server.url}${path}`, { headers: { authorization, 'x-forwarded-for': '198.51.100.77' } });
    for (let round = 0; round < 3; round += 1) expect((await call(link.headers.authorization)).status).toBe(200);
    const wrong = await Promise.all(
      Array.from({ length: 104 }, () => call(`AccessLink ${'y'.repeat(43)}`).then(({ status }) => status)),
    );
    expect(wrong.filter((status) => status === 404)).toHaveLength(100);
    const refused = await call(link.headers.authorization);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  } finally {
    await from.server.stop();
  }
});
