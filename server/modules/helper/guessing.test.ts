import { MOST_HELPERS } from '@contract/lists';
import { type OwnServer, startOwnServer } from '@test/fuzz/send';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { letIn, makeHelperCode } from '@test/fixtures/helpers';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ TRUST_PROXY: 'true' });
});
afterAll(() => server.remove());

const signIn = (code: string, address: string) =>
  api().post('/api/helper/signin', { code, name: 'Hanna' }, { 'x-forwarded-for': address });

async function codeOfFullTraining(): Promise<string> {
  const { fixtures, club, pro } = await proOfNewClub();
  const training = await fixtures.training({ club, status: 'STARTED' });
  const { id, code } = await makeHelperCode(pro, training);
  await letIn(training, id, MOST_HELPERS);
  return code;
}

async function codeOfNewClub({ minutesOld = 0 } = {}): Promise<string> {
  const { fixtures, club, pro } = await proOfNewClub();
  const { id, code } = await makeHelperCode(pro, await fixtures.training({ club, status: 'STARTED' }));
  await sql('update helper_codes set created_at = now() - make_interval(mins => $2) where id = $1', [id, minutesOld]);
  return code;
}

test('after twenty wrong codes an address is refused also a right one, and others are not; right ones count for nothing', async () => {
  const code = await codeOfNewClub();
  const address = '203.0.113.7';
  for (let n = 0; n < 3; n += 1) expect((await signIn(code, address)).status).toBe(200);
  const wrong = await Promise.all(Array.from({ length: 20 }, () => signIn('222222', address)));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([404]));
  const refused = await signIn(code, address);
  expect([refused.status, refused.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn(code, '203.0.113.8')).status).toBe(200);
});

test('a right code of a training with too many helpers counts for nothing', async () => {
  const [full, other] = [await codeOfFullTraining(), await codeOfNewClub()];
  const address = '203.0.113.9';
  for (let n = 0; n < 20; n += 1) expect(await signIn(full, address)).toMatchObject({ code: 'wrong-state' });
  expect((await signIn(other, address)).status).toBe(200);
});

test('after two hundred wrong codes of all addresses together only codes of the last hour let in, and who is in goes on', async () => {
  const [code, recent] = [await codeOfNewClub({ minutesOld: 61 }), await codeOfNewClub({ minutesOld: 59 })];
  const {
    body: { accessToken },
  } = await api().post<{ accessToken: string }>('/api/helper/signin', { code, name: 'Hanna' });
  await sql(
    `insert into failed_sign_ins values ('code', 199, now() + interval '1 minute')
     on conflict (subject) do update set failures = 199, window_ends_at = excluded.window_ends_at, refused_until = null`,
  );
  expect((await signIn('222222', '203.0.113.20')).status).toBe(404);
  // The right ones do not reset the counter.
  for (const right of [recent, recent]) expect((await signIn(right, '203.0.113.21')).status).toBe(200);
  expect((await signIn(code, '203.0.113.21')).status).toBe(429);
  expect((await signIn('222222', '203.0.113.21')).status).toBe(429);
  expect((await api(accessToken).post('/api/helper/signout')).status).toBe(200);
  await sql(`update failed_sign_ins set window_ends_at = now(), refused_until = now() where subject = 'code'`);
  expect((await signIn(code, '203.0.113.21')).status).toBe(200);
});
