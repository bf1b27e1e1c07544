import { screen, waitFor, within } from '@testing-library/react';
import { clubWithMembers, headers, rowOf } from '../../../test/browser/clubWithMembers';
import { openApp } from '../../../test/browser/openApp';
import { keptWishes } from './gridWishes';

const path = '/private/users';

test('columns and row height are kept for the next visit', async () => {
  const { world, pro, player } = await clubWithMembers();
  const token = await world.signedIn(pro);
  const { user } = await openApp({ path, as: token });
  await rowOf(player.email);
  await user.click(screen.getByRole('button', { name: 'View' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitemcheckbox', { name: 'Username' })).not.toBeChecked();
  await user.click(menu.getByRole('menuitemcheckbox', { name: 'Username' }));
  await user.click(menu.getByRole('menuitemcheckbox', { name: 'Handicap' }));
  await user.click(menu.getByRole('menuitemcheckbox', { name: 'Roles' }));
  await user.click(menu.getByRole('menuitemradio', { name: 'Compact' }));
  await user.keyboard('{Escape}');

  const { user: later } = await openApp({ path, as: token });
  expect(await rowOf(player.email)).toHaveTextContent(`${player.username}18.4`);
  expect(headers()).toEqual(['Golfclub', 'Name', 'Surname', 'E-Mail', 'Username', 'Handicap', 'Approved']);
  await later.click(screen.getByRole('button', { name: 'View' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
});

test.each(['', 'null', '7', '{', '{"hidden":"all","density":7}'])('what was kept as %j is not obeyed', (kept) => {
  window.localStorage.setItem('users-grid', kept);
  expect(keptWishes()).toEqual({
    hidden: ['username', 'handicap', 'phone', 'mobile', 'dateOfBirth'],
    density: 'standard',
  });
});

test('the server sorts, by German rules, and pages of the wished size', async () => {
  const { world, club, pro } = await clubWithMembers();
  await Promise.all(
    Array.from({ length: 26 }, (_, index) => world.member({ club, name: 'Zoe', surname: `Ärmel ${index + 10}` })),
  );
  const last = await world.member({ club, name: 'Zoe', surname: 'zuletzt' });
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  await screen.findByText('1–25 of 31');
  expect(screen.queryByRole('link', { name: last.email })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Surname' }));
  await rowOf(last.email);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(last.email);
  expect(new URLSearchParams(window.location.search).get('sort')).toBe('-surname');

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('26–31 of 31')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(7));

  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '50' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(32));
  expect(new URLSearchParams(window.location.search).get('size')).toBe('50');
});

test('an address beyond the last page leads to the last one', async () => {
  const { world, pro, player } = await clubWithMembers();
  await openApp({ path: `${path}?page=7`, as: await world.signedIn(pro) });
  expect(await rowOf(player.email)).toBeVisible();
  expect(window.location.search).toBe('');
});
