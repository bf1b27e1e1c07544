import { act, screen, waitFor, within } from '@testing-library/react';
import { showDate } from '@/i18n/dates';
import { stopClock } from '@test/browser/clock';
import { clubWithLeague } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { exportCsv } from '@test/browser/exportCsv';
import { findGrid, gridTexts, pagerWithText } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { withLeagueTablePrizes } from '@test/fixtures/prices';
import { runTraining } from '@test/fixtures/trainings';
import { thisYear, today } from '@test/fixtures/today';
import { catchPrinted, catchSavedFiles, savedText } from '@test/browser/savedFiles';
import { leagueRows, rowsCalled } from './leagueRows';

stopClock();

describe('rows', () => {
  const path = '/private/leaguetable';

  const rows = async () => gridTexts(await findGrid());

  test('the movement since the latest training and the points of the last events stand in words too', async () => {
    const { fixtures, pro } = await clubWithLeague();
    await openApp({ path, as: await fixtures.signedIn(pro) });
    expect((await rows()).map((row) => row.slice(0, 5))).toEqual([
      ['1', 'Clara Möller', '8', 'up 2', 'Points of the last events, oldest first: 1, 7'],
      ['2', 'Berta Ärmel', '6', 'unchanged', 'Points of the last events, oldest first: 3, 3'],
      ['3', 'Anna Zander', '5', 'down 2', 'One event: 5'],
      ['4', 'Dora =Kern', '1', 'new', 'One event: 1'],
    ]);
  });

  test('in German the movement is told in ranks', async () => {
    const { fixtures, pro } = await clubWithLeague();
    await openApp({ path, as: await fixtures.signedIn(pro), locale: 'de' });
    expect((await rows()).map((row) => row[3])).toEqual([
      '2 Plätze besser',
      'unverändert',
      '2 Plätze schlechter',
      'neu',
    ]);
  });

  test('a player sees only the own trend, the own rank, and the way to the own statistics', async () => {
    const { fixtures, berta } = await clubWithLeague();
    const { user } = await openApp({ path, as: await fixtures.signedIn(berta) });
    expect((await rows()).map((row) => row[4])).toEqual(['', 'Points of the last events, oldest first: 3, 3', '', '']);
    expect(screen.getByText('You are ranked 2 of 4: 6 points.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Events/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'League Table Entries' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Club display' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'My statistics' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My statistics' })).toBeVisible();
  });

  test('staff open a row into its events, ten at a time, each of which opens into its chain', async () => {
    const { fixtures, pro, anna, play } = await clubWithLeague();
    for (let day = 1; day <= 11; day += 1) await play(`02-${String(day).padStart(2, '0')}`, [[anna, day]]);
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    const open = await screen.findByRole('button', { name: 'Events: Anna Zander, rank 1' });
    await user.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Events of Anna Zander' });
    const events = () => within(dialog).getAllByRole('listitem');
    await waitFor(() => expect(events()).toHaveLength(10));
    expect(events()[0]).toHaveTextContent(`Putting cupFebruary 11th, ${thisYear} · Score 1111 points`);
    expect(new URL(window.location.href).searchParams.get('player')).toBe(anna.id);

    await user.click(within(dialog).getByRole('button', { name: 'Show 2 more' }));
    await waitFor(() => expect(events()).toHaveLength(12));
    expect(events().at(-1)).toHaveTextContent(`Putting cupJanuary 2nd, ${thisYear} · Score 55 points`);
    expect(within(dialog).queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('list', { name: 'Events of Anna Zander, part 2' })).toHaveFocus();

    const [chain] = within(dialog).getAllByRole('button', {
      name: new RegExp(`Putting cup · February 11th, ${thisYear}`),
    });
    if (!chain) throw new Error('the event cannot be opened');
    await user.click(chain);
    await screen.findByRole('dialog', { name: /^How these points/ });
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(open).toHaveFocus();
  });

  test('an address with an opened player opens the events for staff, and nothing for a player', async () => {
    const { fixtures, pro, anna, berta } = await clubWithLeague();
    await openApp({ path: `${path}?player=${anna.id}`, as: await fixtures.signedIn(pro), locale: 'de' });
    expect(await screen.findByRole('dialog', { name: 'Ergebnisse von Anna Zander' })).toBeVisible();
    await openApp({ path: `${path}?player=${anna.id}`, as: await fixtures.signedIn(berta) });
    await findGrid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a search keeps the ranks of the whole table and says when nobody is called that', async () => {
    const { fixtures, pro } = await clubWithLeague();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    await findGrid();
    const box = screen.getByRole('searchbox', { name: 'Search player' });
    await user.type(box, 'zand{Enter}');
    await waitFor(async () => expect((await rows()).map((row) => row.slice(0, 2))).toEqual([['3', 'Anna Zander']]));
    expect(window.location.search).toBe('?q=zand');
    await user.clear(box);
    await user.type(box, 'nobody{Enter}');
    expect(await screen.findByText('Nothing matches this search.')).toBeVisible();
  });

  test('the places of the podium show their prizes, with their pictures', () =>
    withLeagueTablePrizes(async () => {
      const { fixtures, berta } = await clubWithLeague();
      const first = await fixtures.price({ prize: 'FIRST_PRIZE', image: 'prizes/cup' });
      const second = await fixtures.price({ prize: 'SECOND_PRIZE' });
      await openApp({ path, as: await fixtures.signedIn(berta) });
      const podium = await screen.findByRole('list', { name: 'The first three' });
      const places = within(podium).getAllByRole('listitem');
      expect(places.map((place) => place.textContent)).toEqual([
        `Clara MöllerRank 1 · 8 points1st prize: ${first.name}`,
        `Berta ÄrmelRank 2 · 6 points2nd prize: ${second.name}`,
        'Anna ZanderRank 3 · 5 points',
      ]);
      expect(within(podium).getByRole('img', { name: `Picture of ${first.name}` })).toHaveAttribute(
        'src',
        expect.stringContaining('/prizes/cup'),
      );
    }));

  test('a former member holds no prize: it goes to the next player of the table', () =>
    withLeagueTablePrizes(async () => {
      const { fixtures, club, pro, clara } = await clubWithLeague();
      const first = await fixtures.price({ prize: 'FIRST_PRIZE' });
      const admin = api(await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] })));
      const { name, surname, username, email } = clara;
      await admin.delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });
      await openApp({ path, as: await fixtures.signedIn(pro) });
      const podium = await screen.findByRole('list', { name: 'The first three' });
      const places = within(podium).getAllByRole('listitem');
      expect(places.map((place) => place.textContent)).toEqual([
        `Berta ÄrmelRank 2 · 6 points1st prize: ${first.name}`,
        'Anna ZanderRank 3 · 5 points',
        'Dora =KernRank 4 · 1 point',
      ]);
      expect((await rows())[0]?.[1]).toBe('Former member');
    }));

  test('the table changes by itself when a training is finished elsewhere', async () => {
    const { fixtures, pro, dora, template } = await clubWithLeague();
    const running = await runTraining({ pro, players: [dora], template, plannedDate: `${thisYear}-01-20` });
    const client = api(await fixtures.signedIn(pro));
    await openApp({ path, as: await fixtures.signedIn(pro) });
    expect((await rows())[3]?.slice(0, 3)).toEqual(['4', 'Dora =Kern', '1']);
    const one = `/api/scheduledtrainings/${running.id}`;
    const session = running.trainingSessions[0]?.id;
    await client.put(`${one}/playerdata/${session}/ball/add`, { index: 0, points: 9 });
    await client.put(`${one}/finish`);
    await waitFor(async () => expect((await rows())[0]?.slice(0, 4)).toEqual(['1', 'Dora =Kern', '10', 'up 3']));
  });
});

