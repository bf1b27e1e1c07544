import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '@test/browser/clock';
import { clubWithEntries } from '@test/browser/clubWithEntries';
import { openApp } from '@test/browser/openApp';
import { findGrid, gridTexts, headerTexts, pagerWithText } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { thisYear } from '@test/fixtures/today';

stopClock();

describe('league entries', () => {
  const path = '/private/leaguetableentries';

  /** Returns the texts of the rows, without the button that opens the calculation. */
  const textsOf = (grid: HTMLElement) => gridTexts(grid).map((texts) => texts.slice(0, 9));

  test('an event is one row with the columns of the specification, in English', async () => {
    const { gate, cup, asPro } = await clubWithEntries();
    await openApp({ path, as: asPro });
    const grid = await findGrid('League Table Entries');
    expect(headerTexts(grid)).toEqual([
      'Player name',
      'Session name',
      'Date',
      'Ballpoints',
      'Points',
      'Handicap started',
      'Handicap generated',
      'Handicap difference',
      'Total points',
      'Calculation',
    ]);
    const may = `May 14th, ${thisYear}`;
    expect(textsOf(grid)).toEqual([
      ['Jana Möller', cup.name.en, `June 1st, ${thisYear}`, '20', '20', '–', '–', '– no handicap', '6'],
      ['Jana Möller', gate.name.en, may, '3, 3, 3, 3', '12', '18.4', '14.1', '+4.3, better', '8'],
      ['Tom Weber', gate.name.en, may, '3, -1', '2', '+1.2', '36.0', '-37.2, worse', '0'],
    ]);
    expect(screen.getByText('3 entries · Points: 34 · Total points: 14')).toBeVisible();
  });

  test('in German the names, dates and numbers are German', async () => {
    const { gate, cup, asPro } = await clubWithEntries();
    await openApp({ path: `${path}?year=all`, as: asPro, locale: 'de' });
    const grid = await findGrid('Ranglisteneinträge');
    expect(headerTexts(grid)).toEqual([
      'Spieler/in',
      'Training',
      'Datum',
      'Ballpunkte',
      'Punkte',
      'Start-Handicap',
      'Gespieltes Handicap',
      'Handicap-Differenz',
      'Gesamtpunkte',
      'Berechnung',
    ]);
    const [first, second, , last] = textsOf(grid);
    expect(first?.slice(1, 3)).toEqual([cup.name.de, `1. Juni ${thisYear}`]);
    expect(first?.[7]).toBe('– kein Handicap');
    expect(second?.[7]).toBe('+4,3, besser');
    expect(last?.slice(1)).toEqual([
      gate.name.de,
      `3. August ${thisYear - 1}`,
      '3, 3',
      '6',
      '18,4',
      '18,4',
      '0,0, gleich',
      '5',
    ]);
    expect(screen.getByText('4 Einträge · Punkte: 40 · Gesamtpunkte: 19')).toBeVisible();
  });

  test.each([
    ['en', 'League Table Entries', 'Not for your role'],
    ['de', 'Ranglisteneinträge', 'Nicht für Ihre Rolle'],
  ] as const)('in %s a player has no menu entry and is turned away', async (locale, menu, refused) => {
    const { fixtures, jana, asPro } = await clubWithEntries();
    await openApp({ path: '/private/profile', as: await fixtures.signedIn(jana), locale });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: menu })).not.toBeInTheDocument();

    const { store } = await openApp({ path, as: await fixtures.signedIn(jana), locale });
    expect(await screen.findByRole('heading', { name: refused })).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toContain('trainingName');

    await openApp({ path, as: asPro, locale });
    expect(await screen.findByRole('link', { name: menu })).toHaveAttribute('href', path);
  });

  test('entries are read anew whenever the screen is opened', async () => {
    const { fixtures, club, gate, tom, asPro } = await clubWithEntries();
    const { user } = await openApp({ path, as: asPro });
    await screen.findByText(/^3 entries/);
    await user.click(screen.getByRole('link', { name: 'Users' }));
    await findGrid('Users');
    await fixtures.training({
      club,
      template: { content: gate, mapping: null },
      status: 'FINISHED',
      plannedDate: `${thisYear}-07-07`,
      sessions: [{ players: [tom], balls: [1] }],
    });
    await user.click(screen.getByRole('link', { name: 'League Table Entries' }));
    expect(await screen.findByText(/^4 entries/)).toBeVisible();
  });

  test('an event opens into its chain', async () => {
    const { gate, asPro } = await clubWithEntries();
    const { user } = await openApp({ path, as: asPro });
    const row = `Jana Möller · ${gate.name.en} · May 14th, ${thisYear}`;
    await user.click(await screen.findByRole('button', { name: `Explain points: ${row}` }));
    const chain = await screen.findByRole('dialog', { name: 'How these points come about' });
    expect(await within(chain).findByText('Jana Möller')).toBeVisible();
    expect(chain).toHaveTextContent('14.1');
    expect(chain).toHaveTextContent('+4.3');
  });

  test.each([
    ['en', 'Former member', 'League Table Entries'],
    ['de', 'Ehemaliges Mitglied', 'Ranglisteneinträge'],
  ] as const)('in %s the entries of somebody who was deleted are those of a "%s"', async (locale, words, title) => {
    const { fixtures, club, jana, asPro } = await clubWithEntries();
    const admin = await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] }));
    const { name, surname, username, email } = jana;
    await api(admin).delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });
    await openApp({ path: `${path}?player=${jana.id}`, as: asPro, locale });
    const rows = textsOf(await findGrid(title));
    expect(rows.map(([player]) => player)).toEqual([words, words]);
    expect(screen.queryByText(/Jana/)).not.toBeInTheDocument();
  });

  test('a club without entries is told when they appear', async () => {
    const { fixtures } = await clubWithEntries();
    const pro = await fixtures.member({ club: await fixtures.club(), roles: ['PRO', 'APPROVED'] });
    await openApp({ path: `${path}?year=all`, as: await fixtures.signedIn(pro) });
    expect(await screen.findByText(/^There are no entries yet\./)).toBeVisible();
  });

  test('an admin can look at the entries of another club, a pro cannot', async () => {
    const { fixtures, club, asPro } = await clubWithEntries();
    const elsewhere = await fixtures.club();
    const admin = await fixtures.signedIn(await fixtures.member({ club: elsewhere, roles: ['ADMIN', 'APPROVED'] }));
    const { user } = await openApp({ path: `${path}?q=Jana`, as: admin });
    const choice = await screen.findByRole('combobox', { name: 'Golfclub' });
    await waitFor(() => expect(choice).toHaveValue(elsewhere.name));
    await user.clear(choice);
    await user.paste(club.name);
    await user.click(await screen.findByRole('option', { name: club.name }));
    expect(await screen.findByText(/^3 entries/)).toBeVisible();
    expect(window.location.search).toBe(`?club=${club.id}`);

    await openApp({ path: `${path}?club=${elsewhere.id}`, as: asPro });
    expect(await screen.findByText(/^3 entries/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Golfclub' })).not.toBeInTheDocument();
  });

  test('on a narrow screen each entry is a card', async () => {
    const { gate, asPro } = await clubWithEntries();
    const width = window.innerWidth;
    window.innerWidth = 390;
    window.dispatchEvent(new Event('resize'));
    try {
      await openApp({ path, as: asPro });
      const cards = await screen.findByRole('list', { name: 'League Table Entries' });
      const [, second] = within(cards).getAllByRole('listitem');
      expect(second).toHaveTextContent(gate.name.en ?? '');
      expect(second).toHaveTextContent('Handicap difference+4.3, better');
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    } finally {
      window.innerWidth = width;
    }
  });
});

