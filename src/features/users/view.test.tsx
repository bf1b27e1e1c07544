import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clubWithMembers, rowOf } from '../../../test/browser/clubWithMembers';
import { findGrid, headerTexts, pagerSaying, rowsOf } from '../../../test/browser/gridRows';
import { openApp } from '../../../test/browser/openApp';

const path = '/private/users';
const usualHeaders = ['Golfclub', 'Name', 'Surname', 'Roles', 'E-Mail', 'Approved'];

async function openView(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'View of Users' }));
  return within(await screen.findByRole('dialog', { name: 'Columns and view' }));
}

async function close(user: UserEvent) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('columns and row height are kept for the next visit of this person, and can be reset', async () => {
  const { world, pro, player, admin, search } = await clubWithMembers();
  const token = await world.signedIn(pro);
  const { user } = await openApp({ path, as: token });
  expect(await rowOf(player.email)).toHaveStyle({ minHeight: '36px' });
  const view = await openView(user);
  expect(view.getByRole('checkbox', { name: 'Username' })).not.toBeChecked();
  await user.click(view.getByRole('checkbox', { name: 'Username' }));
  await user.click(view.getByRole('checkbox', { name: 'Handicap' }));
  await user.click(view.getByRole('checkbox', { name: 'Roles' }));
  await user.click(view.getByRole('button', { name: 'Comfortable' }));
  await close(user);

  const { user: later } = await openApp({ path, as: token });
  expect(await rowOf(player.email)).toHaveTextContent(`${player.username}18.4`);
  expect(await rowOf(player.email)).toHaveStyle({ minHeight: '52px' });
  expect(headerTexts()).toEqual(['Golfclub', 'Name', 'Surname', 'E-Mail', 'Username', 'Handicap', 'Approved']);
  const viewLater = await openView(later);
  expect(viewLater.getByRole('button', { name: 'Comfortable' })).toHaveAttribute('aria-pressed', 'true');

  await openApp({ path: `${path}?${search}`, as: await world.signedIn(admin) });
  await rowOf(player.email);
  expect(headerTexts()).toEqual([...usualHeaders, 'Approval code', 'Actions']);

  const { user: again } = await openApp({ path, as: token });
  await rowOf(player.email);
  await again.click((await openView(again)).getByRole('button', { name: 'Reset to the usual view' }));
  await close(again);
  expect(headerTexts()).toEqual(usualHeaders);
  expect(await rowOf(player.email)).toHaveStyle({ minHeight: '36px' });
});

test('a column is hidden and shown again, and moved before another one', async () => {
  const { world, pro, player } = await clubWithMembers();
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  await rowOf(player.email);
  const view = await openView(user);
  await user.click(view.getByRole('checkbox', { name: 'Roles' }));
  expect(view.getByRole('checkbox', { name: 'Roles' })).not.toBeChecked();
  await user.click(view.getByRole('checkbox', { name: 'Roles' }));
  await user.click(view.getByRole('button', { name: 'Move up: Surname' }));
  await close(user);
  expect(headerTexts()).toEqual(['Golfclub', 'Surname', 'Name', 'Roles', 'E-Mail', 'Approved']);
});

test('the server sorts, by German rules, and the size of pages is kept for this person', async () => {
  const { world, club, pro } = await clubWithMembers();
  await Promise.all(
    Array.from({ length: 26 }, (_, index) => world.member({ club, name: 'Zoe', surname: `Ärmel ${index + 10}` })),
  );
  const last = await world.member({ club, name: 'Zoe', surname: 'zuletzt' });
  const token = await world.signedIn(pro);
  const { user } = await openApp({ path, as: token });
  const pager = await pagerSaying('Users', '1–25 of 31');
  expect(screen.queryByRole('link', { name: last.email })).not.toBeInTheDocument();

  await user.click(screen.getByRole('columnheader', { name: 'Surname' }));
  await rowOf(last.email);
  expect(rowsOf(await findGrid('Users'))[0]).toHaveTextContent(last.email);
  expect(new URLSearchParams(window.location.search).get('sort')).toBe('-surname');

  await user.click(pager.getByRole('button', { name: 'Next page' }));
  await pagerSaying('Users', '26–31 of 31');
  await waitFor(async () => expect(rowsOf(await findGrid('Users'))).toHaveLength(6));
  expect(new URLSearchParams(window.location.search).get('page')).toBe('2');

  await user.click((await openView(user)).getByRole('button', { name: '50' }));
  await close(user);
  await waitFor(async () => expect(rowsOf(await findGrid('Users'))).toHaveLength(31));
  expect(new URLSearchParams(window.location.search).get('page')).toBeNull();

  await openApp({ path, as: token });
  await rowOf(last.email);
  expect(rowsOf(await findGrid('Users'))).toHaveLength(31);
});

test('an address beyond the last page leads to the last one', async () => {
  const { world, pro, player } = await clubWithMembers();
  await openApp({ path: `${path}?page=7`, as: await world.signedIn(pro) });
  expect(await rowOf(player.email)).toBeVisible();
  expect(window.location.search).toBe('');
});