describe('exporting', () => {
  const path = '/private/leaguetable';

  const saved = catchSavedFiles();

  const printed = catchPrinted();

  const sheet = () => document.querySelector<HTMLElement>('[data-printed]');

  test.each([
    {
      locale: 'en',
      file: `league-table-${today}.csv`,
      message: '4 rows exported.',
      text: '\uFEFFRank,Player,Total points,Tied\r\n1,Clara Möller,8,No\r\n2,Berta Ärmel,6,No\r\n3,Anna Zander,5,No\r\n4,Dora =Kern,1,No\r\n',
    },
    {
      locale: 'de',
      file: `rangliste-${today}.csv`,
      message: '4 Zeilen exportiert.',
      text: '\uFEFFPlatz;Spieler/in;Gesamtpunkte;Gleichauf\r\n1;Clara Möller;8;Nein\r\n2;Berta Ärmel;6;Nein\r\n3;Anna Zander;5;Nein\r\n4;Dora =Kern;1;Nein\r\n',
    },
  ] as const)('the table is exported for spreadsheets ($locale)', async ({ locale, file, message, text }) => {
    const { fixtures, pro } = await clubWithLeague();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro), locale });
    await findGrid();
    await exportCsv(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([file]);
    expect(await savedText(saved[0])).toBe(text);
  });

  test('all rows are exported, not only those on the page, and no name is calculated', async () => {
    const { fixtures, club, pro, play } = await clubWithLeague();
    const many = await Promise.all(
      Array.from({ length: 101 }, (_, index) => fixtures.member({ club, name: '=1+1', surname: `Many ${index}` })),
    );
    await play(
      '01-16',
      many.map((member) => [member, 2] as [typeof member, number]),
    );
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    await pagerWithText(`League table of ${club.name}`, '1–25 of 105');
    await exportCsv(user);
    expect(await screen.findByText('105 rows exported.')).toBeVisible();
    const lines = (await savedText(saved[0])).trimEnd().split('\r\n');
    expect(lines).toHaveLength(106);
    expect(lines.filter((line) => line.includes(",'=1+1 Many "))).toHaveLength(101);
    expect(lines.filter((line) => line.endsWith(',2,Yes'))).toHaveLength(101);
  });

  test('the table is printed under club, season and date, with the rule below, and is gone afterwards', async () => {
    const { fixtures, club, pro } = await clubWithLeague();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    await findGrid(`League table of ${club.name}`);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    const paper = document.createElement('div');
    paper.innerHTML = printed[0] ?? '';
    const date = showDate(today, 'en');
    expect(paper.querySelector('h1')).toHaveTextContent('League Table');
    expect(paper.querySelector('p')).toHaveTextContent(`${club.name} · Season ${thisYear} · ${date}`);
    expect(
      within(paper)
        .getAllByRole('row', { hidden: true })
        .map((row) => row.textContent),
    ).toEqual(['RankPlayerTotal points', '1Clara Möller8', '2Berta Ärmel6', '3Anna Zander5', '4Dora =Kern1']);
    expect(paper).toHaveTextContent('Where they are equal, the points of the latest training decide');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  });
});