describe('filtering', () => {
  const path = '/private/leaguetableentries';

  const label = 'League Table Entries';

  const searchParams = () => Object.fromEntries(new URLSearchParams(window.location.search));

  test('players, templates and categories narrow the entries and their sums, and stay in the address', async () => {
    const { jana, tom, gate, cup, asPro } = await clubWithEntries();
    const { user } = await openApp({ path, as: asPro });
    await screen.findByText(/^3 entries/);

    const players = await screen.findByRole('combobox', { name: 'Player name' });
    expect(players).toHaveAttribute('placeholder', 'All players');
    await user.click(players);
    await user.paste('web');
    expect(screen.queryByRole('option', { name: 'Jana Möller' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Tom Weber' }));
    expect(await screen.findByText('1 entry · Points: 2 · Total points: 0')).toBeVisible();
    expect(searchParams()).toEqual({ player: tom.id });

    await user.clear(players);
    await user.tab();
    await screen.findByText(/^3 entries/);
    await user.click(await screen.findByRole('combobox', { name: 'Training template' }));
    await user.click(await screen.findByRole('option', { name: gate.name.en ?? '' }));
    expect(await screen.findByText('2 entries · Points: 14 · Total points: 8')).toBeVisible();

    await user.click(await screen.findByRole('combobox', { name: 'Training category' }));
    await user.click(await screen.findByRole('option', { name: cup.category?.name.en ?? '' }));
    expect(await screen.findByText(/^No entry matches/)).toBeVisible();
    expect(searchParams()).toEqual({ template: gate.id, category: cup.category?.id });

    window.history.back();
    expect(await screen.findByText(/^2 entries/)).toBeVisible();

    await openApp({ path: `${path}?player=${jana.id}&template=${cup.id}`, as: asPro });
    expect(await screen.findByText('1 entry · Points: 20 · Total points: 6')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Player name' })).toHaveValue('Jana Möller'));
    expect(await screen.findByRole('combobox', { name: 'Training template' })).toHaveValue(cup.name.en);
  });

  test('the season is chosen by year, and by dates in the address', async () => {
    const { jana, asPro } = await clubWithEntries();
    const { user } = await openApp({ path: `${path}?player=${jana.id}`, as: asPro });
    await screen.findByText(/^2 entries/);
    await user.click(screen.getByRole('combobox', { name: 'Season' }));
    await user.click(await screen.findByRole('option', { name: String(thisYear - 1) }));
    expect(await screen.findByText('1 entry · Points: 6 · Total points: 5')).toBeVisible();
    expect(searchParams()).toEqual({ player: jana.id, year: String(thisYear - 1) });
    expect(screen.getByText(/^A past season/)).toBeVisible();

    await openApp({ path: `${path}?from=${thisYear - 1}-08-03&to=${thisYear}-05-14`, as: asPro });
    expect(await screen.findByText('3 entries · Points: 20 · Total points: 13')).toBeVisible();
  });

  test('what is filtered by can be seen where the season has no entry of it', async () => {
    const { tom, asPro } = await clubWithEntries();
    const { user } = await openApp({ path: `${path}?player=${tom.id}&year=${thisYear - 1}`, as: asPro });
    await screen.findByText(/^No entry matches/);
    const players = await screen.findByRole('combobox', { name: 'Player name' });
    expect(players).toHaveValue('Without entries in this season');
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(await screen.findByText(/^4 entries/)).toBeVisible();
    expect(searchParams()).toEqual({ year: 'all' });
  });

  test('the slash leads to the search in the names, and Back takes it away', async () => {
    const { asPro } = await clubWithEntries();
    const { user } = await openApp({ path, as: asPro, locale: 'de' });
    await screen.findByText(/^3 Einträge/);
    await user.keyboard('/');
    expect(screen.getByLabelText('Spieler/in suchen')).toHaveFocus();
    await user.paste('tom');
    expect(await screen.findByText('1 Eintrag · Punkte: 2 · Gesamtpunkte: 0')).toBeVisible();
    expect(searchParams()).toEqual({ q: 'tom' });
    window.history.back();
    expect(await screen.findByText(/^3 Einträge/)).toBeVisible();
    expect(screen.getByLabelText('Spieler/in suchen')).toHaveValue('');
  });

  test('the server sorts and pages, and an address beyond the last page leads to the last one', async () => {
    const { fixtures, club, jana, asPro } = await clubWithEntries();
    const template = await fixtures.template();
    await Promise.all(
      Array.from({ length: 24 }, (_, day) =>
        fixtures.training({
          club,
          template,
          status: 'FINISHED',
          plannedDate: `${thisYear}-04-${String(day + 1).padStart(2, '0')}`,
          sessions: [{ players: [jana], balls: [1] }],
        }),
      ),
    );
    const { user } = await openApp({ path, as: asPro });
    const pager = await pagerWithText(label, '1–25 of 27');
    expect(screen.getByText(/^27 entries · Points: 58/)).toBeVisible();
    await user.click(pager.getByRole('button', { name: 'Next page' }));
    await pagerWithText(label, '26–27 of 27');
    await waitFor(async () => expect(gridTexts(await findGrid())).toHaveLength(2));

    await user.click(screen.getByRole('columnheader', { name: /^Points/ }));
    await waitFor(() => expect(searchParams()).toEqual({ sort: 'score' }));
    await user.click(screen.getByRole('columnheader', { name: /^Points/ }));
    await waitFor(() => expect(searchParams()).toEqual({ sort: '-score' }));
    await waitFor(async () => expect(gridTexts(await findGrid())[0]?.[4]).toBe('20'));

    await openApp({ path: `${path}?page=7&sort=-score`, as: asPro });
    await pagerWithText(label, '26–27 of 27');
    expect(searchParams()).toEqual({ sort: '-score', page: '2' });
  });
});
