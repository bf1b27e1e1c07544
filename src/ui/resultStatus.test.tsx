import { screen, waitFor } from '@testing-library/react';
import { clubWithMembers } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a list tells screen readers how many results a search has, and that it has none', async () => {
  const { fixtures, surname, admin } = await clubWithMembers();
  const { user } = await openApp({ path: '/private/users', as: await fixtures.signedIn(admin) });
  const search = await screen.findByRole('searchbox', { name: 'Search users' });
  await screen.findAllByRole('row');
  expect(announced().filter((text) => /results?$/i.test(text))).toEqual([]);
  await user.type(search, surname);
  await waitFor(() => expect(announced()).toContain('4 results'));
  await user.type(search, ' nobody');
  await waitFor(() => expect(announced()).toContain('No results'));
  await user.clear(search);
  await waitFor(() => expect(announced().filter((text) => /results?$/i.test(text))).toEqual([]));
});

test('so does a picker', async () => {
  const { fixtures, club, admin } = await clubWithMembers();
  const { user } = await openApp({ path: '/private/users', as: await fixtures.signedIn(admin) });
  const picker = await screen.findByRole('combobox', { name: 'Golfclub' });
  await user.click(picker);
  await user.keyboard(club.name);
  await waitFor(() => expect(announced()).toContain('1 result'));
  await user.keyboard(' nowhere');
  await waitFor(() => expect(announced()).toContain('No results'));
});