describe('league rows', () => {
  const entry = (
    id: string,
    surname: string,
    totalPoints: number,
    tied = false,
    previousRank: number | null = null,
  ) => ({
    player: { id, name: 'Jana', surname, username: surname },
    totalPoints,
    tied,
    previousRank,
    trend: [],
    leagueTableEvents: [],
  });

  test('the rank is the position plus one, also of players who are tied', () => {
    const rows = leagueRows(
      [entry('a', 'Ärmel', 9), entry('b', 'Möller', 4, true), entry('c', 'Zander', 4, true)],
      'c',
    );
    expect(rows.map(({ rank, tied }) => [rank, tied])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  test('only the row of the person who is signed in is the own one', () => {
    const rows = leagueRows([entry('a', 'Ärmel', 9), entry('b', 'Möller', 4)], 'b');
    expect(rows.filter(({ isOwn }) => isOwn).map(({ player }) => player)).toEqual(['Jana Möller']);
  });

  test('the movement compares with the rank before: up, down, unchanged or new', () => {
    const entries = [
      entry('a', 'Ärmel', 9, false, 3),
      entry('b', 'Möller', 8, false, 2),
      entry('c', 'Zander', 7, false, 1),
      entry('d', 'Neumann', 6),
    ];
    expect(leagueRows(entries, '').map(({ movement }) => movement)).toEqual([
      { kind: 'up', ranks: 2 },
      { kind: 'same' },
      { kind: 'down', ranks: 2 },
      { kind: 'new' },
    ]);
  });

  test('who is searched for keeps the rank of the whole table, however the name is written', () => {
    const rows = leagueRows([entry('a', 'Möller', 9), entry('b', 'Ärmel', 8)], '');
    expect(rowsCalled(rows, ' äRM ').map(({ rank, player }) => [rank, player])).toEqual([[2, 'Jana Ärmel']]);
    expect(rowsCalled(rows, 'armel jana').map(({ rank }) => rank)).toEqual([2]);
    expect(rowsCalled(rows, '')).toBe(rows);
    expect(rowsCalled(rows, 'nobody')).toEqual([]);
  });
});
