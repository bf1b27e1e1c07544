import { screen, waitFor, within } from '@testing-library/react';
import { groupsPlay } from '@test/browser/groupsPlay';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const entry = (number: number, players: string) => screen.findByText(`Result of ball ${number}: ${players}`);
const shownRows = () =>
  within(screen.getByRole('table', { name: 'Balls of all players' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('one station is recorded: its players, its order, and its own end', async () => {
  const { token, make } = await groupsPlay({ numberofballs: 1 });
  const { path, balls } = await make('Putting', [1, 2, 1, 2]);
  const { user } = await openApp({ path: `${path}&record=all`, as: token });
  expect(await button('Station 1 – 2 players')).toBeVisible();
  await entry(1, 'Anna Berg');
  expect(shownRows()).toEqual(['Anna Berg', 'Cem Demir']);
  await user.keyboard('3');
  await entry(1, 'Cem Demir');
  await user.keyboard('1');
  expect(await screen.findByText('All balls of station 1 are recorded.')).toBeVisible();
  await waitFor(async () => expect(await balls()).toEqual([[3], [], [1], []]));
});

test('the key shows the next station, which is where it was left, and a ball typed for the other is dropped', async () => {
  const { token, make } = await groupsPlay({ type: 'TRACKMAN', numberofballs: 2 });
  const { path, balls } = await make('Longest', [1, 2, 1]);
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await user.click(await button('Next player'));
  await entry(1, 'Cem Demir');
  await user.keyboard('7.');
  expect(await button('Station 2 – 1 player')).toBeVisible();
  await entry(1, 'Bea Kurz');
  await user.keyboard('{Enter}55{Enter}');
  await screen.findByText('Points of ball 2: none yet');
  await user.keyboard(',');
  await entry(1, 'Cem Demir');
  await user.keyboard('44{Enter}.');
  await entry(2, 'Bea Kurz');
  await waitFor(async () => expect(await balls()).toEqual([[], [55], [44]]));
});

test('all players can be shown too, and which station it was survives closing and loading the page again', async () => {
  const { token, make } = await groupsPlay();
  const { path } = await make('Putting', [1, 2]);
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await user.click(await button('Station 1 – 1 player'));
  await user.click(await screen.findByRole('menuitem', { name: 'Station 2 – 1 player' }));
  await entry(1, 'Bea Kurz');
  await user.keyboard('{Escape}');
  await user.click(await button('Record balls'));
  expect(await button('Station 2 – 1 player')).toBeVisible();
  const { user: later } = await openApp({ path: `${path}&record=one`, as: token });
  await entry(1, 'Bea Kurz');
  await later.click(await button('Station 2 – 1 player'));
  await later.click(await screen.findByRole('menuitem', { name: 'All – 2 players' }));
  await screen.findByText('Player 1 of 2');
  await later.keyboard('.');
  expect(await button('Station 1 – 1 player')).toBeVisible();
});

test('the key goes on to other trainings that run, and back', async () => {
  const { token, make } = await groupsPlay();
  const first = await make('Putting', [1, 2], '2026-05-14T08:00:00Z');
  await make('Chipping', [null, null], '2026-05-14T09:00:00Z');
  const { user } = await openApp({ path: `${first.path}&record=one`, as: token });
  await user.click(await button('Station 1 – 1 player'));
  await screen.findByText('Chipping', { ignore: 'a' });
  expect(await screen.findByRole('menuitem', { name: 'Station 1 – 1 player' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.keyboard('.');
  expect(await button('Station 2 – 1 player')).toBeVisible();
  await user.keyboard('.');
  await screen.findByRole('dialog', { name: /Chipping/ });
  expect(await button('All – 2 players')).toBeVisible();
  await user.keyboard(',');
  await screen.findByRole('dialog', { name: /Putting/ });
  expect(await button('Station 2 – 1 player')).toBeVisible();
});

test('without groups, and with no other training that runs, there is nothing to choose', async () => {
  const { token, make } = await groupsPlay();
  const { path } = await make('Putting', [null, null]);
  await openApp({ path: `${path}&record=one`, as: token });
  await entry(1, 'Anna Berg');
  expect(screen.queryByRole('group', { name: 'Station' })).not.toBeInTheDocument();
});

test('whoever is moved to another station stays under the cursor, is said to be there, and does not come next', async () => {
  const { token, make } = await groupsPlay();
  const { path, move, balls } = await make('Putting', [1, 1, 2]);
  const { user } = await openApp({ path: `${path}&record=all`, as: token });
  await entry(1, 'Anna Berg');
  await move(0, 2);
  expect(await screen.findByText(/^Anna Berg: moved to station 2 meanwhile/)).toBeVisible();
  await user.keyboard('3');
  await entry(1, 'Bea Kurz');
  expect(shownRows()).toEqual(['Bea Kurz']);
  await waitFor(async () => expect(await balls()).toEqual([[3], [], []]));
});

test('stations can be changed and recorded offline', async () => {
  const { token, make } = await groupsPlay();
  const { path, balls } = await make('Putting', [1, 2]);
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await entry(1, 'Anna Berg');
  const reconnect = cutNetwork();
  await user.keyboard('.');
  await entry(1, 'Bea Kurz');
  await user.keyboard('3');
  await entry(2, 'Bea Kurz');
  reconnect();
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await balls()).toEqual([[], [3]]));
});
