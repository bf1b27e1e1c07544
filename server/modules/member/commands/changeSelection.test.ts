import { randomUUID } from 'node:crypto';
import type { MembersChange, MembersChanged } from '@contract/member';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { recordOf } from '@test/fixtures/members';
import { staffOfClub } from '@test/fixtures/staffOfClub';

const BULK = '/api/golfclub/members/bulk';

async function selecting() {
  const staff = await staffOfClub();
  const change = (body: MembersChange, headers?: Record<string, string>) =>
    staff.adminClient.post<MembersChanged>(BULK, body, headers);
  const outcomes = async (body: MembersChange) => {
    const answer = await change(body);
    expect(answer.status).toBe(200);
    expect(answer.body.results.map(({ id }) => id)).toEqual(body.ids);
    return answer.body.results.map(({ outcome, code }) => (code === undefined ? outcome : `${outcome} ${code}`));
  };
  const rolesOf = async (id: string) =>
    (await sql<{ roles: string[] }>('select roles from members where id = $1', [id]))[0]?.roles.toSorted();
  return { ...staff, change, outcomes, rolesOf };
}

test('those who wait are approved, whoever is approved stays unchanged, whoever is not there is refused', async () => {
  const { player, outcomes, rolesOf } = await selecting();
  const waiting = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  const approved = await player();
  const ids = [waiting.id, approved.id, randomUUID()];
  expect(await outcomes({ action: 'approve', ids })).toEqual(['changed', 'unchanged', 'refused not-found']);
  expect(await rolesOf(waiting.id)).toEqual(['APPROVED', 'PLAYER']);
  expect(await recordOf(waiting.id)).toMatchObject([{ action: 'member.approved' }]);
  expect(await recordOf(approved.id)).toEqual([]);
});

test('members of several clubs are deleted, those with results erased, and the caller is refused with the record', async () => {
  const { fixtures, club, player, admin, change } = await selecting();
  const unused = await player();
  const played = await player();
  await fixtures.training({ club, status: 'FINISHED', sessions: [{ players: [played], balls: [3] }] });
  const elsewhere = await fixtures.member({ club: await fixtures.club() });
  const { body } = await change({ action: 'delete', ids: [admin.id, unused.id, played.id, elsewhere.id] });
  expect(body.results).toEqual([
    {
      id: admin.id,
      outcome: 'refused',
      code: 'own-account',
      current: expect.objectContaining({ id: admin.id, surname: admin.surname }) as unknown,
    },
    { id: unused.id, outcome: 'deleted' },
    { id: played.id, outcome: 'erased' },
    { id: elsewhere.id, outcome: 'deleted' },
  ]);
  const left = await sql<{ id: string }>('select id from members where id = any($1) and erased_at is null', [
    [unused.id, played.id, elsewhere.id],
  ]);
  expect(left).toEqual([]);
});

test('a pro needs phone and mobile, and everybody else of the selection becomes one', async () => {
  const { player, change, outcomes, rolesOf } = await selecting();
  const reachable = await player({ phone: '1', mobile: '2' });
  const halfway = await player({ phone: '1' });
  const { body } = await change({ action: 'grantRole', role: 'PRO', ids: [halfway.id, reachable.id] });
  expect(body.results).toMatchObject([
    { outcome: 'refused', code: 'bad-input', errors: [{ path: '/mobile', reason: 'required' }] },
    { outcome: 'changed' },
  ]);
  expect(await rolesOf(reachable.id)).toEqual(['APPROVED', 'PLAYER', 'PRO']);
  expect(await rolesOf(halfway.id)).toEqual(['APPROVED', 'PLAYER']);
  expect(await outcomes({ action: 'grantRole', role: 'PRO', ids: [reachable.id] })).toEqual(['unchanged']);
  expect(await outcomes({ action: 'revokeRole', role: 'PRO', ids: [reachable.id] })).toEqual(['changed']);
  expect(await rolesOf(reachable.id)).toEqual(['APPROVED', 'PLAYER']);
});

