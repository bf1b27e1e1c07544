import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '@test/browser/clock';
import { openApp } from '@test/browser/openApp';
import { findGrid, gridTexts } from '@test/browser/openGrid';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { thisYear } from '@test/fixtures/today';

stopClock();

const path = '/private/leaguetable';

/** Anna is first; Berta and Clara differ in nothing but their names. */
async function clubWithLeague() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const anna = await fixtures.member({ club, name: 'Anna', surname: 'Zander', handicap: 36 });
  const berta = await fixtures.member({ club, name: 'Berta', surname: 'Ärmel', handicap: 20 });
  const clara = await fixtures.member({ club, name: 'Clara', surname: 'Möller', handicap: 20 });
  await fixtures.training({
    club,
    plannedDate: `${thisYear}-01-02`,
    status: 'FINISHED',
    sessions: [
      { players: [clara], balls: [3, 3] },
      { players: [anna], balls: [3, 3, 3, 3, 3] },
      { players: [berta], balls: [3, 3] },
    ],
  });
  return { fixtures, club, anna, berta, clara };
}

test('players stand in the order of their points, and who is tied is marked in words', async () => {
  const { fixtures, club, clara } = await clubWithLeague();
  const pro = await fixtures.member({ club, roles: ['PRO', 'APPROVED'] });
  await openApp({ path, as: await fixtures.signedIn(pro) });
  const rows = gridTexts(await findGrid(`League table of ${club.name}`));
  expect(rows.map(([rank, player]) => [rank, player])).toEqual([
    ['1', 'Anna Zander'],
    ['2Tied', 'Berta Ärmel'],
    ['3Tied', `Clara ${clara.surname}`],
  ]);
  expect(rows[1]?.[2]).toBe(rows[2]?.[2]);
  expect(screen.getByText(/Where only the name decides, the players are marked as tied/)).toBeVisible();
});

test('a player sees the table of her own club with her own row marked, but no events', async () => {
  const { fixtures, club, berta } = await clubWithLeague();
  const { store } = await openApp({ path, as: await fixtures.signedIn(berta) });
  const grid = await findGrid(`League table of ${club.name}`);
  const [, own] = gridTexts(grid);
  expect(own?.[1]).toBe('Berta ÄrmelYou');
  expect(within(grid).getAllByText('You')).toHaveLength(1);
  expect(JSON.stringify(store.getState())).not.toContain('trainingName');
});

test.each([
  ['en', 'Former member'],
  ['de', 'Ehemaliges Mitglied'],
] as const)('in %s the results of somebody who was deleted stay as those of a "%s"', async (locale, words) => {
  const { fixtures, club, anna, berta } = await clubWithLeague();
  const admin = await fixtures.signedIn(await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] }));
  const { name, surname, username, email } = anna;
  await api(admin).delete(`/api/golfclub/${club.id}/member`, { name, surname, username, email });
  await openApp({ path, as: await fixtures.signedIn(berta), locale });
  const [first] = gridTexts(await findGrid());
  expect(first?.[1]).toBe(words);
  expect(screen.queryByText(/Anna/)).not.toBeInTheDocument();
});

test('a club without finished trainings is told when players appear', async () => {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  await openApp({ path, as: await fixtures.signedIn(player) });
  expect(await screen.findByText(/Nobody has league points yet/)).toBeVisible();
});

test('only an admin can choose the table of another club', async () => {
  const { fixtures, club, berta } = await clubWithLeague();
  const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] });
  const { user } = await openApp({ path, as: await fixtures.signedIn(admin) });
  const choice = await screen.findByRole('combobox', { name: 'Golfclub' });
  // Only once the clubs are there does the field show the own one.
  await waitFor(() => expect(choice).not.toHaveValue(''));
  await user.clear(choice);
  await user.paste(club.name);
  await user.click(await screen.findByRole('option', { name: club.name }));
  expect(await findGrid(`League table of ${club.name}`)).toBeVisible();

  const other = await fixtures.club();
  await openApp({ path: `${path}?club=${other.id}`, as: await fixtures.signedIn(berta) });
  expect(await findGrid(`League table of ${club.name}`)).toBeVisible();
  expect(screen.queryByLabelText('Golfclub')).not.toBeInTheDocument();
});

test('the first three stand on the podium in German too', async () => {
  const { fixtures, berta } = await clubWithLeague();
  await openApp({ path, as: await fixtures.signedIn(berta), locale: 'de' });
  const podium = await screen.findByRole('list', { name: 'Die ersten drei' });
  const [first] = within(podium).getAllByRole('listitem');
  expect(first).toHaveTextContent('Platz 1');
  expect(first).toHaveTextContent('Anna Zander');
});
