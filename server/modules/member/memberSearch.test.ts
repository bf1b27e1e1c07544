import type { Member, MemberCounts } from '@contract/member';
import type { Problem } from '@contract/problem';
import { staffOfClub } from '@test/fixtures/staffOfClub';

async function clubToSearch() {
  const { proClient, player } = await staffOfClub();
  await player({
    name: 'Anna',
    surname: 'Müller',
    phone: '+49 171 2345678',
    handicap: 10,
    dateOfBirth: '1990-02-01',
  });
  await player({ name: 'Bert', surname: 'Mueller', mobile: '(0) 8041/55 51-0', handicap: 20 });
  await player({ name: 'Zoë', surname: 'Łukasz', handicap: 10, gender: 'woman', phone: '0049 89 1' });
  const search = (query: string) => proClient.get<Member[]>(`/api/golfclub/members?${query}`);
  return { search };
}

const names = (members: Member[]) => members.map(({ name }) => name).filter((name) => name !== 'Jana');

test.each([
  ['Muller', ['Anna']],
  ['Müller', ['Bert', 'Anna']],
  ['Mueller', ['Bert', 'Anna']],
  ['zoe', ['Zoë']],
  ['lukasz', ['Zoë']],
  ['0171 234 56 78', ['Anna']],
  ['+49 171 234', ['Anna']],
  ['0049171234', ['Anna']],
  ['2345678', ['Anna']],
  ['08041 5551', ['Bert']],
  ['+49 8041', ['Bert']],
  ['0171 999', []],
  ['anna 0171', []],
  ['%2B', []],
])('searching for %p finds %j', async (q, found) => {
  const { search } = await clubToSearch();
  const { body } = await search(`q=${encodeURIComponent(q)}&sort=surname`);
  expect(names(body).sort()).toEqual([...found].sort());
});

test.each([
  ["O'Brien", 'Sinéad'],
  ['O’Brien', 'Sinéad'],
  ['O´Brien', 'Sinéad'],
  ['muller-lud', 'Ute'],
  ['Müller\u2013Lüd', 'Ute'],
  ['Sine\u200bad', 'Sinéad'],
])('%p finds %s, whichever apostrophe or hyphen was typed', async (q, found) => {
  const { proClient, player } = await staffOfClub();
  await player({ name: 'Sinéad', surname: 'O’Brien' });
  await player({ name: 'Ute', surname: 'Müller‐Lüdenscheidt' });
  const query = new URLSearchParams({ q }).toString();
  expect(names((await proClient.get<Member[]>(`/api/golfclub/members?${query}`)).body)).toEqual([found]);
  const where = new URLSearchParams({ where: `surname contains ${q}` }).toString();
  const byName = (await proClient.get<Member[]>(`/api/golfclub/members?${where}`)).body;
  expect(names(byName)).toEqual(q.startsWith('Sin') ? [] : [found]);
});

test.each([
  ['grossm', 'Lena'],
  ['GROẞM', 'Lena'],
  ['asch', 'Ingo'],
  ['kuhn', 'Dieter'],
  ['kuehn', 'Dieter'],
  ['Ku\u0308hn', 'Dieter'],
  ['nguyen', 'Linh'],
  ['linh nguyê', 'Linh'],
])('%p needs no accents to find %s, for lists, counts and ids alike', async (q, found) => {
  const { proClient, player } = await staffOfClub();
  await player({ name: 'Lena', surname: 'Großmann' });
  await player({ name: 'Ingo', surname: 'Äschbacher' });
  await player({ name: 'Dieter', surname: 'Kühn' });
  await player({ name: 'Linh', surname: 'Nguyễn' });
  const query = `q=${encodeURIComponent(q)}`;
  const { body } = await proClient.get<Member[]>(`/api/golfclub/members?${query}`);
  expect(names(body)).toEqual([found]);
  expect((await proClient.get<MemberCounts>(`/api/golfclub/members/count?${query}`)).body.all).toBe(1);
  expect((await proClient.get(`/api/golfclub/members/ids?${query}`)).text).toContain(body[0]?.id);
});

test('of names that differ by case alone the next column decides, and accents keep names apart', async () => {
  const { proClient, player } = await staffOfClub();
  await player({ surname: 'müller', handicap: 10 });
  await player({ surname: 'Müller', handicap: 20 });
  await player({ surname: 'Muller', handicap: 5 });
  await player({ surname: 'MÜLLER', handicap: 30 });
  const sorted = async (sort: string) => {
    const { body } = await proClient.get<Member[]>(`/api/golfclub/members?q=muller&sort=${sort}`);
    return body.map(({ surname }) => surname);
  };
  expect(await sorted('surname,-handicap')).toEqual(['Muller', 'MÜLLER', 'Müller', 'müller']);
  expect(await sorted('surname,handicap')).toEqual(['Muller', 'müller', 'Müller', 'MÜLLER']);
  expect(await sorted('-surname,handicap')).toEqual(['müller', 'Müller', 'MÜLLER', 'Muller']);
});

test.each([
  ['-handicap,name', ['Bert', 'Anna', 'Zoë']],
  ['handicap,-name', ['Zoë', 'Anna', 'Bert']],
  ['phone', ['Anna', 'Zoë', 'Bert']],
  ['-phone', ['Zoë', 'Anna', 'Bert']],
  ['-mobile', ['Bert', 'Zoë', 'Anna']],
  ['dateOfBirth,-surname', ['Anna', 'Bert', 'Zoë']],
  ['gender,-name', ['Zoë', 'Bert', 'Anna']],
  ['approved,roles,name', ['Anna', 'Bert', 'Zoë']],
  ['golfclub,-name', ['Zoë', 'Bert', 'Anna']],
])('sorted by %s they come as %j', async (sort, expected) => {
  const { search } = await clubToSearch();
  const { status, body } = await search(`sort=${sort}`);
  expect(status).toBe(200);
  expect(names(body)).toEqual(expected);
});

test.each([
  ['colour', 'not-listed'],
  ['surname,name,-surname', 'repeated'],
  ['surname,', 'not-listed'],
])('the sorting %p is refused as %s', async (sort, reason) => {
  const { search } = await clubToSearch();
  const { status, body } = await search(`sort=${sort}`);
  expect(status).toBe(400);
  expect((body as unknown as Problem).errors).toMatchObject([{ path: '/sort', reason }]);
});
