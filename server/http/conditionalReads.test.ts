import { api } from '@test/fixtures/api';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

interface Description {
  paths: Record<string, { get?: { responses: Record<string, object>; parameters?: { name: string; in: string }[] } }>;
}

async function staff() {
  const { fixtures, club, client } = await proOfNewClub();
  return { fixtures, club, as: client };
}

const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';

test('who names the answer he has gets no body until something in it has changed', async () => {
  const { fixtures, club, as } = await staff();
  const path = `/api/golfclub/${club.id}/members`;
  const first = await as.get<object[]>(path);
  expect(etagOf(first)).toMatch(/^W\/"[\w-]{43}-1"$/);
  const again = await as.get(path, { 'if-none-match': `"other", ${etagOf(first)}` });
  expect([again.status, again.text, etagOf(again)]).toEqual([304, '', etagOf(first)]);
  expect([again.headers.get('content-type'), again.headers.get('content-length')]).toEqual([null, null]);

  await fixtures.member({ club });
  const changed = await as.get<object[]>(path, { 'if-none-match': etagOf(first) });
  expect([changed.status, changed.body.length]).toEqual([200, first.body.length + 1]);
  expect(etagOf(changed)).not.toBe(etagOf(first));
});

test('no browser and no proxy stores what is named, changed or not', async () => {
  const { as } = await staff();
  const first = await as.get('/api/golfclub/whoami');
  const again = await as.get('/api/golfclub/whoami', { 'if-none-match': etagOf(first) });
  expect([first, again].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
});

test('the same page of a list that has become longer is another answer', async () => {
  const { fixtures, club, as } = await staff();
  for (const name of ['Aa', 'Ab']) await fixtures.member({ club, surname: name });
  const path = `/api/golfclub/${club.id}/members?page=0&pageSize=1&sort=surname`;
  const first = await as.get(path);
  await fixtures.member({ club, surname: 'Zz' });
  const longer = await as.get(path, { 'if-none-match': etagOf(first) });
  expect([longer.status, longer.text]).toEqual([200, first.text]);
  expect(longer.headers.get('x-total-count')).toBe(String(Number(first.headers.get('x-total-count')) + 1));
  const unchanged = await as.get(path, { 'if-none-match': etagOf(longer) });
  expect([unchanged.status, unchanged.headers.get('x-total-count')]).toEqual([
    304,
    longer.headers.get('x-total-count'),
  ]);
});

test('a name opens nothing: whoever may not read is refused as without it', async () => {
  const { club, as } = await staff();
  const path = `/api/golfclub/${club.id}/members`;
  const known = { 'if-none-match': etagOf(await as.get(path)) };
  const stranger = await staff();
  expect((await stranger.as.get(path, known)).status).toBe(404);
  expect((await api().get(path, known)).status).toBe(401);
  expect((await api().get(path, { 'if-none-match': '*' })).status).toBe(401);
});

test('refusals, changes and what is no read have no name', async () => {
  const { club, as } = await staff();
  const answers = [
    await as.get('/api/golfclub/nothing'),
    await as.get('/api/scheduledtrainings/one/01910000-0000-7000-8000-000000000000'),
    await as.get(`/api/live/${club.id}`),
    await as.post('/api/auth/signout'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 200, 200]);
  expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([null, null, null, null]);
});

test('the description tells of every read that changes nothing that it can be answered without a body', async () => {
  const { paths } = (await api().get<Description>('/api/openapi.json')).body;
  const silent = Object.entries(paths).flatMap(([path, { get }]) => {
    const takes = get?.parameters?.some(
      ({ name, in: parameterIn }) => name === 'if-none-match' && parameterIn === 'header',
    );
    return get && !(takes === true && '304' in get.responses) ? [path] : [];
  });
  expect(silent.sort()).toEqual([
    '/api/challenges/trainingsessiontemplate/archive/{id}',
    '/api/display/live',
    '/api/golfclub/signup/member/approve/{golfclubId}/{username}/{code}',
    '/api/live/{golfclubId}',
  ]);
});
