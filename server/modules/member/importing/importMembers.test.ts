import { sql } from '@test/fixtures/database';
import { importing, visibleRowStatuses } from '@test/fixtures/importing';
import { importedRow, recordOf } from '@test/fixtures/members';
import { unique } from '@test/fixtures/names';

test('asking for the verdicts writes nothing', async () => {
  const { asAdmin, row, members, player } = await importing();
  const member = await player();
  const rows = [row(), row({ email: member.email, phone: '1' }), row({ email: 'x' })];
  const { status, body } = await asAdmin.import(rows, false);
  expect([status, body.written, visibleRowStatuses(body)]).toEqual([
    200,
    false,
    ['create', 'update', 'refused /email not-an-email'],
  ]);
  expect(await members()).toHaveLength(3);
  expect(await recordOf(member.id)).toEqual([]);
});

test('members are found by their e-mail and get what the row gives; empty cells change nothing', async () => {
  const { asAdmin, admin, club, player, withEmail } = await importing();
  const member = await player({ gender: 'woman', mobile: '1', dateOfBirth: '1990-02-01', handicap: 20 });
  const options = { surname: 'Neu', handicap: '+0,4', phone: '2', username: member.username.toUpperCase() };
  const { body } = await asAdmin.import([importedRow({ email: member.email.toUpperCase(), ...options })], true);
  expect([body.written, visibleRowStatuses(body)]).toEqual([true, ['update']]);
  expect(await withEmail(member.email)).toMatchObject({
    id: member.id,
    name: member.name,
    surname: 'Neu',
    username: member.username,
    roles: member.roles,
    gender: 'woman',
    mobile: '1',
    phone: '2',
    dateOfBirth: '01.02.1990',
    handicap: -0.4,
    version: 2,
  });
  const fields = [
    { field: 'surname', before: member.surname, after: 'Neu' },
    { field: 'handicap', before: '20', after: '-0.4' },
    { field: 'phone', before: null, after: '2' },
  ];
  expect(await recordOf(member.id)).toEqual([
    { action: 'member.imported', actor_id: admin.id, golfclub_id: club.id, fields },
  ]);
});

test('the same file a second time changes nothing', async () => {
  const { asAdmin, row, members, withEmail } = await importing();
  const rows = [row({ handicap: '18,4', gender: 'w', dateOfBirth: '01.02.1990' }), row()];
  expect(visibleRowStatuses((await asAdmin.import(rows, true)).body)).toEqual(['create', 'create']);
  const before = await members();
  const again = await asAdmin.import(rows, true);
  expect([again.body.written, visibleRowStatuses(again.body)]).toEqual([true, ['unchanged', 'unchanged']]);
  expect(await members()).toEqual(before);
  expect(await recordOf((await withEmail(rows[0]?.email ?? ''))?.id ?? '')).toHaveLength(1);
});

test('one refused row keeps all the others from being written', async () => {
  const { asAdmin, row, members, player } = await importing();
  const member = await player();
  const before = await members();
  const rows = [row(), row({ email: member.email, phone: '1' }), row({ name: '' })];
  const { status, body } = await asAdmin.import(rows, true);
  expect([status, body.written, visibleRowStatuses(body)]).toEqual([
    200,
    false,
    ['create', 'update', 'refused /name required'],
  ]);
  expect(await members()).toEqual(before);
});

test('what stands twice is refused the second time, in any case of letters', async () => {
  const { asAdmin, row } = await importing();
  const [email, username] = [`${unique('äpfel')}@example.org`, unique('äpfel')];
  const rows = [
    row({ email }),
    row({ email: email.toUpperCase() }),
    row({ username }),
    row({ username: username.toUpperCase() }),
  ];
  expect(visibleRowStatuses((await asAdmin.import(rows, false)).body)).toEqual([
    'create',
    'refused /email repeated',
    'create',
    'refused /username repeated',
  ]);
});

test('e-mails of other clubs and usernames of anybody are taken', async () => {
  const { fixtures, asAdmin, row, pro } = await importing();
  const stranger = await fixtures.member({ club: await fixtures.club() });
  const rows = [
    row({ email: stranger.email }),
    row({ username: stranger.username.toUpperCase() }),
    row({ username: pro.username }),
  ];
  const { body } = await asAdmin.import(rows, false);
  expect(visibleRowStatuses(body)).toEqual([
    'refused /email taken',
    'refused /username taken',
    'refused /username taken',
  ]);
});

test('an erased member does not come back with the old e-mail: somebody new is created', async () => {
  const { fixtures, club, asAdmin, row, player } = await importing();
  const member = await player();
  await fixtures.training({ club, status: 'FINISHED', sessions: [{ players: [member], balls: [3] }] });
  await asAdmin.remove(member);
  const { body } = await asAdmin.import([row({ email: member.email, username: member.username })], true);
  expect([body.written, visibleRowStatuses(body)]).toEqual([true, ['create']]);
  expect(await sql('select erased_at from members where id = $1', [member.id])).toMatchObject([
    { erased_at: expect.any(Date) },
  ]);
});
