import { createHash } from 'node:crypto';
import type { DisplayLink, MadeDisplayLink } from '@contract/display';
import { api } from '@test/fixtures/api';
import { openConnection, sql } from '@test/fixtures/database';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

async function clubWithLinks() {
  const pro = await proOfNewClub();
  const path = `/api/golfclub/${pro.club.id}/displaylinks`;
  const make = (body: unknown = { name: 'Clubhouse', shortNames: false }, headers = {}) =>
    pro.client.post<MadeDisplayLink>(path, body, headers);
  const list = async () => (await pro.client.get<DisplayLink[]>(path)).body;
  return { ...pro, path, make, list };
}

const show = (secret: string) => api().get('/api/display', { authorization: `Display ${secret}` });

test('a pro makes a link, which is listed with who made it and shows the club', async () => {
  const { club, pro, make, list } = await clubWithLinks();
  const { status, body } = await make({ name: 'Bar', shortNames: true });
  expect(status).toBe(201);
  const { name, surname } = pro;
  expect(body.link).toMatchObject({
    golfclubId: club.id,
    name: 'Bar',
    shortNames: true,
    createdBy: { name, surname },
    lastUsedAt: null,
  });
  expect(await list()).toEqual([body.link]);
  expect(await show(body.secret)).toMatchObject({ status: 200, body: { club: club.name } });
});

test.each(['Bar\u001b[1A', 'Bar\nFoyer', 'Bar\u2028Foyer', 'Bar\tFoyer'])('a link cannot be named %j', async (name) => {
  const { make, list } = await clubWithLinks();
  expect((await make({ name, shortNames: false })).status).toBe(400);
  expect(await list()).toEqual([]);
});

test('nothing but a hash of the secret is kept, and it is told once', async () => {
  const { path, client, make } = await clubWithLinks();
  const { body } = await make(undefined, { 'idempotency-key': 'made-twice' });
  const { body: second } = await make(undefined, { 'idempotency-key': 'made-twice' });
  expect(body.secret).toMatch(/^[\w-]{43}$/);
  expect(second.secret).not.toBe(body.secret);
  const rows = await sql<{ secret_hash: Buffer; row: string }>(
    'select secret_hash, l::text as row from display_links l where id = $1',
    [body.link.id],
  );
  expect(rows[0]?.secret_hash).toEqual(createHash('sha256').update(body.secret).digest());
  expect(rows[0]?.row).not.toContain(body.secret);
  const stored = await sql('select 1 from idempotent_answers where strpos(answer::text, $1) > 0', [body.secret]);
  expect(stored).toEqual([]);
  expect((await client.get(path)).text).not.toContain(body.secret);
});

test('a revoked link shows nothing any more, as one that never was, and is gone from the list', async () => {
  const { path, client, make, list } = await clubWithLinks();
  const { link, secret } = (await make()).body;
  const revoke = () => client.delete(`${path}/${link.id}`);
  expect(await revoke()).toMatchObject({ status: 200, body: { id: link.id } });
  const [revoked, unknown] = [await show(secret), await show('x'.repeat(43))];
  expect([revoked.status, revoked.code]).toEqual([404, 'not-found']);
  expect(revoked.text).toBe(unknown.text);
  expect(await list()).toEqual([]);
  expect(await revoke()).toMatchObject({ status: 404, code: 'not-found' });
});

test.each([
  ['no header', {}],
  ['a bearer token of nobody', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ['a secret that is too short', { authorization: 'Display x' }],
  ['a header of nothing but the scheme', { authorization: 'Display ' }],
])('%s shows nothing', async (_what, headers) => {
  const [visible, live] = [await api().get('/api/display', headers), await api().get('/api/display/live', headers)];
  expect([visible.status, visible.code, live.status, live.code]).toEqual([404, 'not-found', 404, 'not-found']);
});

test('a pro sees, makes and revokes no links of another club', async () => {
  const [here, there] = [await clubWithLinks(), await clubWithLinks()];
  const { link } = (await there.make()).body;
  const answers = [
    await here.client.get(there.path),
    await here.client.post(there.path, { name: 'Mine', shortNames: false }),
    await here.client.delete(`${there.path}/${link.id}`),
    // Not even with the own club before it.
    await here.client.delete(`${here.path}/${link.id}`),
    await here.client.delete(`${here.path}/01890000-0000-7000-8000-000000000000`),
  ];
  expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, 'not-found']));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await there.list()).toEqual([link]);
});

test('an admin makes and revokes links of every club', async () => {
  const { fixtures, path, list } = await clubWithLinks();
  const admin = api(await fixtures.signedIn(await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN'] })));
  const { body } = await admin.post<MadeDisplayLink>(path, { name: 'Terrace', shortNames: false });
  expect(await list()).toEqual([body.link]);
  expect((await admin.delete(`${path}/${body.link.id}`)).status).toBe(200);
});

test.each([
  ['without a name', { shortNames: false }, '/name'],
  ['with an empty name', { name: ' ', shortNames: false }, '/name'],
  ['with a name of 201 characters', { name: 'x'.repeat(201), shortNames: false }, '/name'],
  ['that does not say how names are shown', { name: 'Bar' }, '/shortNames'],
  ['with a secret of its own', { name: 'Bar', shortNames: false, secret: 'x'.repeat(43) }, '/secret'],
])('a link %s is refused and not made', async (_which, body, path) => {
  const { make, list } = await clubWithLinks();
  const { status, code, ...refused } = await make(body);
  expect([status, code]).toEqual([400, 'bad-input']);
  expect(JSON.parse(refused.text)).toMatchObject({ errors: [{ path }] });
  expect(await list()).toEqual([]);
});

test('a club has at most 20 links, also when two are made at the same moment', async () => {
  const { club, make, list } = await clubWithLinks();
  for (let count = 0; count < 19; count += 1) await makeDisplayLink({ club });
  const answers = await Promise.all([make(), make(), make()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe('wrong-state');
  expect(await list()).toHaveLength(20);
});

test('whoever loses the right at the very moment of making a link has made none', async () => {
  const { club, pro, make } = await clubWithLinks();
  const client = await openConnection();
  await client.query('begin');
  await client.query(`update members set roles = '{APPROVED,PLAYER}' where id = $1`, [pro.id]);
  const made = make();
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'
    and datname = current_database()`;
  while ((await sql(waits)).length === 0);
  await client.query('commit');
  await client.end();
  expect(await made).toMatchObject({ status: 404, code: 'not-found' });
  expect(await sql('select from display_links where golfclub_id = $1', [club.id])).toEqual([]);
});

test('the links of a deleted club show nothing any more', async () => {
  const { fixtures } = await proOfNewClub();
  const club = await fixtures.club();
  const { secret } = await makeDisplayLink({ club });
  await sql('delete from golfclubs where id = $1', [club.id]);
  expect((await show(secret)).status).toBe(404);
});
