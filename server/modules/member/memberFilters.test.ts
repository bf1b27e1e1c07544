import type { Member, MemberCounts } from '@contract/member';
import type { Problem } from '@contract/problem';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { staffOfClub } from '@test/fixtures/staffOfClub';

/** Anna, Bert and Çelik besides an admin and a pro called Jana Möller; all names begin with another letter. */
async function clubToFilter() {
  const staff = await staffOfClub();
  const { player, fixtures } = staff;
  await player({
    name: 'Anna',
    surname: 'Müller',
    handicap: 4.3,
    gender: 'woman',
    phone: '+49 (0)8041 555-1',
    mobile: '0171 234 5678',
    dateOfBirth: '1990-02-01',
  });
  const bert = await player({
    name: 'Bert',
    surname: 'Groß',
    handicap: -1.2,
    gender: 'man',
    dateOfBirth: '1960-12-31',
  });
  await player({ name: 'Çelik', surname: "O'Neill_50%", handicap: 54, roles: ['PLAYER', 'UNAPPROVED'] });
  await sql(`update members set password_hash = '' where id = $1`, [bert.id]);
  await fixtures.member({ club: await fixtures.club(), name: 'Anna', surname: 'Müller' });
  const queryOf = (where: readonly string[]) => where.map((one) => `where=${encodeURIComponent(one)}`).join('&');
  const path = `/api/golfclub/${staff.club.id}/members`;
  const find = async (...where: string[]) => {
    const { body, headers } = await staff.proClient.get<Member[]>(`${path}?${queryOf(where)}`);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body
      .map(({ name }) => name)
      .sort()
      .join(' ');
  };
  return { ...staff, bert, path, queryOf, find };
}

test.each([
  ['surname contains ULL', 'Anna'],
  ['surname contains muller', 'Anna'],
  ['surname doesNotContain o', 'Anna'],
  ['surname equals GROSS', 'Bert'],
  ['surname doesNotEqual moller', 'Anna Bert Çelik'],
  ["surname startsWith o'n", 'Çelik'],
  ['surname startsWith neill', ''],
  ['surname endsWith _50%', 'Çelik'],
  ['surname contains %', 'Çelik'],
  ['surname contains _', 'Çelik'],
  ['surname contains \\', ''],
  ['surname isEmpty', ''],
  ['name isAnyOf celik,BERT', 'Bert Çelik'],
  ['name equals ann', ''],
  ['handicap >= 18.4', 'Jana Jana Çelik'],
  ['handicap > 18.35', 'Jana Jana Çelik'],
  ['handicap < 4.31', 'Anna Bert'],
  ['handicap <= -1.2', 'Bert'],
  ['handicap = 4.3', 'Anna'],
  ['handicap = 4.35', ''],
  ['handicap != 18.4', 'Anna Bert Çelik'],
  ['handicap isEmpty', ''],
  ['phone isNotEmpty', 'Anna'],
  ['phone contains 08041 5551', 'Anna'],
  ['phone equals +498041/5551', 'Anna'],
  ['phone startsWith +49', 'Anna'],
  ['mobile contains 234567', 'Anna'],
  ['mobile startsWith +49 171', 'Anna'],
  ['mobile doesNotContain 171', 'Bert Jana Jana Çelik'],
  ['mobile contains ext', ''],
  ['dateOfBirth after 1960-12-31', 'Anna'],
  ['dateOfBirth onOrAfter 1960-12-31', 'Anna Bert'],
  ['dateOfBirth before 1990-02-01', 'Bert'],
  ['dateOfBirth onOrBefore 1990-02-01', 'Anna Bert'],
  ['dateOfBirth is 1990-02-01', 'Anna'],
  ['dateOfBirth not 1990-02-01', 'Bert Jana Jana Çelik'],
  ['dateOfBirth isEmpty', 'Jana Jana Çelik'],
  ['gender is woman', 'Anna'],
  ['gender not woman', 'Bert Jana Jana Çelik'],
  ['gender isAnyOf woman,man', 'Anna Bert'],
  ['roles is PRO', 'Jana'],
  ['roles isAnyOf PRO,ADMIN', 'Jana Jana'],
  ['roles not PLAYER', ''],
  ['approved is false', 'Çelik'],
  ['hasPassword is false', 'Bert'],
  ['golfclub isEmpty', ''],
])('%s finds %s', async (where, names) => {
  const { find } = await clubToFilter();
  expect(await find(where)).toBe(names);
});

test('all filters have to be met, together with search and tab, and the counts follow them', async () => {
  const { find, proClient, path, queryOf } = await clubToFilter();
  expect(await find('handicap < 10', 'gender is man')).toBe('Bert');
  const where = queryOf(['handicap < 10']);
  const searched = await proClient.get<Member[]>(`${path}?q=anna&filter=pros&${where}`);
  expect(searched.body).toEqual([]);
  const counts = await proClient.get<MemberCounts>(`/api/golfclub/members/count?${where}`);
  expect(counts.body).toEqual({ all: 2, admins: 0, pros: 0, unapproved: 0 });
});

test('a filter by golf club finds the members of that club, for a pro only of the own', async () => {
  const { adminClient, proClient, club, queryOf } = await clubToFilter();
  const path = `/api/golfclub/members?${queryOf([`golfclub equals ${club.name}`])}`;
  for (const client of [adminClient, proClient]) expect((await client.get<Member[]>(path)).body).toHaveLength(5);
  const others = await proClient.get<Member[]>(
    `/api/golfclub/members?${queryOf([`golfclub doesNotEqual ${club.name}`])}`,
  );
  expect(others.body).toEqual([]);
});

test('who has signed in once counts as such, also after signing out', async () => {
  const { find, bert, pro } = await clubToFilter();
  const nobodyElse = 'Jana Jana';
  expect(await find('hasSignedIn is true')).toBe(nobodyElse);
  await sql(
    `update members set password_hash = (select password_hash from members where id = $2)
    where id = $1`,
    [bert.id, pro.id],
  );
  const answer = await api().post<{ accessToken: string }>('/api/auth/signin', {
    usernameOrEmail: bert.email,
    password: bert.password,
  });
  expect(answer.status).toBe(200);
  await api(answer.body.accessToken).post('/api/auth/signout');
  expect(await find('hasSignedIn is true')).toBe(`Bert ${nobodyElse}`);
  expect(await find('hasSignedIn is false')).toBe('Anna Çelik');
});

test.each([
  [['colour is red'], '/where', 'not-listed'],
  [['surname like m'], '/where', 'not-listed'],
  [['surname contains m', 'handicap >= x'], '/where/1', 'malformed'],
  [['dateOfBirth is 2026-02-30'], '/where', 'not-a-date'],
  [[''], '/where', 'not-listed'],
  [Array.from({ length: 11 }, () => 'name contains a'), '/where', 'too-many-items'],
])('%j is refused with a field error that names the remedy', async (where, at, reason) => {
  const { proClient, path, queryOf } = await clubToFilter();
  for (const list of [path, '/api/golfclub/members', '/api/golfclub/members/count', '/api/golfclub/members/ids']) {
    const { status, body } = await proClient.get<Problem>(`${list}?${queryOf(where)}`);
    expect([status, body.code]).toEqual([400, 'bad-input']);
    expect(body.errors).toMatchObject([{ path: at, reason }]);
    expect(body.errors?.[0]?.message).toMatch(/\(.+\)$/);
  }
});