test('nobody takes the admin role from themselves, and tokens of others end with it', async () => {
  const { fixtures, player, admin, outcomes } = await selecting();
  const other = await player({ roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  const client = api(await fixtures.signedIn(other));
  const ids = [admin.id, other.id];
  expect(await outcomes({ action: 'revokeRole', role: 'ADMIN', ids })).toEqual(['refused own-account', 'changed']);
  expect((await client.get('/api/golfclub/whoami')).status).toBe(401);
});

test('the same key gives the same outcomes and changes nothing again', async () => {
  const { player, change } = await selecting();
  const member = await player();
  const body: MembersChange = { action: 'delete', ids: [member.id] };
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = [await change(body, headers), await change(body, headers)];
  expect([first.body, second.body]).toEqual([
    { results: [{ id: member.id, outcome: 'deleted' }] },
    { results: [{ id: member.id, outcome: 'deleted' }] },
  ]);
  expect(await recordOf(member.id)).toHaveLength(1);
});

test('two who delete the same members at once do it once', async () => {
  const { player, outcomes } = await selecting();
  const ids = [(await player()).id, (await player()).id, (await player()).id];
  const answers = await Promise.all([
    outcomes({ action: 'delete', ids }),
    outcomes({ action: 'delete', ids: ids.toReversed() }),
  ]);
  expect(answers.flat().sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'deleted'),
    ...Array.from({ length: 3 }, () => 'refused not-found'),
  ]);
});

test('500 members at once are changed, 501 are refused', async () => {
  const { club, change } = await selecting();
  const rows = await sql<{ id: string }>(
    `insert into members (golfclub_id, name, surname, username, email, password_hash, roles)
     select $1, 'Many', 'People', $2 || n, $2 || n || '@example.org', '', array['PLAYER', 'UNAPPROVED']
     from generate_series(1, 501) as n returning id`,
    [club.id, `many-${club.id}-`],
  );
  const ids = rows.map(({ id }) => id);
  const refused = await change({ action: 'approve', ids });
  expect([refused.status, refused.code]).toEqual([400, 'bad-input']);
  const { body } = await change({ action: 'approve', ids: ids.slice(1) });
  expect(body.results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(500);
});

test.each([
  ['no role to grant', { action: 'grantRole', ids: [randomUUID()] }, '/role', 'required'],
  ['a role for nothing', { action: 'approve', role: 'PRO', ids: [randomUUID()] }, '/role', 'unknown-field'],
  ['a role that is not granted', { action: 'grantRole', role: 'PLAYER', ids: [randomUUID()] }, '/role', 'not-listed'],
  ['an unknown action', { action: 'promote', ids: [randomUUID()] }, '/action', 'not-listed'],
  ['nobody', { action: 'approve', ids: [] }, '/ids', 'too-few-items'],
  ['garbage', { action: 'approve', ids: ['x'] }, '/ids/0', 'not-an-id'],
  ['the same one twice', { action: 'approve', ids: Array.from({ length: 2 }, () => 'x') }, '/ids', 'repeated'],
])('%s is refused', async (_what, body, path, reason) => {
  const { adminClient } = await selecting();
  const answer = await adminClient.post<{ errors: object[] }>(BULK, body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toContainEqual(expect.objectContaining({ path, reason }));
});

test('a pro, a player and a stranger change nobody', async () => {
  const { fixtures, club, proClient, player, rolesOf } = await selecting();
  const waiting = await player({ roles: ['PLAYER', 'UNAPPROVED'] });
  const body = { action: 'approve', ids: [waiting.id] };
  const playerClient = api(await fixtures.signedIn(await fixtures.member({ club })));
  const answers = [await proClient.post(BULK, body), await playerClient.post(BULK, body), await api().post(BULK, body)];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
  expect(await rolesOf(waiting.id)).toEqual(['PLAYER', 'UNAPPROVED']);
});

test('the ids of a selection are those of the whole list, in its order, and of the own club only for a pro', async () => {
  const { fixtures, club, admin, pro, adminClient, proClient, player } = await selecting();
  const [zoe, anna] = [await player({ surname: 'Zander' }), await player({ surname: 'Apfel' })];
  const otherClub = await fixtures.club();
  await fixtures.member({ club: otherClub });
  const ids = '/api/golfclub/members/ids';
  const all = await proClient.get<string[]>(`${ids}?sort=-surname`);
  expect([all.body[0], all.body.at(-1), all.headers.get('x-total-count')]).toEqual([zoe.id, anna.id, '4']);
  expect(new Set(all.body)).toEqual(new Set([zoe.id, anna.id, admin.id, pro.id]));
  const filtered = await adminClient.get<string[]>(`${ids}?golfclubId=${club.id}&filter=pros&where=roles%20is%20PRO`);
  expect(filtered.body).toEqual([pro.id]);
  expect((await proClient.get(`${ids}?golfclubId=${otherClub.id}`)).status).toBe(404);
  expect((await api(await fixtures.signedIn(anna)).get(ids)).status).toBe(403);
});
