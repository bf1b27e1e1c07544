import { screen, waitFor, within } from '@testing-library/react';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';

test('a plus handicap is filtered by as the list shows it', async () => {
  const { fixtures, club, surname, admin, search } = await clubWithMembers();
  const plus = await fixtures.member({ club, name: 'Petra', surname, handicap: -2.3 });
  const ordinary = await fixtures.member({ club, name: 'Olaf', surname, handicap: 2.3 });
  const { user } = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(admin) });
  await user.click(await screen.findByRole('button', { name: 'Filter Users by a column' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Handicap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter by Handicap' }));
  await user.type(dialog.getByRole('textbox', { name: 'Value' }), '+2.3');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Handicap = +2.3' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: ordinary.email })).not.toBeInTheDocument());
  expect(await rowOf(plus.email)).toBeVisible();
});
