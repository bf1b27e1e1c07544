import { screen, waitFor, within } from '@testing-library/react';
import type { StatisticResult } from '@contract/statistic';
import { openApp } from '@test/browser/openApp';
import { findGrid, gridTexts } from '@test/browser/openGrid';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { byKind, handicapSummary, pointsSummary } from '@/statistics/summary';

describe('playerstatistics', () => {
  async function playerWithResult() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const player = await fixtures.member({ club, handicap: 18.4 });
    const category = await fixtures.category();
    const template = await fixtures.template({ category, name: { en: 'Putting gate', de: 'Putt-Tor' } });
    await fixtures.training({
      club,
      template,
      plannedDate: '2026-05-14',
      status: 'FINISHED',
      sessions: [{ players: [player], balls: [3, 3] }],
    });
    return { fixtures, club, player, category };
  }

  test('the profile leads to the own results, one table for each category', async () => {
    const { fixtures, player, category } = await playerWithResult();
    const { user } = await openApp({ path: '/private/profile', as: await fixtures.signedIn(player) });
    await user.click(await screen.findByRole('link', { name: 'My statistics' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My statistics' })).toBeVisible();
    expect(gridTexts(await findGrid(category.name.en ?? ''))).toEqual([
      ['May 14th, 2026', 'Putting gate', '6', '18.4', '18.4', '5', 'Explain points'],
    ]);
  });

  test('the results are told in German too', async () => {
    const { fixtures, player } = await playerWithResult();
    const path = `/private/playerstatistics/${player.username}`;
    await openApp({ path, as: await fixtures.signedIn(player), locale: 'de' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Meine Statistik' })).toBeVisible();
    expect(await screen.findByText('Putt-Tor')).toBeVisible();
    expect(screen.getByText('14. Mai 2026')).toBeVisible();
  });

  test('staff read the results of a player of their club by name', async () => {
    const { fixtures, club, player } = await playerWithResult();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
    await openApp({ path: `/private/playerstatistics/${player.username}`, as: await fixtures.signedIn(pro) });
    expect(
      await screen.findByRole('heading', { level: 1, name: `Statistics of ${player.name} ${player.surname}` }),
    ).toBeVisible();
    expect(await screen.findByText('Putting gate')).toBeVisible();
  });

  test('without results the page says when they appear, and of others a player is told nothing', async () => {
    const { fixtures, club, player } = await playerWithResult();
    const newcomer = await fixtures.member({ club });
    const token = await fixtures.signedIn(newcomer);
    await openApp({ path: `/private/playerstatistics/${newcomer.username}`, as: token });
    expect(await screen.findByText(/There are no results yet/)).toBeVisible();
    await openApp({ path: `/private/playerstatistics/${player.username}`, as: token });
    expect(await screen.findByText('There are no statistics at this address for you to see.')).toBeVisible();
  });

  /** Handicaps played of 14.1 and 18.4 and two tournaments, all in one category. */
  async function seasonOf() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const player = await fixtures.member({ club, handicap: 18.4 });
    const category = await fixtures.category({ name: { en: 'Short game', de: 'Kurzes Spiel' } });
    const regular = await fixtures.template({ category });
    const tournament = await fixtures.template({ category, type: 'TOURNAMENT' });
    const played = [
      { template: regular, plannedDate: '2026-03-01', balls: [3, 3, 3, 3] },
      { template: regular, plannedDate: '2026-04-01', balls: [3, 3] },
      { template: tournament, plannedDate: '2026-05-01', balls: [12] },
      { template: tournament, plannedDate: '2026-06-01', balls: [31] },
      { template: tournament, plannedDate: '2026-07-01', balls: [12] },
    ];
    for (const { balls, ...training } of played) {
      await fixtures.training({ club, ...training, status: 'FINISHED', sessions: [{ players: [player], balls }] });
    }
    return { path: `/private/playerstatistics/${player.username}`, token: await fixtures.signedIn(player) };
  }

  const factsOf = (label: string) =>
    [...screen.getByLabelText(label).querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);

  test('a category is summed up and drawn: handicaps played, and the points of tournaments beside them', async () => {
    const { path, token } = await seasonOf();
    await openApp({ path, as: token });
    await screen.findByRole('heading', { name: 'Short game' });
    expect(factsOf('Handicaps played: Short game')).toEqual([
      ['Best', '14.1'],
      ['Average', '16.3'],
      ['Last', '18.4'],
      ['Results', '2'],
    ]);
    expect(factsOf('Tournament points: Short game')).toEqual([
      ['Best', '10'],
      ['Average', '4.7'],
      ['Last', '2'],
      ['Results', '3'],
    ]);
    const chart = await screen.findByRole('img', { name: /^Chart of Short game: handicaps played over time/ });
    // The label of the line drawn stands in its legend.
    // The chart is drawn anew once it knows its size.
    await waitFor(() => expect(within(chart).getByText('Handicap started')).toBeVisible());
    expect(screen.getByRole('img', { name: /^Chart of Short game: league points of the tournaments/ })).toBeVisible();
    expect(await findGrid('Short game')).toBeVisible();
  });

  test('in German the sums have a comma, and the charts their own words', async () => {
    const { path, token } = await seasonOf();
    await openApp({ path, as: token, locale: 'de' });
    await screen.findByRole('heading', { name: 'Kurzes Spiel' });
    expect(factsOf('Gespielte Handicaps: Kurzes Spiel')).toEqual([
      ['Bestes', '14,1'],
      ['Durchschnitt', '16,3'],
      ['Letztes', '18,4'],
      ['Ergebnisse', '2'],
    ]);
    expect(screen.getByRole('img', { name: /^Diagramm zu Kurzes Spiel: gespielte Handicaps/ })).toBeVisible();
    expect(screen.getByText(/je weiter oben, desto besser/)).toBeVisible();
  });
});

describe('summary', () => {
  const result = (handicapPlayed: number | null, points = 0): StatisticResult => ({
    trainingId: '',
    trainingName: { en: 'Putting gate' },
    date: '2026-05-14',
    score: 0,
    handicapStarted: handicapPlayed === null ? null : 18.4,
    handicapPlayed,
    points,
  });

  const summaryOfPlayed = (...handicaps: number[]) =>
    handicapSummary(byKind(handicaps.map((one) => result(one))).played);

  test('of handicaps played, the lowest is the best and the first given is the last played', () => {
    expect(summaryOfPlayed(14.1, 4, 18.4)).toEqual({ best: 40, average: 122, last: 141, number: 3 });
  });

  test('a plus handicap is better than any other', () => {
    expect(summaryOfPlayed(4, -1.2)).toEqual({ best: -12, average: 14, last: 40, number: 2 });
  });

  test.each([
    [[0.1, 0.2], 2],
    [[-0.1, -0.2], -2],
    [[0.1, 0.1, 0.2], 1],
    [[-0.1, -0.1, -0.2], -1],
    [[0.1, -0.1], 0],
    [[-0.1, 0, 0], 0],
    [[18.4, 14.1], 163],
  ])('the average of %j is %d tenths, halves away from zero', (handicaps, tenths) => {
    expect(summaryOfPlayed(...handicaps)?.average).toBe(tenths);
  });

  test('of points, the most are the best, also where all are negative', () => {
    const history = [result(null, -3), result(null, -1), result(null, -1)];
    expect(pointsSummary(byKind(history).tournaments)).toEqual({ best: -10, average: -17, last: -30, number: 3 });
  });

  test('tournaments and other results are told apart and keep their order', () => {
    const { played, tournaments } = byKind([result(10), result(null, 6), result(-1.2), result(null, 2)]);
    expect(played.map(({ handicapPlayed }) => handicapPlayed)).toEqual([100, -12]);
    expect(tournaments.map(({ points }) => points)).toEqual([6, 2]);
  });

  test('nothing comes to nothing', () => {
    expect(handicapSummary([])).toBeNull();
    expect(pointsSummary([])).toBeNull();
  });
});
