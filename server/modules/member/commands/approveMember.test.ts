import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { memberCalls, recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';

async function staffWithWaiting() {
  const staff = await staffOfClub();
  return { ...staff, waiting: await staff.player({ roles: ['PLAYER', 'UNAPPROVED'] }) };
}

test('an approved member can sign in; approving again changes nothing', async () => {
  const { asAdmin, admin, club, waiting } = await staffWithWaiting();
  const signIn = () => api().post('/api/auth/signin', { usernameOrEmail: waiting.email, password: waiting.password });
  expect((await signIn()).code).toBe('not-approved');
  const first = await asAdmin.approve(waiting.username);
  expect(first.status).toBe(200);
  expect(first.body.members.find(({ id }) => id === waiting.id)).toMatchObject({
    roles: ['APPROVED', 'PLAYER'],
    version: 2,
  });
  expect((await signIn()).status).toBe(200);

  const again = await asAdmin.approve(waiting.username.toUpperCase());
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(await recordOf(waiting.id)).toEqual([
    { action: 'member.approved', actor_id: admin.id, golfclub_id: club.id, fields: [] },
  ]);
});

test('of several who approve at once all succeed, and one is on record', async () => {
  const { asAdmin, waiting } = await staffWithWaiting();
  const answers = await Promise.all(Array.from({ length: 6 }, () => asAdmin.approve(waiting.username)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await recordOf(waiting.id)).toHaveLength(1);
});

test('who is unknown, or of another club, cannot be approved and has no code', async () => {
  const { fixtures, asAdmin } = await staffWithWaiting();
  const stranger = await fixtures.member({ club: await fixtures.club(), roles: ['PLAYER', 'UNAPPROVED'] });
  for (const username of [stranger.username, 'nobody-at-all']) {
    const answers = [await asAdmin.approve(username), await asAdmin.approvalCode(username)];
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [404, 'not-found'],
      [404, 'not-found'],
    ]);
  }
});

test('the code has 128 bits, stays the same while it is good, and is nowhere else', async () => {
  const { asAdmin, adminClient, club, waiting } = await staffWithWaiting();
  const answers = await Promise.all([1, 2, 3, 4].map(() => asAdmin.approvalCode(waiting.username)));
  const { code } = answers[0]?.body ?? { code: '' };
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { code }]);
  const { text } = await adminClient.get(`/api/golfclub/${club.id}`);
  expect(text).not.toContain(code);
  expect(JSON.stringify(await recordOf(waiting.id))).not.toContain(code);
});

test('a code that is older than seven days is replaced', async () => {
  const { asAdmin, waiting } = await staffWithWaiting();
  const { code } = (await asAdmin.approvalCode(waiting.username)).body;
  const age = (interval: string) =>
    sql('update approval_codes set made_at = now() - $2::interval where member_id = $1', [waiting.id, interval]);
  await age('6 days 23 hours');
  expect((await asAdmin.approvalCode(waiting.username)).body.code).toBe(code);
  await age('7 days 1 second');
  const fresh = (await asAdmin.approvalCode(waiting.username)).body.code;
  expect(fresh).toMatch(/^[0-9a-f]{32}$/);
  expect(fresh).not.toBe(code);
});

test('who is approved has no code to be shown', async () => {
  const { asAdmin, player } = await staffWithWaiting();
  const answer = await asAdmin.approvalCode((await player()).username);
  expect([answer.status, answer.code]).toEqual([409, 'wrong-state']);
});

test('a pro neither approves nor reads the code, edits, deletes or imports', async () => {
  const { asPro, waiting } = await staffWithWaiting();
  const answers = [
    await asPro.approve(waiting.username),
    await asPro.approvalCode(waiting.username),
    await asPro.edit(waiting.username, {}),
    await asPro.remove(waiting),
    await asPro.import([], true),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not-permitted'));
});

test('nobody calls any of it without having signed in', async () => {
  const { club, waiting } = await staffWithWaiting();
  const nobody = memberCalls(api(), club.id);
  const answers = [
    await nobody.create({}),
    await nobody.approve(waiting.username),
    await nobody.approvalCode(waiting.username),
    await nobody.edit(waiting.username, {}),
    await nobody.remove(waiting),
    await nobody.import([], true),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not-signed-in'));
});
