import { randomUUID } from 'node:crypto';
import type { Change } from '@contract/change';
import type { Golfclub } from '@contract/golfclub';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

async function editedClub(edits: number) {
  const fixtures = await makeFixtures();
  const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  const client = api(await fixtures.signedIn(admin));
  const { body: club } = await client.post<Golfclub>('/api/golfclub', {
    name: unique('Golfclub Waldsee'),
    streetname: 'Am Fairway',
    streetnumber: '0',
    postalcode: '82064',
    city: 'Straßlach',
    country: 'germany',
  });
  const { version: _version, ...unversioned } = club;
  for (let edit = 1; edit <= edits; edit += 1) {
    await client.put('/api/golfclub', { ...unversioned, streetnumber: String(edit) });
  }
  return { fixtures, admin, client, club };
}

const streetnumbers = (changes: Change[]) =>
  changes.map(({ fields }) => fields.find(({ field }) => field === 'streetnumber')?.after);

test('the latest change comes first, by whom and when', async () => {
  const { client, admin, club } = await editedClub(3);
  const { body, headers } = await client.get<Change[]>(`/api/changes?golfclubId=${club.id}`);
  expect(headers.get('x-total-count')).toBe('4');
  expect(streetnumbers(body)).toEqual(['3', '2', '1', '0']);
  expect(body[0]).toEqual({
    id: expect.any(String) as string,
    at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    action: 'golfclub.edited',
    actor: { id: admin.id, name: admin.name, surname: admin.surname, username: admin.username },
    member: null,
    golfclub: { id: club.id, name: club.name },
    fields: [{ field: 'streetnumber', before: '2', after: '3' }],
  });
});

test.each([
  ['page=0&pageSize=2', ['3', '2']],
  ['page=1&pageSize=2', ['1', '0']],
  ['page=9', []],
])('%s gives these changes of four', async (query, expected) => {
  const { client, club } = await editedClub(3);
  const { body, headers } = await client.get<Change[]>(`/api/changes?golfclubId=${club.id}&${query}`);
  expect([streetnumbers(body), headers.get('x-total-count')]).toEqual([expected, '4']);
});

test.each([
  ['where=action%20is%20golfclub.created', ['0']],
  ['where=action%20not%20golfclub.created', ['3', '2', '1']],
  ['where=fields%20equals%201', ['2', '1']],
  ['where=fields%20contains%20waldsee', ['0']],
  ['where=member%20isEmpty', ['3', '2', '1', '0']],
  ['where=actor%20contains%20moller', ['3', '2', '1', '0']],
  ['where=actor%20contains%20somebody', []],
  ['where=golfclub%20doesNotContain%20waldsee', []],
  ['where=at%20after%202000-01-01', ['3', '2', '1', '0']],
  ['where=at%20before%202000-01-01', []],
  ['sort=at', ['0', '1', '2', '3']],
  ['sort=-action,at', ['1', '2', '3', '0']],
])('%s gives these changes of four', async (query, expected) => {
  const { client, club } = await editedClub(3);
  const { body, headers } = await client.get<Change[]>(`/api/changes?golfclubId=${club.id}&${query}`);
  expect([streetnumbers(body), headers.get('x-total-count')]).toEqual([expected, String(expected.length)]);
});

test.each(['where=colour%20is%20red', 'where=action%20is%20golfclub.burnt', 'sort=fields', 'sort=at,at'])(
  '%s is refused',
  async (query) => {
    const { client } = await editedClub(0);
    expect(await client.get(`/api/changes?${query}`)).toMatchObject({ status: 400, code: 'bad-input' });
  },
);

test('the record of a person holds what was done to them, not what they did', async () => {
  const { client, fixtures, admin, club } = await editedClub(1);
  const member = await fixtures.member({ club });
  await sql(
    `insert into changes (action, actor_id, golfclub_id, golfclub_name, member_id, fields)
     values ('member.edited', $1, $2, $3, $4, '[{"field":"surname","before":null,"after":"O''Brien"}]')`,
    [admin.id, club.id, club.name, member.id],
  );
  const ofMember = await client.get<Change[]>(`/api/changes?memberId=${member.id}`);
  expect(ofMember.body).toEqual([
    expect.objectContaining({
      member: { id: member.id, name: member.name, surname: member.surname, username: member.username },
      fields: [{ field: 'surname', before: null, after: "O'Brien" }],
    }),
  ]);
  const both = await client.get<Change[]>(`/api/changes?memberId=${member.id}&golfclubId=${randomUUID()}`);
  expect([both.status, both.body]).toEqual([200, []]);
});

test('whoever is gone has an id and no name on record', async () => {
  const { client, fixtures, admin, club } = await editedClub(0);
  const witness = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN'] })));
  expect((await client.get('/api/golfclub/whoami')).status).toBe(200);
  await sql('delete from members where id = $1', [admin.id]);
  const { body } = await witness.get<Change[]>(`/api/changes?golfclubId=${club.id}`);
  expect(body[0]?.actor).toEqual({ id: admin.id, name: '', surname: '', username: '' });
});

test('only an admin reads the record', async () => {
  const { fixtures, club } = await editedClub(0);
  for (const roles of [
    ['APPROVED', 'PLAYER', 'PRO'],
    ['APPROVED', 'PLAYER'],
  ] as const) {
    const answer = await api(await fixtures.signedIn(await fixtures.member({ club, roles }))).get('/api/changes');
    expect([answer.status, answer.code]).toEqual([403, 'not-permitted']);
  }
  expect((await api().get('/api/changes')).status).toBe(401);
});

test('nothing on record holds a password, a token or a code, whoever signs up or in', async () => {
  const { client, club } = await editedClub(0);
  const [username, password] = [unique('liam'), 'two eagles in a row'];
  const registration = {
    name: 'Liam',
    surname: 'Ó Súilleabháin',
    username,
    email: `${username}@example.org`,
    password,
  };
  await api().post(`/api/golfclub/signup/${club.id}`, registration);
  const [row] = await sql<{ code: string; hash: string }>(
    `select c.code, m.password_hash as hash from members m join approval_codes c on c.member_id = m.id
     where m.username = $1`,
    [username],
  );
  const { code = '', hash = '' } = row ?? {};
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  await api().get(`/api/golfclub/signup/member/approve/${club.id}/${username}/${code}`);
  const record = await client.get<Change[]>(`/api/changes?golfclubId=${club.id}`);
  expect(record.body.map(({ action }) => action)).toEqual(['member.approved', 'member.signedUp', 'golfclub.created']);
  for (const secret of [password, code, hash, 'Bearer']) expect(record.text).not.toContain(secret);
});
