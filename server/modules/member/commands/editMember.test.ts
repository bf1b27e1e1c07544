import type { EditedMember, Member } from '@contract/member';
import type { Problem } from '@contract/problem';
import { api } from '@test/fixtures/api';
import { edited, recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';
import { dayToCome } from '@test/fixtures/trainings';

async function staffWithMember() {
  const staff = await staffOfClub();
  const member = await staff.player({ gender: 'man', phone: '1', dateOfBirth: '1990-02-01' });
  const read = async () => {
    const { body } = await staff.adminClient.get<Member[]>(`/api/golfclub/members?q=${member.username}`);
    return body[0];
  };
  return { ...staff, member, read };
}

test('an edit writes every field, and what is not sent is emptied', async () => {
  const { asAdmin, member, club } = await staffWithMember();
  const options = { name: 'Nguyễn', surname: "O'Brien", email: `new.${member.email}`, handicap: -3.4, mobile: '2' };
  const answer = await asAdmin.edit(member.username, edited(member, options));
  expect(answer).toMatchObject({ status: 200, body: { id: club.id, memberCount: 3 } });
  expect(answer.body.members.find(({ id }) => id === member.id)).toMatchObject({
    ...options,
    username: member.username,
    roles: ['APPROVED', 'PLAYER'],
    gender: null,
    phone: null,
    dateOfBirth: null,
    version: 2,
  });
});

test('what was changed is on record with who did it, and nothing is when nothing was', async () => {
  const { asAdmin, admin, member, club, read } = await staffWithMember();
  const same = edited(member, { gender: 'man', phone: '1', dateOfBirth: '01.02.1990' });
  expect((await asAdmin.edit(member.username, same)).status).toBe(200);
  expect([await recordOf(member.id), (await read())?.version]).toEqual([[], 1]);

  const options: Partial<EditedMember> = { name: 'Jo', roles: ['PRO'], mobile: '2', handicap: 4.3 };
  await asAdmin.edit(member.username, { ...same, ...options });
  expect(await recordOf(member.id)).toEqual([
    {
      action: 'member.edited',
      actor_id: admin.id,
      golfclub_id: club.id,
      fields: [
        { field: 'name', before: member.name, after: 'Jo' },
        { field: 'handicap', before: '18.4', after: '4.3' },
        { field: 'mobile', before: null, after: '2' },
        { field: 'roles', before: 'APPROVED, PLAYER', after: 'APPROVED, PLAYER, PRO' },
      ],
    },
  ]);
});

test('of two editors the second is told and shown what the first has written, and can overwrite it', async () => {
  const { asAdmin, member } = await staffWithMember();
  const first = await asAdmin.edit(member.username, edited(member, { name: 'First', version: 1 }));
  const second = await asAdmin.edit<Problem>(member.username, edited(member, { name: 'Second', version: 1 }));
  expect([first.status, second.status, second.code]).toEqual([200, 409, 'stale']);
  const now = first.body.members.find(({ id }) => id === member.id);
  expect(second.body.current).toEqual(now);
  expect(now).toMatchObject({ name: 'First', version: 2 });

  const overwriting = await asAdmin.edit(member.username, edited(member, { name: 'Second', version: 2 }));
  expect(overwriting.body.members.find(({ id }) => id === member.id)).toMatchObject({ name: 'Second', version: 3 });
});

test('of ten editors at once with one version exactly one wins', async () => {
  const { asAdmin, member, read } = await staffWithMember();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      asAdmin.edit(member.username, edited(member, { name: `Editor ${index}`, version: 1 })),
    ),
  );
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ code }) => code === 'stale')).toHaveLength(9);
  expect(await read()).toMatchObject({ name: `Editor ${winner}`, version: 2 });
});

test('an edit without a version is accepted', async () => {
  const { asAdmin, member } = await staffWithMember();
  for (const name of ['Once', 'Twice'])
    expect((await asAdmin.edit(member.username, edited(member, { name }))).status).toBe(200);
});

test('ticks are all that is read of the roles: the approval stays as it is', async () => {
  const { asAdmin, player } = await staffWithMember();
  const waiting = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  const roles = ['APPROVED', 'PRO'] as const;
  const options = { roles: [...roles], phone: '1', mobile: '2' };
  const answer = await asAdmin.edit(waiting.username, edited(waiting, options));
  expect(answer.body.members.find(({ id }) => id === waiting.id)?.roles).toEqual(['PLAYER', 'PRO', 'UNAPPROVED']);
});

test.each<[string, object, string[]]>([
  ['a pro without numbers', { roles: ['PRO'] }, ['/phone required', '/mobile required']],
  ['a password', { password: 'seven herons on the dune' }, ['/password unknown-field']],
  ['an approval code', { approvalCode: 'x' }, ['/approvalCode unknown-field']],
  ['a version that is none', { version: 0 }, ['/version too-small']],
])('an edit with %s is refused and changes nothing', async (_what, options, errors) => {
  const { asAdmin, member, read } = await staffWithMember();
  const answer = await asAdmin.edit<Problem>(member.username, edited(member, { name: 'New', ...options }));
  expect([answer.status, answer.body.errors?.map(({ path, reason }) => `${path} ${reason}`)]).toEqual([400, errors]);
  expect(await read()).toMatchObject({ name: member.name, version: 1 });
});

test('username and club are fixed: sent back otherwise they change nothing', async () => {
  const { fixtures, asAdmin, member, club } = await staffWithMember();
  const other = await fixtures.club();
  const options = { username: 'somebody-else', golfclubId: other.id, golfclub: other, id: other.id };
  const answer = await asAdmin.edit(member.username, edited(member, options));
  expect(answer.body.members.find(({ id }) => id === member.id)).toMatchObject({
    username: member.username,
    golfclubId: club.id,
  });
});

test('somebody who is not of the club cannot be edited through it', async () => {
  const { fixtures, asAdmin } = await staffWithMember();
  const stranger = await fixtures.member({ club: await fixtures.club() });
  for (const username of [stranger.username, 'nobody-at-all', "x' or 'x", 'ä%2F']) {
    const answer = await asAdmin.edit(username, edited(stranger));
    expect([username, answer.status, answer.code]).toEqual([username, 404, 'not-found']);
  }
});

test('an e-mail of somebody else is refused at its field, the own in other letters is not', async () => {
  const { asAdmin, member, pro } = await staffWithMember();
  const other = await asAdmin.edit<Problem>(member.username, edited(member, { email: pro.email.toUpperCase() }));
  expect([other.status, other.body.errors?.map(({ path }) => path)]).toEqual([409, ['/email']]);
  const own = await asAdmin.edit(member.username.toUpperCase(), edited(member, { email: member.email.toUpperCase() }));
  expect(own.status).toBe(200);
});

test('a changed role ends the sessions of the member, a changed name does not', async () => {
  const { fixtures, asAdmin, member } = await staffWithMember();
  const client = api(await fixtures.signedIn(member));
  await asAdmin.edit(member.username, edited(member, { name: 'Jo' }));
  expect((await client.get('/api/golfclub/whoami')).body).toMatchObject({ name: 'Jo' });
  await asAdmin.edit(member.username, edited(member, { roles: ['ADMIN'] }));
  expect((await client.get('/api/golfclub/whoami')).status).toBe(401);
});

test('a day of birth in the future is refused', async () => {
  const { asAdmin, member } = await staffWithMember();
  const answer = await asAdmin.edit<Problem>(member.username, edited(member, { dateOfBirth: dayToCome() }));
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ path: '/dateOfBirth', reason: 'in-the-future' }] },
  });
});
