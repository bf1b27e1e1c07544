import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

async function clubOfMany() {
  const { club, client, player } = await proOfNewClub();
  for (let member = 0; member < 5; member += 1) await player();
  return { path: `/api/golfclub/${club.id}/members`, as: client };
}

const encodingOf = ({ headers }: { headers: Headers }) => headers.get('content-encoding');

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  ['nonsense;q=x', null],
])('a list for whoever takes %s comes as %s, and says the same', async (accepted, encoding) => {
  const { path, as } = await clubOfMany();
  const [plain, sent] = [
    await as.get<object[]>(path, { 'accept-encoding': 'identity' }),
    await as.get<object[]>(path, { 'accept-encoding': accepted }),
  ];
  expect([sent.status, encodingOf(sent)]).toEqual([200, encoding]);
  expect(sent.body).toEqual(plain.body);
  expect(sent.headers.get('vary')).toBe(encoding === null ? null : 'accept-encoding');
});

test('an answer is known by the same name however it was sent', async () => {
  const { path, as } = await clubOfMany();
  const sent = await as.get(path, { 'accept-encoding': 'gzip' });
  const known = { 'if-none-match': sent.headers.get('etag') ?? '' };
  for (const accepted of ['identity', 'gzip', 'br']) {
    const again = await as.get(path, { ...known, 'accept-encoding': accepted });
    expect([again.status, again.text, encodingOf(again)]).toEqual([304, '', null]);
  }
});

test('what is short is sent as it is', async () => {
  expect(encodingOf(await api().get('/health', { 'accept-encoding': 'gzip' }))).toBeNull();
});
