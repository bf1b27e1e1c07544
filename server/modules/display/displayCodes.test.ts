import type { Change } from '@contract/change';
import type { Display, DisplayCode, MadeDisplayLink, OpenedDisplay } from '@contract/display';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { followingDisplay } from '@test/fixtures/following';
import { staffOfClub } from '@test/fixtures/staffOfClub';
import { type OwnServer, startOwnServer } from '@test/fuzz/send';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ TRUST_PROXY: 'true' });
});
afterAll(() => server.remove());

let tries = 0;
/** From an address of its own: wrong codes of one are limited. */
const open = (code: string) => {
  tries += 1;
  const from = `198.51.100.${tries}`;
  return api().post<OpenedDisplay>('/api/display/open', { code }, { 'x-forwarded-for': from });
};

const show = (secret: string) => api().get<Display>('/api/display', { authorization: `Display ${secret}` });

/** A club with a display link as a pro makes it. */
async function linkOfClub(shortNames = false) {
  const staff = await staffOfClub();
  const path = `/api/golfclub/${staff.club.id}/displaylinks`;
  const { body: made } = await staff.proClient.post<MadeDisplayLink>(path, { name: 'Bar', shortNames });
  const codes = `${path}/${made.link.id}/code`;
  const newCode = async () => (await staff.proClient.post<DisplayCode>(codes)).body.code;
  const revoke = () => staff.proClient.delete(`${path}/${made.link.id}`);
  return { ...staff, path, made, codes, newCode, revoke };
}

test('a link comes with a code that opens the same display, typed in any case with spaces and hyphens', async () => {
  const { club, player, fixtures, made } = await linkOfClub(true);
  const anna = await player({ name: 'Anna', surname: 'Zander' });
  await fixtures.training({ club, status: 'STARTED', sessions: [{ players: [anna], balls: [3] }] });
  const { code, expiresAt } = made.code;
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
  const { status, body } = await open(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
  expect(status).toBe(200);
  expect(body.secret).toMatch(/^[\w-]{43}$/);
  expect(body.secret).not.toBe(made.secret);
  const [byCode, byLink] = [await show(body.secret), await show(made.secret)];
  expect(byCode.body.club).toBe(club.name);
  expect(byCode.body.running[0]?.results[0]?.players).toEqual(['Anna Z.']);
  expect({ ...byCode.body, at: '' }).toEqual({ ...byLink.body, at: '' });
});

test('a secret that a code was exchanged for reads the display and nothing else', async () => {
  const { club, made } = await linkOfClub();
  const { secret } = (await open(made.code.code)).body;
  const headers = { authorization: `Display ${secret}` };
  for (const path of [`/api/golfclub/${club.id}`, '/api/golfclub/whoami', `/api/golfclub/${club.id}/displaylinks`]) {
    expect((await api().get(path, headers)).status).toBe(401);
  }
});

test('neither a code nor what it is exchanged for is stored as it is', async () => {
  const { path, proClient, made } = await linkOfClub();
  const { code } = made.code;
  const { secret } = (await open(code)).body;
  const rows = await sql<{ row: string }>(
    `select c::text as row from display_codes c where link_id = $1
     union all select s::text from display_screens s where link_id = $1`,
    [made.link.id],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await proClient.get(path)).text).not.toContain(code);
});

test('several screens are opened by one code, a new one replaces it, and the screens stay on', async () => {
  const { made, newCode } = await linkOfClub();
  const screens = await Promise.all([open(made.code.code), open(made.code.code)]);
  expect(screens.map(({ status }) => status)).toEqual([200, 200]);
  const next = await newCode();
  expect(await open(made.code.code)).toMatchObject({ status: 404, code: 'code-not-valid' });
  expect((await open(next)).status).toBe(200);
  for (const { body } of screens) expect((await show(body.secret)).status).toBe(200);
});

test('of two codes that are made at the same moment one works', async () => {
  const { newCode } = await linkOfClub();
  const codes = await Promise.all([newCode(), newCode()]);
  const statuses = await Promise.all(codes.map(async (code) => (await open(code)).status));
  expect(statuses.sort()).toEqual([200, 404]);
});

test('a code works for a day, and what it opened goes on', async () => {
  const { made } = await linkOfClub();
  const { secret } = (await open(made.code.code)).body;
  const ends = (left: string) =>
    sql('update display_codes set expires_at = now() + $2::interval where link_id = $1', [made.link.id, left]);
  await ends('1 minute');
  expect((await open(made.code.code)).status).toBe(200);
  await ends('-1 second');
  expect(await open(made.code.code)).toMatchObject({ status: 404, code: 'code-not-valid' });
  expect((await show(secret)).status).toBe(200);
});

test.each<[string, (of: Awaited<ReturnType<typeof linkOfClub>>) => Promise<unknown>]>([
  ['is revoked', ({ revoke }) => revoke()],
  [
    'was made by somebody who is a player now',
    ({ pro }) => sql(`update members set roles = array['APPROVED', 'PLAYER'] where id = $1`, [pro.id]),
  ],
  ['was made by somebody who is deleted', ({ asAdmin, pro }) => asAdmin.remove(pro)],
])('with a link that %s its code and the screens by it end at once, their live stream too', async (_what, end) => {
  const all = await linkOfClub();
  const { secret } = (await open(all.made.code.code)).body;
  const live = await followingDisplay(secret);
  expect((await show(secret)).status).toBe(200);
  await end(all);
  expect(await live.ended).toBe(true);
  expect(await show(secret)).toMatchObject({ status: 404, code: 'not-found' });
  expect(await open(all.made.code.code)).toMatchObject({ status: 404, code: 'code-not-valid' });
});

test('a pro makes no code for a link of another club, a player none at all, an admin for every club', async () => {
  const [here, there] = [await linkOfClub(), await linkOfClub()];
  const foreign = [
    await here.proClient.post(there.codes),
    // Not even with the own club before it.
    await here.proClient.post(`${here.path}/${there.made.link.id}/code`),
    await here.adminClient.post(`${here.path}/${there.made.link.id}/code`),
  ];
  expect(foreign.map(({ status, code }) => [status, code])).toEqual(foreign.map(() => [404, 'not-found']));
  const player = api(await here.fixtures.signedIn(await here.player()));
  expect(await player.post(here.codes)).toMatchObject({ status: 403, code: 'not-permitted' });
  expect((await open(there.made.code.code)).status).toBe(200);
  expect((await here.adminClient.post(there.codes)).status).toBe(201);
});

test.each(['', '22222', '2222222', 'OOOOOO', 'x'.repeat(20)])('%j is no code', async (typed) => {
  expect(await open(typed)).toMatchObject({ status: 404, code: 'code-not-valid' });
});

test('the record says who made codes, that they were used, and who revoked the link', async () => {
  const { adminClient, club, pro, made, newCode, revoke } = await linkOfClub();
  await open(made.code.code);
  await newCode();
  await revoke();
  const { body } = await adminClient.get<Change[]>(`/api/changes?golfclubId=${club.id}`);
  expect(body.map(({ action, actor }) => [action, actor?.id ?? null]).reverse()).toEqual([
    ['displayLink.made', pro.id],
    ['displayCode.made', pro.id],
    ['displayCode.used', null],
    ['displayCode.made', pro.id],
    ['displayLink.revoked', pro.id],
  ]);
  for (const { fields } of body) expect(fields).toEqual([{ field: 'display', before: 'Bar', after: 'Bar' }]);
  expect(JSON.stringify(body)).not.toContain(made.code.code);
});
