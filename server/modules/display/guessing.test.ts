import type { OpenedDisplay } from '@contract/display';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeDisplayCode, makeDisplayLink } from '@test/fixtures/displayLinks';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { type OwnServer, startOwnServer } from '@test/fuzz/send';

const open = (code: string, from: string) =>
  api().post<OpenedDisplay>('/api/display/open', { code }, { 'x-forwarded-for': from });

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ TRUST_PROXY: 'true' });
});
afterAll(() => server.remove());

test("after twenty wrong codes of an address, helper's codes among them, it is refused also a right one", async () => {
  const { club } = await proOfNewClub();
  const code = await makeDisplayCode(await makeDisplayLink({ club }));
  const from = '203.0.113.41';
  for (let n = 0; n < 3; n += 1) expect((await open(code, from)).status).toBe(200);
  const helper = () => api().post('/api/helper/signin', { code: '222222', name: 'Hanna' }, { 'x-forwarded-for': from });
  const wrong = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? open('222222', from) : helper())));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([404]));
  const refused = await open(code, from);
  expect([refused.status, refused.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await open(code, '203.0.113.42')).status).toBe(200);
});

test('after two hundred wrong codes of all addresses only codes of the last hour open a screen, and open ones go on', async () => {
  const { club } = await proOfNewClub();
  const link = await makeDisplayLink({ club });
  const code = await makeDisplayCode(link);
  const recent = await makeDisplayCode(await makeDisplayLink({ club }));
  const age = `update display_codes set expires_at = now() + interval '22 hours 59 minutes' where link_id = $1`;
  await sql(age, [link.id]);
  const { secret } = (await open(code, '203.0.113.49')).body;
  await sql(
    `insert into failed_sign_ins values ('code', 199, now() + interval '1 minute')
     on conflict (subject) do update set failures = 199, window_ends_at = excluded.window_ends_at, refused_until = null`,
  );
  expect((await open('222222', '203.0.113.50')).status).toBe(404);
  expect((await open(recent, '203.0.113.51')).status).toBe(200);
  expect((await open(code, '203.0.113.51')).status).toBe(429);
  expect((await api().get('/api/display', { authorization: `Display ${secret}` })).status).toBe(200);
  await sql(`update failed_sign_ins set window_ends_at = now(), refused_until = now() where subject = 'code'`);
  expect((await open(code, '203.0.113.51')).status).toBe(200);
});
