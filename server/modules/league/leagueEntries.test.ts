import type { LeagueEntries } from '@contract/league';
import { clubWithTournaments } from '@test/fixtures/clubWithTournaments';
import type { TemplateFixture } from '@test/fixtures/templates';

/** Three trainings of two templates, one row for each player: seven events. */
async function clubWithEntries() {
  const club = await clubWithTournaments();
  const { fixtures, player, play, client } = club;
  const [anna, aerger] = [await player({ surname: 'Apfel', name: 'Anna' }), await player({ surname: 'Ärger' })];
  const zoe = await player({ surname: 'Zander', name: 'Zoë', handicap: 18.4 });
  const gate = await fixtures.template({
    name: { en: 'archway', de: 'Putt-Tor' },
    scoreHandicapMap: [{ score: 0, handicap: 18.4 }],
  });
  const first = await play('2025-05-01', [anna, 3], [zoe, -4]);
  const second = await fixtures.training({
    club: club.club,
    template: gate,
    plannedDate: '2026-05-01',
    status: 'FINISHED',
    sessions: [{ players: [zoe], balls: [3, 1, -1] }, { players: [anna], balls: [1] }, { players: [aerger] }],
  });
  const third = await play('2026-06-01', [aerger, 5], [anna, 3], [zoe, 3]);
  const path = `${club.path}/entries`;
  const readEntries = async (query = '') => (await client.get<LeagueEntries>(`${path}${query}`)).body;
  const rows = async (query = '') =>
    (await readEntries(query)).entries.map(
      ({ player, trainingDate, score, points }) => `${player.surname} ${trainingDate} ${score}→${points}`,
    );
  return { ...club, anna, aerger, zoe, gate, first, second, third, path, readEntries, rows };
}

const all = [
  'Apfel 2026-06-01 3→3',
  'Ärger 2026-06-01 5→5',
  'Zander 2026-06-01 3→3',
  'Apfel 2026-05-01 1→5',
  'Zander 2026-05-01 3→5',
  'Apfel 2025-05-01 3→3',
  'Zander 2025-05-01 -4→-4',
];

test('there is a row for each event, the latest first, with everything that made its points', async () => {
  const { readEntries, rows, zoe, second } = await clubWithEntries();
  expect(await rows()).toEqual(all);
  const { entries, totalCount, sums } = await readEntries();
  expect([totalCount, sums]).toEqual([7, { score: 14, points: 20 }]);
  const { id, name, surname, username } = zoe;
  expect(entries[4]).toEqual({
    player: { id, name, surname, username },
    trainingId: second.id,
    trainingName: { en: 'archway', de: 'Putt-Tor' },
    trainingDate: '2026-05-01',
    balls: [3, 1, -1].map((points, index) => ({ index, points })),
    score: 3,
    handicapStarted: 18.4,
    handicapPlayed: 18.4,
    handicapDifference: 0,
    points: 5,
  });
  expect(entries[0]).toMatchObject({ handicapStarted: null, handicapPlayed: null, handicapDifference: null });
});

test.each([
  ['date', [5, 6, 3, 4, 0, 1, 2]],
  ['-date', [0, 1, 2, 3, 4, 5, 6]],
  ['player', [0, 3, 5, 1, 2, 4, 6]],
  ['-player', [2, 4, 6, 1, 0, 3, 5]],
  ['score', [6, 3, 0, 2, 4, 5, 1]],
  ['-score', [1, 0, 2, 4, 5, 3, 6]],
  ['points', [6, 0, 2, 5, 1, 3, 4]],
  ['-points', [1, 3, 4, 0, 2, 5, 6]],
  // "archway" comes before "Putting gate", whatever the case.
  ['training', [3, 4, 0, 1, 2, 5, 6]],
  ['-training', [0, 1, 2, 5, 6, 3, 4]],
])('sorted by %s equal rows stay latest first and by name', async (sort, positions) => {
  const { rows } = await clubWithEntries();
  expect(await rows(`?sort=${sort}`)).toEqual(positions.map((position) => all[position]));
});

test('player, template, category, days and names narrow the rows and the sums, together too', async () => {
  const { readEntries, zoe, gate, template } = await clubWithEntries();
  const found = async (query: string) => {
    const { entries, totalCount, sums } = await readEntries(query);
    expect(entries).toHaveLength(totalCount);
    return [totalCount, sums.score, sums.points];
  };
  const category = (of: TemplateFixture) => of.content.category?.id ?? '';
  expect(await found(`?player=${zoe.id}`)).toEqual([3, 2, 4]);
  expect(await found(`?template=${gate.content.id}`)).toEqual([2, 4, 10]);
  expect(await found(`?category=${category(template)}`)).toEqual([5, 10, 10]);
  expect(await found('?from=2026-05-01')).toEqual([5, 15, 21]);
  expect(await found('?from=2026-05-01&to=2026-05-31')).toEqual([2, 4, 10]);
  expect(await found('?q=ZO%C3%8B')).toEqual([3, 2, 4]);
  expect(await found('?q=%C3%A4rg')).toEqual([1, 5, 5]);
  expect(await found('?q=zander%20zo%C3%AB')).toEqual([3, 2, 4]);
  expect(await found('?q=100%25')).toEqual([0, 0, 0]);
  expect(await found(`?player=${zoe.id}&category=${category(gate)}&to=2026-12-31&q=zan`)).toEqual([1, 3, 5]);
  expect(await found(`?player=${gate.content.id}`)).toEqual([0, 0, 0]);
});

