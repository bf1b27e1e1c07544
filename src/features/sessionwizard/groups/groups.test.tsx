import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { groupsPlay } from '@test/browser/groupsPlay';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

const playersAt = async (station: string) =>
  within(await screen.findByRole('region', { name: station }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function openGroups(groups: (number | null)[], locale: 'en' | 'de' = 'en') {
  const { token, make } = await groupsPlay();
  const training = await make('Putting', groups);
  const { user } = await openApp({ path: training.path, as: token, locale });
  await user.click(await button(locale === 'en' ? /^Groups/ : /^Gruppen/));
  return { ...training, user };
}

const move = async (user: UserEvent, player: string, to: string) => {
  await user.click(await button(new RegExp(`^Move ${player}`)));
  await user.click(await screen.findByRole('menuitem', { name: to }));
};

test('one press splits all players in their order, another takes the groups away', async () => {
  const { user, groups } = await openGroups([null, null, null, null, null]);
  expect(await screen.findByText('There are no groups yet: everybody plays together.')).toBeVisible();
  await user.click(await button('Groups of 2'));
  expect(await playersAt('Station 1 – 2 players')).toEqual(['Anna Berg', 'Bea Kurz']);
  expect(await playersAt('Station 3 – 1 player')).toEqual(['Emil Groß']);
  expect(await groups()).toEqual([1, 1, 2, 2, 3]);
  await user.click(await button('Remove groups'));
  expect(await screen.findByText('There are no groups yet: everybody plays together.')).toBeVisible();
  expect(await groups()).toEqual([null, null, null, null, null]);
});

test('the menu of a player moves them by keyboard, says so and keeps the focus on them', async () => {
  const { user, groups } = await openGroups([1, 1, 2]);
  (await button('Move Anna Berg, now at station 1')).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'To station 2' });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Anna Berg: now at station 2.')).toBeInTheDocument();
  await waitFor(async () => expect(await button('Move Anna Berg, now at station 2')).toHaveFocus());
  expect(await groups()).toEqual([2, 1, 2]);
  await move(user, 'Bea Kurz', 'To a new station');
  expect(await playersAt('Station 2 – 1 player')).toEqual(['Bea Kurz']);
  expect(await groups()).toEqual([1, 2, 1]);
});

test('what somebody else has changed meanwhile stays, and is said', async () => {
  const { user, groups, calls, sessionIds } = await openGroups([1, 1, 2]);
  await user.click(await button('Move Anna Berg, now at station 1'));
  const item = await screen.findByRole('menuitem', { name: 'To station 2' });
  const reconnect = cutNetwork('/scheduledtrainings/one/');
  await calls.changeGroups({ sessions: [{ playerDataId: sessionIds[0] ?? '', group: 3 }] });
  await user.click(item);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Someone changed the groups in the meantime/);
  reconnect();
  expect(await groups()).toEqual([3, 1, 2]);
});

test('offline nothing is changed, it is said why, and the message goes with the connection', async () => {
  const { user, groups } = await openGroups([1, 2], 'de');
  const reconnect = cutNetwork();
  await user.click(await button('Gruppen auflösen'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await groups()).toEqual([1, 2]);
  reconnect();
  await user.click(await button('Gruppen auflösen'));
  await waitFor(async () => expect(await groups()).toEqual([null, null]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the table of player sessions names the station', async () => {
  const { token, make } = await groupsPlay();
  const { path } = await make('Putting', [1, 2]);
  await openApp({ path, as: token });
  expect(await screen.findByRole('columnheader', { name: /^Station/ })).toBeVisible();
});

test('finishing says what is open at all stations, whichever is recorded', async () => {
  const { token, make } = await groupsPlay();
  const { path, calls, sessionIds } = await make('Putting', [1, 2]);
  await calls.recordBall(sessionIds[0] ?? '', { index: 0, points: 3 });
  const { user } = await openApp({ path, as: token });
  await user.click(await button('Finish: Putting'));
  expect(await screen.findByText(/2 players have 3 open balls/)).toBeVisible();
});

test('a finished training offers no groups', async () => {
  const { token, make } = await groupsPlay();
  const { path, calls } = await make('Putting', [1, 2]);
  await calls.finish();
  await openApp({ path, as: token });
  expect(await screen.findByRole('heading', { level: 2, name: 'Putting' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Groups/ })).not.toBeInTheDocument();
});
