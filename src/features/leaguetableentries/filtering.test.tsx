import { screen, waitFor } from '@testing-library/react';
import { clubWithEntries } from '../../../test/browser/clubWithEntries';
import { findGrid, gridTexts, pagerSaying } from '../../../test/browser/gridRows';
import { openApp } from '../../../test/browser/openApp';

const path = '/private/leaguetableentries';
const label = 'League Table Entries';
const asked = () => Object.fromEntries(new URLSearchParams(window.location.search));

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
  expect(asked()).toEqual({ player: tom.id });

  await user.clear(players);
  await user.tab();
  await screen.findByText(/^3 entries/);
  await user.click(await screen.findByRole('combobox', { name: 'Training template' }));
  await user.click(await screen.findByRole('option', { name: gate.name.en ?? '' }));
  expect(await screen.findByText('2 entries · Points: 14 · Total points: 8')).toBeVisible();

  await user.click(await screen.findByRole('combobox', { name: 'Training category' }));
  await user.click(await screen.findByRole('option', { name: cup.category?.name.en ?? '' }));
  expect(await screen.findByText(/^No entry matches/)).toBeVisible();
  expect(asked()).toEqual({ template: gate.id, category: cup.category?.id });

  window.history.back();
  expect(await screen.findByText(/^2 entries/)).toBeVisible();

  await openApp({ path: `${path}?player=${jana.id}&template=${cup.id}`, as: asPro });
  expect(await screen.findByText('1 entry · Points: 20 · Total points: 6')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Player name' })).toHaveValue('Jana Möller'));
  expect(await screen.findByRole('combobox', { name: 'Training template' })).toHaveValue(cup.name.en);
});

test('the season is chosen by year, and by dates in the address', async () => {
  const { jana, thisYear, asPro } = await clubWithEntries();
  const { user } = await openApp({ path: `${path}?player=${jana.id}`, as: asPro });
  await screen.findByText(/^2 entries/);
  await user.click(screen.getByRole('combobox', { name: 'Season' }));
  await user.click(await screen.findByRole('option', { name: String(thisYear - 1) }));
  expect(await screen.findByText('1 entry · Points: 6 · Total points: 5')).toBeVisible();
  expect(asked()).toEqual({ player: jana.id, year: String(thisYear - 1) });
  expect(screen.getByText(/^A past season/)).toBeVisible();

  await openApp({ path: `${path}?from=${thisYear - 1}-08-03&to=${thisYear}-05-14`, as: asPro });
  expect(await screen.findByText('3 entries · Points: 20 · Total points: 13')).toBeVisible();
});

test('what is filtered by can be seen where the season has no entry of it', async () => {
  const { tom, thisYear, asPro } = await clubWithEntries();
  const { user } = await openApp({ path: `${path}?player=${tom.id}&year=${thisYear - 1}`, as: asPro });
  await screen.findByText(/^No entry matches/);
  const players = await screen.findByRole('combobox', { name: 'Player name' });
  expect(players).toHaveValue('Without entries in this season');
  await user.click(screen.getByRole('button', { name: 'Show all entries' }));
  expect(await screen.findByText(/^4 entries/)).toBeVisible();
  expect(asked()).toEqual({ year: 'all' });
});

test('the slash leads to the search in the names, and Back takes it away', async () => {
  const { asPro } = await clubWithEntries();
  const { user } = await openApp({ path, as: asPro, locale: 'de' });
  await screen.findByText(/^3 Einträge/);
  await user.keyboard('/');
  expect(screen.getByLabelText('Spieler/in suchen')).toHaveFocus();
  await user.paste('tom');
  expect(await screen.findByText('1 Eintrag · Punkte: 2 · Gesamtpunkte: 0')).toBeVisible();
  expect(asked()).toEqual({ q: 'tom' });
  window.history.back();
  expect(await screen.findByText(/^3 Einträge/)).toBeVisible();
  expect(screen.getByLabelText('Spieler/in suchen')).toHaveValue('');
});

test('the server sorts and pages, and an address beyond the last page leads to the last one', async () => {
  const { world, club, jana, thisYear, asPro } = await clubWithEntries();
  const template = await world.template();
  await Promise.all(
    Array.from({ length: 24 }, (_, day) =>
      world.training({
        club,
        template,
        status: 'FINISHED',
        plannedDate: `${thisYear}-04-${String(day + 1).padStart(2, '0')}`,
        sessions: [{ players: [jana], balls: [1] }],
      }),
    ),
  );
  const { user } = await openApp({ path, as: asPro });
  const pager = await pagerSaying(label, '1–25 of 27');
  expect(screen.getByText(/^27 entries · Points: 58/)).toBeVisible();
  await user.click(pager.getByRole('button', { name: 'Next page' }));
  await pagerSaying(label, '26–27 of 27');
  await waitFor(async () => expect(gridTexts(await findGrid())).toHaveLength(2));

  await user.click(screen.getByRole('columnheader', { name: 'Points' }));
  await waitFor(() => expect(asked()).toEqual({ sort: 'score' }));
  await user.click(screen.getByRole('columnheader', { name: 'Points' }));
  await waitFor(() => expect(asked()).toEqual({ sort: '-score' }));
  await waitFor(async () => expect(gridTexts(await findGrid())[0]?.[4]).toBe('20'));

  await openApp({ path: `${path}?page=7&sort=-score`, as: asPro });
  await pagerSaying(label, '26–27 of 27');
  expect(asked()).toEqual({ sort: '-score', page: '2' });
});
