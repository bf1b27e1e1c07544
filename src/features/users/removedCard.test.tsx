import { screen, waitFor, within } from '@testing-library/react';
import { clubWithMembers } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';

beforeEach(() => {
  window.innerWidth = 390;
});
afterEach(() => {
  window.innerWidth = 1440;
});

test('on a narrow screen the focus goes from a deleted card to the next one, and from the last to the one before', async () => {
  const { fixtures, surname, admin, search } = await clubWithMembers();
  const { user } = await openApp({ path: `/private/users?${search}`, as: await fixtures.signedIn(admin) });
  const cards = within(await screen.findByRole('list', { name: 'Users' }));
  const names = () =>
    cards.getAllByRole('listitem').map(({ textContent }) => /^[A-Z]\p{L}+?(?=Müller)/u.exec(textContent)?.[0]);
  expect(names()).toEqual(['Ada', 'Jörg', 'Nora', 'Petra']);
  const remove = async (name: string) => {
    await user.click(cards.getByRole('button', { name: `Delete ${name} ${surname}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(names()).not.toContain(name));
  };
  const nora = () => cards.getByRole('button', { name: `Delete Nora ${surname}` }).closest('li');
  await remove('Jörg');
  await waitFor(() => expect(nora()).toHaveFocus());
  await remove('Petra');
  await waitFor(() => expect(nora()).toHaveFocus());
});
