import type { Display } from '@contract/display';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { type DisplayLinkFixture, makeDisplayLink } from '@test/fixtures/displayLinks';
import { followingDisplay, eventsOf, type Following } from '@test/fixtures/following';
import { withLeagueTablePrizes } from '@test/fixtures/prices';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { makeTrainingThisYear, serverYears } from '@test/fixtures/serverYears';
import { shownYear } from './rules';

const opened: Following[] = [];
afterEach(() => opened.splice(0).forEach((one) => one.stop()));

async function follow(secret: string): Promise<Following> {
  const one = await followingDisplay(secret);
  opened.push(one);
  return one;
}

const shownBy = async ({ headers }: DisplayLinkFixture) => (await api().get<Display>('/api/display', headers)).body;

/** A club with a finished training of this year, in which Anna is first, and Berta and Clara are equal. */
async function clubWithTable({ shortNames = false } = {}) {
  const made = await proOfNewClub();
  const { club, player } = made;
  const anna = await player({ name: 'Anna', surname: 'Zander', handicap: 36 });
  const berta = await player({ name: 'Berta', surname: 'Ärmel', handicap: 20 });
  const clara = await player({ name: 'Clara', surname: 'Möller', handicap: 20 });
  const sessions = [
    { players: [clara], balls: [3, 3] },
    { players: [anna], balls: [3, 3, 3, 3, 3] },
    { players: [berta], balls: [3, 3] },
  ];
  await makeTrainingThisYear({ club, sessions });
  const link = await makeDisplayLink({ club, shortNames });
  return { ...made, anna, berta, clara, link, show: () => shownBy(link) };
}

test("a screen is shown this year's table in its order, with what is tied and no id of anybody", async () => {
  const { club, anna, berta, show } = await clubWithTable();
  const visible = await show();
  expect(visible).toMatchObject({ club: club.name, year: new Date(visible.at).getUTCFullYear(), running: [] });
  expect(visible.entries.map(({ rank, player, tied }) => [rank, player, tied])).toEqual([
    [1, 'Anna Zander', false],
    [2, 'Berta Ärmel', true],
    [3, 'Clara Möller', true],
  ]);
  expect(Math.abs(Date.parse(visible.at) - Date.now())).toBeLessThan(60_000);
  for (const secret of [anna.id, anna.username, berta.id, club.id])
    expect(JSON.stringify(visible)).not.toContain(secret);
});

test('names are shortened where the club wants it, also of somebody without a surname left', async () => {
  const { fixtures, club, anna, link, show } = await clubWithTable({ shortNames: true });
  await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [{ players: [anna], balls: [1], status: 'EDIT' }],
  });
  const { entries, running } = await show();
  expect(entries.map(({ player }) => player)).toEqual(['Anna Z.', 'Berta Ä.', 'Clara M.']);
  expect(running[0]?.results[0]?.players).toEqual(['Anna Z.']);
  expect((await api().get('/api/display', link.headers)).text).not.toContain('Zander');
  await sql(`update members set name = '', surname = '' where id = $1`, [anna.id]);
  expect((await show()).entries[0]?.player).toBe('');
});

test('namesakes are numbered, in the table and in the trainings alike, and nothing else is said of them', async () => {
  const { fixtures, club, clara, player, show } = await clubWithTable();
  const son = await player({ name: 'Clara', surname: 'Möller', dateOfBirth: '1985-03-14' });
  const sessions = [son, clara].map((one) => ({ players: [one], balls: [1], status: 'EDIT' as const }));
  await fixtures.training({ club, status: 'STARTED', sessions });

  const { entries, running } = await show();

  const [number, other] = clara.id < son.id ? [1, 2] : [2, 1];
  expect(entries.map((entry) => entry.player)).toEqual(['Anna Zander', 'Berta Ärmel', `Clara Möller (${number})`]);
  expect(running[0]?.results.flatMap(({ players }) => players).sort()).toEqual(
    [`Clara Möller (${number})`, `Clara Möller (${other})`].sort(),
  );
  expect(JSON.stringify({ entries, running })).not.toMatch(new RegExp(`1985|${clara.username}|${son.username}`));
});

test('trainings of other years are in no table of this year', async () => {
  const { fixtures, club, player } = await proOfNewClub();
  const [first, last] = serverYears;
  for (const year of [first - 1, first, last, last + 1]) {
    const sessions = [{ players: [await player({ name: 'Anna', surname: `of ${year}` })], balls: [3] }];
    for (const day of ['01-01', '12-31']) {
      await fixtures.training({ club, status: 'FINISHED', plannedDate: `${year}-${day}`, sessions });
    }
  }
  const { year, entries } = await shownBy(await makeDisplayLink({ club }));
  expect(entries.map(({ player: shown }) => shown)).toEqual([`Anna of ${year}`]);
});

