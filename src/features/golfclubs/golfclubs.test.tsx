import { screen, waitFor, within } from '@testing-library/react';
import { selectMenu } from '@/ui/shellSlice';
import { goTo, openApp, typeInto } from '@test/browser/openApp';
import { adminAndClub } from '@test/fixtures/adminAndClub';
import { api } from '@test/fixtures/api';

describe('golfclubs', () => {
  const path = '/private/golfclubs';

  const only = (name: string) => `${path}?q=${encodeURIComponent(name)}`;

  const rowOf = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role="row"]');

  test('a club in use is not deleted, and its members and trainings are counted', async () => {
    const { fixtures, token, club, clubNow } = await adminAndClub();
    for (let made = 0; made < 12; made += 1) await fixtures.member({ club });
    for (let made = 0; made < 3; made += 1) await fixtures.training({ club });
    const { user } = await openApp({ path: only(club.name), as: token });
    await user.click(await screen.findByRole('button', { name: `Delete ${club.name}` }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(dialog).toHaveTextContent(`Do you really want to delete the golf club: ${club.name}?`);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(new RegExp(`${club.name} still has 12 members and 3 trainings`))).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await clubNow()).toMatchObject({ memberCount: 12 });
  });

  test('a panel and a menu that are open when the browser goes back are closed on coming again', async () => {
    const { token, club } = await adminAndClub();
    const { user, store } = await openApp({ path: only(club.name), as: token });
    const clubs = () => screen.findByRole('button', { name: 'Filter Golfclubs by a column' });
    await user.click(await clubs());
    await user.click(await screen.findByRole('menuitem', { name: 'City' }));
    await screen.findByRole('dialog', { name: 'Filter by City' });
    goTo('/private/changes');
    await screen.findByRole('heading', { level: 1, name: 'Changes' });
    goTo(path);
    await user.click(await clubs());
    await screen.findByRole('menuitem', { name: 'City' });
    expect(screen.queryByRole('dialog', { name: 'Filter by City' })).not.toBeInTheDocument();
    goTo('/private/changes');
    await screen.findByRole('heading', { level: 1, name: 'Changes' });
    expect(selectMenu(store.getState())).toBeNull();
  });

  test('deleting asks: Cancel deletes nothing, Confirm takes the club away', async () => {
    const { token, club, clubNow } = await adminAndClub();
    const { user } = await openApp({ path: only(club.name), as: token });
    const button = await screen.findByRole('button', { name: `Delete ${club.name}` });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await clubNow()).toMatchObject({ name: club.name });

    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(`Deleted: ${club.name}.`)).toBeVisible();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect((await api(token).get(`/api/golfclub/${club.id}`)).status).toBe(404);
  });

  test('the number of members leads to the users of that club, and the record to its changes', async () => {
    const { fixtures, token, club } = await adminAndClub();
    await fixtures.member({ club });
    await openApp({ path: only(club.name), as: token });
    const link = await screen.findByRole('link', { name: `1 member of ${club.name}` });
    expect(link).toHaveAttribute('href', `/private/users?club=${club.id}`);
    const changes = screen.getByRole('link', { name: `Changes of ${club.name}` });
    expect(changes).toHaveAttribute('href', `/private/changes?club=${club.id}`);
  });

  test('the search finds by name and city while it is typed, and Back undoes it', async () => {
    const { token, club, own } = await adminAndClub();
    const { user } = await openApp({ path: only(club.name), as: token });
    await rowOf(club.name);
    const search = screen.getByLabelText('Search golf clubs');
    await typeInto(user, search, own.name.toUpperCase());
    expect(await rowOf(own.name)).toBeVisible();
    expect(screen.queryByText(club.name)).not.toBeInTheDocument();
    // Emptying the field was a step of its own.
    window.history.back();
    await waitFor(() => expect(search).toHaveValue(''));
    window.history.back();
    await waitFor(() => expect(search).toHaveValue(club.name));
    expect(await rowOf(club.name)).toBeVisible();
  });

  test('the other address of the screen leads there too, in German', async () => {
    const { token, club } = await adminAndClub();
    await openApp({ path: `/private/golfclub?q=${encodeURIComponent(club.name)}`, as: token, locale: 'de' });
    expect(await screen.findByRole('heading', { name: 'Golfclubs' })).toBeVisible();
    expect(await rowOf(club.name)).toHaveTextContent('Deutschland');
    expect(screen.getByRole('button', { name: `${club.name} bearbeiten` })).toBeVisible();
  });

  test('a pro is told that the screen is not for her', async () => {
    const { token } = await adminAndClub(['PRO', 'APPROVED']);
    await openApp({ path, as: token });
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Golfclubs' })).not.toBeInTheDocument();
  });
});
