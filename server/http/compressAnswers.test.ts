import { api } from '../../test/world/api';
import { makeWorld } from '../../test/world/makeWorld';

async function clubOfMany() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['PRO', 'APPROVED'] });
  for (let member = 0; member < 5; member += 1) await world.member({ club });
  return { path: `/api/golfclub/${club.id}/members`, as: api(await world.signedIn(pro)) };
}

const encodingOf = ({ headers }: { headers: Headers }) => headers.get('content-encoding');

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  ['nonsense;q=x', null],
])('a list for whoever takes %s comes as %s, and says the same', async (taken, encoding) => {
  const { path, as } = await clubOfMany();
  const [plain, sent] = [
    await as.get<object[]>(path, { 'accept-encoding': 'identity' }),
    await as.get<object[]>(path, { 'accept-encoding': taken }),
  ];
  expect([sent.status, encodingOf(sent)]).toEqual([200, encoding]);
  expect(sent.body).toEqual(plain.body);
  expect(sent.headers.get('vary')).toBe(encoding === null ? null : 'accept-encoding');
});

test('an answer is known by the same name however it was sent', async () => {
  const { path, as } = await clubOfMany();
  const sent = await as.get(path, { 'accept-encoding': 'gzip' });
  const known = { 'if-none-match': sent.headers.get('etag') ?? '' };
  for (const taken of ['identity', 'gzip', 'br']) {
    const again = await as.get(path, { ...known, 'accept-encoding': taken });
    expect([again.status, again.text, encodingOf(again)]).toEqual([304, '', null]);
  }
});

test('what is short is sent as it is', async () => {
  expect(encodingOf(await api().get('/health', { 'accept-encoding': 'gzip' }))).toBeNull();
});