test('what can be chosen is what occurs in the period, whatever else is asked for', async () => {
  const { readEntries, zoe, gate, template, anna, aerger } = await clubWithEntries();
  const choices = async (query: string) => {
    const { templates, categories, players } = await readEntries(query);
    return [templates, categories, players].map((of) => of.map(({ id }) => id));
  };
  const [ofGate, ofTournament] = [gate.content.category?.id, template.content.category?.id];
  const [templates, categories, players] = await choices(`?player=${zoe.id}&template=${gate.content.id}&q=nobody`);
  expect(templates).toEqual([gate.content.id, template.content.id]);
  expect(categories?.toSorted()).toEqual([ofGate, ofTournament].toSorted());
  expect(players).toEqual([anna.id, aerger.id, zoe.id]);
  expect(await choices('?to=2025-12-31')).toEqual([[template.content.id], [ofTournament], [anna.id, zoe.id]]);
  expect(await choices('?from=2027-01-01')).toEqual([[], [], []]);
});

test('a template that was renamed between two trainings is offered once, by its latest name', async () => {
  const { fixtures, club, readEntries, gate, anna } = await clubWithEntries();
  const name = { en: 'New archway', de: 'Neues Tor' };
  await fixtures.training({
    club,
    template: { ...gate, content: { ...gate.content, name } },
    plannedDate: '2026-07-01',
    status: 'FINISHED',
    sessions: [{ players: [anna], balls: [1] }],
  });
  const { templates } = await readEntries();
  expect(templates.filter(({ id }) => id === gate.content.id)).toEqual([{ id: gate.content.id, name }]);
  expect((await readEntries(`?template=${gate.content.id}`)).totalCount).toBe(3);
});

test('pages hold every row once, and the sums are those of all pages', async () => {
  const { readEntries, rows } = await clubWithEntries();
  const pages = ['?page=0&pageSize=3', '?page=1&pageSize=3', '?page=2&pageSize=3', '?page=3&pageSize=3'];
  const visible: string[] = [];
  for (const page of pages) {
    visible.push(...(await rows(page)));
    expect(await readEntries(page)).toMatchObject({ totalCount: 7, sums: { score: 14, points: 20 } });
  }
  expect(visible).toEqual(all);
  expect(await rows('?page=0&pageSize=2&sort=-points')).toEqual([all[1], all[3]]);
});

test('a club without finished trainings has no entries and nothing to choose from', async () => {
  const { client, path } = await clubWithTournaments();
  expect((await client.get(`${path}/entries`)).body).toEqual({
    entries: [],
    totalCount: 0,
    sums: { score: 0, points: 0 },
    templates: [],
    categories: [],
    players: [],
  });
});

test('what cannot be asked for is refused', async () => {
  const { client, path } = await clubWithTournaments();
  for (const query of ['player=me', 'from=2026-02-30', 'sort=name', 'sort=-', 'page=-1', 'pageSize=101', 'club=1']) {
    expect(await client.get(`${path}/entries?${query}`)).toMatchObject({ status: 400, code: 'bad-input' });
  }
});

test("another club's entries are answered like those of a club that does not exist", async () => {
  const { fixtures, client } = await clubWithTournaments();
  const otherAnswer = await client.get(`/api/leaguetable/golfclub/${(await fixtures.club()).id}/entries`);
  expect(otherAnswer).toMatchObject({ status: 404, code: 'not-found' });
  const missing = await client.get('/api/leaguetable/golfclub/01990000-0000-7000-8000-000000000000/entries');
  expect(missing.text).toBe(otherAnswer.text);
});

test.each([
  ['player contains zoe', [2, 4, 6]],
  ['player equals Apfel, Anna', [0, 3, 5]],
  ['player doesNotContain a', []],
  ['player startsWith arger', [1]],
  ['training contains ARCH', [3, 4]],
  ['date before 2026-05-01', [5, 6]],
  ['date not 2026-06-01', [3, 4, 5, 6]],
  ['score < 0', [6]],
  ['score >= 2.5', [0, 1, 2, 4, 5]],
  ['points = 5', [1, 3, 4]],
  ['handicapStarted isEmpty', [0, 1, 2, 5, 6]],
  ['handicapStarted = 18.4', [3, 4]],
  ['handicapDifference <= 0', [3, 4]],
])('the filter %s leaves these rows, and the sums are theirs', async (where, expected) => {
  const { readEntries, rows } = await clubWithEntries();
  const query = `?where=${encodeURIComponent(where)}`;
  expect(await rows(query)).toEqual(expected.map((row) => all[row]));
  const { totalCount, sums } = await readEntries(query);
  const score = expected.map((row) => Number(/ (-?\d+)→/.exec(all[row] ?? '')?.[1]));
  expect([totalCount, sums.score]).toEqual([expected.length, score.reduce((sum, one) => sum + one, 0)]);
});

test.each([
  ['date,-score', [5, 6, 4, 3, 1, 0, 2]],
  ['-points,player', [3, 1, 4, 0, 5, 2, 6]],
  ['-handicapStarted,date,player', [3, 4, 5, 6, 0, 1, 2]],
  ['handicapDifference,-date,-player', [4, 3, 2, 1, 0, 6, 5]],
])('sorting by %s', async (sort, expected) => {
  const { rows } = await clubWithEntries();
  expect(await rows(`?sort=${sort}`)).toEqual(expected.map((row) => all[row]));
});

test.each(['where=surname%20contains%20x', 'where=score%20contains%201', 'sort=date,-date', 'sort=balls'])(
  '?%s is refused',
  async (wrong) => {
    const { client, path } = await clubWithEntries();
    expect(await client.get(`${path}?${wrong}`)).toMatchObject({ status: 400, code: 'bad-input' });
  },
);
