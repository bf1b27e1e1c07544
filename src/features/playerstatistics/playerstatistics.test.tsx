import { screen, within } from '@testing-library/react';
import { openApp } from '../../../test/browser/openApp';
import { makeWorld } from '../../../test/world/makeWorld';

async function playerWithResult() {
  const world = await makeWorld();
  const club = await world.club();
  const player = await world.member({ club, handicap: 18.4 });
  const category = await world.category();
  const template = await world.template({ category, name: { en: 'Putting gate', de: 'Putt-Tor' } });
  await world.training({
    club,
    template,
    plannedDate: '2026-05-14',
    status: 'FINISHED',
    sessions: [{ players: [player], balls: [3, 3] }],
  });
  return { world, club, player, category };
}

test('the profile leads to the own results, one table for each category', async () => {
  const { world, player, category } = await playerWithResult();
  const { user } = await openApp({ path: '/private/profile', as: await world.signedIn(player) });
  await user.click(await screen.findByRole('link', { name: 'My statistics' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My statistics' })).toBeVisible();
  const table = await screen.findByRole('grid', { name: category.name.en ?? '' });
  expect(
    within(table)
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent),
  ).toEqual(['May 14th, 2026', 'Putting gate', '6', '18.4', '18.4', '5']);
});

test('the results are told in German too', async () => {
  const { world, player } = await playerWithResult();
  const path = `/private/playerstatistics/${player.username}`;
  await openApp({ path, as: await world.signedIn(player), locale: 'de' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Meine Statistik' })).toBeVisible();
  expect(await screen.findByText('Putt-Tor')).toBeVisible();
  expect(screen.getByText('14. Mai 2026')).toBeVisible();
});

test('staff read the results of a player of their club by name', async () => {
  const { world, club, player } = await playerWithResult();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  await openApp({ path: `/private/playerstatistics/${player.username}`, as: await world.signedIn(pro) });
  expect(await screen.findByRole('heading', { level: 1, name: `Statistics of ${player.username}` })).toBeVisible();
  expect(await screen.findByText('Putting gate')).toBeVisible();
});

test('without results the page says when they appear, and of others a player is told nothing', async () => {
  const { world, club, player } = await playerWithResult();
  const newcomer = await world.member({ club });
  const token = await world.signedIn(newcomer);
  await openApp({ path: `/private/playerstatistics/${newcomer.username}`, as: token });
  expect(await screen.findByText(/There are no results yet/)).toBeVisible();
  await openApp({ path: `/private/playerstatistics/${player.username}`, as: token });
  expect(await screen.findByText('There are no statistics at this address for you to see.')).toBeVisible();
});
