import { act, screen, waitFor, within } from '@testing-library/react';
import { clubWithMembers, rowOf } from '../../../../test/browser/clubWithMembers';
import { openApp } from '../../../../test/browser/openApp';
import { sql } from '../../../../test/world/database';

const path = '/private/users';
const rolesOf = async (id: string) => {
  const [row] = await act(() => sql<{ roles: string[] }>('select roles from members where id = $1', [id]));
  return row?.roles;
};

test('of the checked users those who wait are approved', async () => {
  const { world, club, surname, admin, player, waiting, search } = await clubWithMembers();
  const other = await world.member({ club, name: 'Olaf', surname, roles: ['PLAYER', 'UNAPPROVED'] });
  const { user } = await openApp({ path: `${path}?${search}`, as: await world.signedIn(admin) });
  for (const { email } of [player, waiting, other]) {
    await user.click(within(await rowOf(email)).getByRole('checkbox'));
  }
  const bar = within(screen.getByRole('group', { name: 'Checked users' }));
  expect(bar.getByText('3 users checked')).toBeVisible();

  await user.click(bar.getByRole('button', { name: 'Approve 2 users' }));
  expect(await screen.findByText('2 users approved.')).toBeVisible();
  await waitFor(async () => expect(await rowOf(waiting.email)).toHaveTextContent('Yes'));
  expect(await screen.findByRole('button', { name: 'Users to approve (0)' })).toBeVisible();
  await waitFor(() => expect(bar.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument());
  expect(await rolesOf(waiting.id)).toEqual(expect.arrayContaining(['APPROVED', 'PLAYER']));
  expect(await rolesOf(other.id)).not.toContain('UNAPPROVED');
});

test('who could not be approved is named with the reason, and the others are approved', async () => {
  const { world, club, surname, admin, waiting, search } = await clubWithMembers();
  const gone = await world.member({ club, name: 'Gero', surname, roles: ['PLAYER', 'UNAPPROVED'] });
  const { user } = await openApp({
    path: `${path}?${search}&filter=unapproved`,
    as: await world.signedIn(admin),
  });
  await rowOf(gone.email);
  await user.click(screen.getByRole('checkbox', { name: 'Check all users on this page' }));
  await act(() => sql('delete from members where id = $1', [gone.id]));
  await user.click(screen.getByRole('button', { name: 'Approve 2 users' }));
  expect(await screen.findByText('1 user approved.')).toBeVisible();
  expect(await screen.findByText(new RegExp(`^Not approved: Gero ${surname} \\(.+\\)\\.$`))).toBeVisible();
  expect(await screen.findByText('No user matches.')).toBeVisible();
  expect(await rolesOf(waiting.id)).toContain('APPROVED');
});

test('a pro can check users but not approve them', async () => {
  const { world, pro, waiting } = await clubWithMembers();
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  await user.click(within(await rowOf(waiting.email)).getByRole('checkbox', { name: /^Check Nora/ }));
  expect(screen.getByText('1 user checked')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export checked users' })).toBeVisible();
});

test('the space bar checks, and nobody stays checked who is no longer shown', async () => {
  const { world, pro, player } = await clubWithMembers();
  const { user } = await openApp({ path, as: await world.signedIn(pro) });
  const row = within(await rowOf(player.email));
  act(() => row.getByRole('checkbox').focus());
  await user.keyboard(' ');
  expect(row.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Check all users on this page' })).toBePartiallyChecked();

  await user.click(screen.getByRole('button', { name: /^Pros/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: player.email })).not.toBeInTheDocument());
  expect(screen.queryByText('1 user checked')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^All/ }));
  expect(within(await rowOf(player.email)).getByRole('checkbox')).not.toBeChecked();
});
