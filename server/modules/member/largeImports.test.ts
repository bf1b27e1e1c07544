import { randomUUID } from 'node:crypto';
import { api } from '../../../test/world/api';
import { sql } from '../../../test/world/database';
import { importing, shownVerdicts } from '../../../test/world/importing';
import { unique } from '../../../test/world/names';

test('an empty username is made from the e-mail, valid and one that nobody has', async () => {
  const { asAdmin, row, player, withEmail } = await importing();
  const name = unique('jo');
  await player({ username: name.toUpperCase() });
  await player({ username: `${name}3` });
  const made = async (local: string, domain: string) => (await withEmail(`${local}@${domain}`))?.username;
  const emails = ['a.example', 'b.example', 'c.example'].map((domain) => `${name}@${domain}`);
  const odd = `+${name}'s/mail+`;
  const nothing = `${'!'.repeat(5)}@${name}.example`;
  const rows = [...emails, `${odd}@d.example`, nothing].map((email) => row({ email }));
  expect((await asAdmin.import([...rows, row({ username: `${name}4` })], true)).body.written).toBe(true);
  expect([await made(name, 'a.example'), await made(name, 'b.example'), await made(name, 'c.example')]).toEqual([
    `${name}2`,
    `${name}5`,
    `${name}6`,
  ]);
  expect(await made(odd, 'd.example')).toBe(`${name}-s-mail`);
  expect((await withEmail(nothing))?.username).toMatch(/^member\d*$/);
});

test('nobody can sign in as an imported member before there is a password', async () => {
  const { asAdmin, row } = await importing();
  const { email } = row();
  await asAdmin.import([row({ email })], true);
  const password = 'seven herons on the dune';
  const answer = await api().post('/api/auth/signin', { usernameOrEmail: email, password });
  expect([answer.status, answer.code]).toEqual([401, 'sign-in-failed']);
});

test('two imports of one file at once write it once', async () => {
  const { asAdmin, row, members } = await importing();
  const rows = Array.from({ length: 50 }, () => row());
  const answers = await Promise.all([asAdmin.import(rows, true), asAdmin.import(rows, true)]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(await members()).toHaveLength(52);
});

test('the same key imports once', async () => {
  const { asAdmin, row, members } = await importing();
  const rows = [row(), row()];
  const headers = { 'idempotency-key': 'imported-once' };
  const [first, again] = [await asAdmin.import(rows, true, headers), await asAdmin.import(rows, true, headers)];
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(shownVerdicts(again.body)).toEqual(['create', 'create']);
  expect(await members()).toHaveLength(4);
});

test('five thousand rows are written in a few seconds, and again without a change', async () => {
  const { asAdmin, club, row } = await importing();
  const name = unique('many');
  const rows = Array.from({ length: 5000 }, (_, index) =>
    row({ email: `${name}@${index}.example`, handicap: '18,4', phone: '+49 8178 12345', dateOfBirth: '01.02.1990' }),
  );
  const startedAt = performance.now();
  const { status, body } = await asAdmin.import(rows, true);
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  expect([status, body.written, new Set(shownVerdicts(body))]).toEqual([200, true, new Set(['create'])]);
  const count = () =>
    sql(
      `select count(*)::integer as members, count(distinct username)::integer as usernames from members
         where golfclub_id = $1 and version = 1 and email like $2`,
      [club.id, `${name}@%`],
    );
  expect(await count()).toEqual([{ members: 5000, usernames: 5000 }]);
  const changed = await asAdmin.import(
    rows.map((one) => ({ ...one, phone: '1' })),
    true,
  );
  expect([changed.body.written, new Set(shownVerdicts(changed.body))]).toEqual([true, new Set(['update'])]);
  const again = await asAdmin.import(
    rows.map((one) => ({ ...one, phone: '1' })),
    false,
  );
  expect(new Set(shownVerdicts(again.body))).toEqual(new Set(['unchanged']));
  await sql('delete from members where golfclub_id = $1', [club.id]);
});

test('more than five thousand rows, none, or rows with more than a row has are refused', async () => {
  const { asAdmin, row } = await importing();
  for (const rows of [Array.from({ length: 5001 }, () => row()), [], [{ ...row(), roles: ['ADMIN'] }]]) {
    const answer = await asAdmin.import(rows, true);
    expect([answer.status, answer.code]).toEqual([400, 'bad-input']);
  }
});

test('a file of two megabytes is taken', async () => {
  const { asAdmin, row } = await importing();
  const rows = Array.from({ length: 5000 }, () => row({ phone: '1'.repeat(300) }));
  const { status, body } = await asAdmin.import(rows, false);
  expect([status, shownVerdicts(body)[0]]).toEqual([200, 'refused /phone too-long']);
});

test('members are imported into no club that is not there', async () => {
  const { adminClient, row } = await importing();
  const answer = await adminClient.post(`/api/golfclub/${randomUUID()}/members/import`, { rows: [row()], write: true });
  expect([answer.status, answer.code]).toEqual([404, 'not-found']);
});