test.each([
  ['2026-12-31T22:59:59.000Z', '2026-12-31', 2026],
  ['2026-12-31T23:00:00.000Z', '2027-01-01', 2027],
  ['2026-12-31T10:00:00.000Z', '2027-01-01', 2027],
  ['2026-12-31T09:59:59.000Z', '2027-01-01', 2026],
  ['2027-01-01T11:59:59.000Z', '2026-12-31', 2026],
  ['2027-01-01T12:00:00.000Z', '2026-12-31', 2027],
  ['2026-12-31T23:30:00.000Z', undefined, 2026],
] as const)('at %s a screen where it is %s shows %i', (at, today, year) => {
  expect(shownYear(at, today)).toBe(year);
});

test('a screen whose clock is wrong shows the season of the server', async () => {
  const { link } = await clubWithTable();
  const { status, body } = await api().get<Display>('/api/display?today=2019-05-14', link.headers);
  expect([status, body.year]).toEqual([200, new Date(body.at).getUTCFullYear()]);
  expect(await api().get('/api/display?today=2026-02-30', link.headers)).toMatchObject({ status: 400 });
});

test('running trainings are shown as if they ended now, the best first, who has no ball yet last', async () => {
  const { fixtures, club, anna, berta, clara, show } = await clubWithTable();
  await fixtures.training({
    club,
    status: 'STARTED',
    sessions: [
      { players: [clara] },
      { players: [berta], balls: [3, 3], status: 'EDIT' },
      { players: [anna], balls: [3, 3, 3, 3, 3], status: 'FINISHED' },
    ],
  });
  await fixtures.training({ club, status: 'PLANNED' });
  const { running, entries } = await show();
  expect(running).toHaveLength(1);
  const results = running[0]?.results ?? [];
  expect(results.map(({ players, balls, totalPoints }) => [players, balls, totalPoints])).toEqual([
    [['Anna Zander'], 5, 15],
    [['Berta Ärmel'], 2, 6],
    [['Clara Möller'], 0, 0],
  ]);
  // The same balls and handicaps as in the finished training.
  expect(results.slice(0, 2).map(({ points }) => points)).toEqual(
    entries.slice(0, 2).map(({ totalPoints }) => totalPoints),
  );
});

test('a team is shown with all its players and the points of its tournament', async () => {
  const { fixtures, club, anna, berta, show } = await clubWithTable();
  const template = await fixtures.template({ type: 'TOURNAMENT', teamMode: true });
  await fixtures.training({
    club,
    template,
    status: 'STARTED',
    sessions: [{ players: [anna, berta], balls: [4], status: 'EDIT' }],
  });
  const [training] = (await show()).running;
  expect(training).toMatchObject({ type: 'TOURNAMENT', results: [{ players: ['Anna Zander', 'Berta Ärmel'] }] });
});

test('the prizes of the table are shown', async () => {
  const { fixtures, show } = await clubWithTable();
  await withLeagueTablePrizes(async () => {
    const price = await fixtures.price({ prize: 'FIRST_PRIZE' });
    expect((await show()).prizes).toEqual([
      { prize: 'FIRST_PRIZE', name: price.name, description: price.description, cloudinary_image: null },
    ]);
  });
});

test('nothing of another club is shown or told', async () => {
  const [here, there] = [await clubWithTable(), await clubWithTable()];
  const sessions = [{ players: [there.anna], balls: [3], status: 'EDIT' as const }];
  const stream = await follow(here.link.secret);
  const otherTraining = await there.fixtures.training({ club: there.club, status: 'STARTED', sessions });
  const hearing = stream.next(({ event }) => event === 'training');
  const own = await here.fixtures.training({ club: here.club, status: 'STARTED' });
  await hearing;
  expect(stream.heard.some(eventsOf(otherTraining.id))).toBe(false);
  expect(stream.heard.some(eventsOf(own.id))).toBe(true);
  const visible = await here.show();
  expect(visible.club).toBe(here.club.name);
  expect([visible.entries.length, visible.running.length]).toEqual([3, 1]);
});

test('a screen is told of recorded balls and of the league, until its link is revoked', async () => {
  const { fixtures, club, client, calls, anna, link } = await clubWithTable();
  const sessions = [{ players: [anna], status: 'EDIT' as const }];
  const training = await fixtures.training({ club, status: 'STARTED', sessions });
  const other = await makeDisplayLink({ club });
  const [gone, staying] = [await follow(link.secret), await follow(other.secret)];

  const ball = gone.next(eventsOf(training.id));
  await calls(training.id).recordBall(training.sessionIds[0] ?? '', { index: 0, points: 3 });
  await ball;
  const league = gone.next(({ event }) => event === 'league');
  await calls(training.id).finish();
  await league;

  await client.delete(`/api/golfclub/${club.id}/displaylinks/${link.id}`);
  expect(await gone.ended).toBe(true);
  expect((await follow(link.secret)).status).toBe(404);
  const hearing = staying.next(eventsOf(training.id));
  await calls(training.id).unfinish();
  await hearing;
});

test('a link says when it was last used, to the minute', async () => {
  const { link, show } = await clubWithTable();
  const used = async () =>
    (await sql<{ at: Date }>('select last_used_at as at from display_links where id = $1', [link.id]))[0]?.at;
  await show();
  const first = await used();
  await show();
  expect(await used()).toEqual(first);
  await sql(`update display_links set last_used_at = last_used_at - interval '2 minutes' where id = $1`, [link.id]);
  await show();
  expect((await used())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity);
});
