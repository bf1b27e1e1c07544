import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { openApp } from '@test/browser/openApp';
import { cellTexts, findGrid, headerTexts, pagerWithText, rowsOf } from '@test/browser/openGrid';

describe('users', () => {
  const path = '/private/users';

  test('a pro sees the members of her own club, may create users and nothing else', async () => {
    const { fixtures, club, pro, player, surname, waiting } = await clubWithMembers();
    const stranger = await fixtures.member({ club: await fixtures.club(), surname });
    const { store, user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    expect(cellTexts(await rowOf(player.email))).toEqual([
      club.name,
      'Jörg',
      surname,
      'Player',
      player.email,
      'Yes',
      '',
    ]);
    expect(cellTexts(await rowOf(waiting.email)).at(-2)).toBe('No');
    expect(headerTexts()).toEqual(['Golfclub', 'Name', 'Surname', 'Roles', 'E-Mail', 'Approved', 'Actions']);
    expect(within(await rowOf(player.email)).getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: `Access link for Jörg ${surname}` }),
    ]);
    expect(screen.getByRole('link', { name: player.email })).toHaveAttribute('href', `mailto:${player.email}`);
    expect(screen.queryByRole('link', { name: stranger.email })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import members' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Golfclub')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Create user' }));
    expect(store.getState().modal.dialogs).toMatchObject([{ dialog: { kind: 'user', id: null } }]);
  });

  test('an admin has every column, and buttons that name the person', async () => {
    const { fixtures, admin, player, waiting, search } = await clubWithMembers();
    await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    const row = within(await rowOf(player.email));
    expect(headerTexts()).toEqual([
      'Golfclub',
      'Name',
      'Surname',
      'Roles',
      'E-Mail',
      'Approved',
      'Approval code',
      'Actions',
    ]);
    const person = `Jörg ${player.surname}`;
    expect(row.getByRole('button', { name: `Edit ${person}` })).toBeVisible();
    expect(row.getByRole('button', { name: `Delete ${person}` })).toBeVisible();
    expect(row.getByRole('link', { name: `Changes to ${person}` })).toHaveAttribute(
      'href',
      `/private/changes?member=${player.id}`,
    );
    expect(row.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
    expect(within(await rowOf(waiting.email)).getByRole('button', { name: /Show/ })).toBeVisible();
  });

  test('where nobody waits for approval there is no column for the code', async () => {
    const { fixtures, admin, player } = await clubWithMembers();
    await openApp({ path: `${path}?q=${player.username}`, as: await fixtures.signedIn(admin) });
    await rowOf(player.email);
    expect(headerTexts()).not.toContain('Approval code');
  });

  test('edit and delete open their dialogs for this user', async () => {
    const { fixtures, admin, player, search } = await clubWithMembers();
    const { user, actions } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    const row = within(await rowOf(player.email));
    await user.click(row.getByRole('button', { name: /^Edit/ }));
    expect(actions).toContainEqual({ type: 'modal/dialogOpenedToEdit', payload: { kind: 'user', id: player.id } });
  });

  test('the space bar presses the button it stands on', async () => {
    const { fixtures, admin, player, search } = await clubWithMembers();
    const { user, actions } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    const row = within(await rowOf(player.email));
    act(() => row.getByRole('button', { name: /^Delete/ }).focus());
    await user.keyboard(' ');
    expect(actions).toContainEqual({ type: 'modal/removalAsked', payload: { kind: 'deleteUser', id: player.id } });
  });

  test('roles stand there in words', async () => {
    const { fixtures, pro, waiting } = await clubWithMembers();
    await openApp({ path, as: await fixtures.signedIn(pro), locale: 'de' });
    expect(await rowOf(pro.email)).toHaveTextContent('Pro, Spieler/in');
    expect(await rowOf(waiting.email)).toHaveTextContent('Nein');
  });

  test('each filter says how many users it would show', async () => {
    const { fixtures, admin, search } = await clubWithMembers();
    await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    const filters = await screen.findByRole('group', { name: 'Show users' });
    await within(filters).findByRole('button', { name: 'All (4)' });
    expect(
      within(filters)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['All (4)', 'Admins (1)', 'Pros (1)', 'Users to approve (1)']);
  });

  test('only an admin can filter by users to approve, and Back undoes the filter', async () => {
    const { fixtures, admin, pro, waiting, player, search } = await clubWithMembers();
    const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    await user.click(await screen.findByRole('button', { name: /^Users to approve/ }));
    expect(await rowOf(waiting.email)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: player.email })).not.toBeInTheDocument());
    expect(new URLSearchParams(window.location.search).get('filter')).toBe('unapproved');
    window.history.back();
    expect(await rowOf(player.email)).toBeVisible();

    await openApp({ path: `${path}?filter=unapproved`, as: await fixtures.signedIn(pro) });
    expect(await rowOf(player.email)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Users to approve/ })).not.toBeInTheDocument();
  });

  test('an admin can look at the users of one club, and at all of them again', async () => {
    const { fixtures, club, admin, player, surname } = await clubWithMembers();
    const elsewhere = await fixtures.club();
    const stranger = await fixtures.member({ club: elsewhere, surname });
    const { user } = await openApp({ path: `${path}?club=${club.id}`, as: await fixtures.signedIn(admin) });
    expect(await rowOf(player.email)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'All (4)' })).toBeVisible();
    expect(screen.queryByRole('link', { name: stranger.email })).not.toBeInTheDocument();

    const clubs = await screen.findByRole('combobox', { name: 'Golfclub' });
    await waitFor(() => expect(clubs).toHaveValue(club.name));
    await user.clear(clubs);
    await user.paste(elsewhere.name);
    await user.click(await screen.findByRole('option', { name: elsewhere.name }));
    expect(await rowOf(stranger.email)).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('club')).toBe(elsewhere.id);

    await user.clear(clubs);
    await user.tab();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(clubs).toHaveAttribute('placeholder', 'All golf clubs');
  });

  test('a pro cannot look at another club by the address', async () => {
    const { fixtures, pro, player } = await clubWithMembers();
    const elsewhere = await fixtures.club();
    await openApp({ path: `${path}?club=${elsewhere.id}`, as: await fixtures.signedIn(pro) });
    expect(await rowOf(player.email)).toBeVisible();
  });

  test('the slash leads to the search, which finds by username, and Back takes it away', async () => {
    const { fixtures, pro, player } = await clubWithMembers();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    await rowOf(pro.email);
    await user.keyboard('/');
    expect(screen.getByLabelText('Search users')).toHaveFocus();
    await user.paste(player.username);
    await waitFor(() => expect(screen.queryByRole('link', { name: pro.email })).not.toBeInTheDocument());
    expect(await rowOf(player.email)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pros (0)' })).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('q')).toBe(player.username);

    window.history.back();
    expect(await rowOf(pro.email)).toBeVisible();
    expect(screen.getByLabelText('Search users')).toHaveValue('');
  });

  test('a search that finds nobody offers to show all users again', async () => {
    const { fixtures, pro } = await clubWithMembers();
    const { user } = await openApp({ path: `${path}?q=nobody+is+called+this`, as: await fixtures.signedIn(pro) });
    expect(await screen.findByText('No user matches.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(await rowOf(pro.email)).toBeVisible();
  });

  test('on a narrow screen each user is a card that can be checked', async () => {
    const { fixtures, pro, player } = await clubWithMembers();
    const width = window.innerWidth;
    window.innerWidth = 390;
    window.dispatchEvent(new Event('resize'));
    try {
      const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
      const cards = await screen.findByRole('list', { name: 'Users' });
      const card = within(cards).getByRole('link', { name: player.email }).closest('li');
      expect(card).toHaveTextContent(`Jörg${player.surname}`);
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
      await user.click(within(cards).getByRole('checkbox', { name: `Check Jörg ${player.surname}` }));
      expect(screen.getByText('1 user checked')).toBeVisible();
    } finally {
      window.innerWidth = width;
    }
  });
});

describe('view', () => {
  const path = '/private/users';

  const usualHeaders = ['Golfclub', 'Name', 'Surname', 'Roles', 'E-Mail', 'Approved', 'Actions'];

  async function openView(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: 'View of Users' }));
    return within(await screen.findByRole('dialog', { name: 'Columns and view' }));
  }

  async function close(user: UserEvent) {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }

  test('columns and row height are kept for the next visit of this person, and can be reset', async () => {
    const { fixtures, pro, player, admin, search } = await clubWithMembers();
    const token = await fixtures.signedIn(pro);
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
    expect(headerTexts()).toEqual([
      ...['Golfclub', 'Name', 'Surname', 'E-Mail', 'Username', 'Handicap', 'Approved', 'Actions'],
    ]);
    const reopenView = await openView(later);
    expect(reopenView.getByRole('button', { name: 'Comfortable' })).toHaveAttribute('aria-pressed', 'true');

    await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    await rowOf(player.email);
    expect(headerTexts()).toEqual([...usualHeaders.slice(0, -1), 'Approval code', 'Actions']);

    const { user: again } = await openApp({ path, as: token });
    await rowOf(player.email);
    await again.click((await openView(again)).getByRole('button', { name: 'Reset to the usual view' }));
    await close(again);
    expect(headerTexts()).toEqual(usualHeaders);
    expect(await rowOf(player.email)).toHaveStyle({ minHeight: '36px' });
  });

  test('a column is hidden and shown again, and moved before another one', async () => {
    const { fixtures, pro, player } = await clubWithMembers();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    await rowOf(player.email);
    const view = await openView(user);
    await user.click(view.getByRole('checkbox', { name: 'Roles' }));
    expect(view.getByRole('checkbox', { name: 'Roles' })).not.toBeChecked();
    await user.click(view.getByRole('checkbox', { name: 'Roles' }));
    await user.click(view.getByRole('button', { name: 'Move up: Surname' }));
    await close(user);
    expect(headerTexts()).toEqual(['Golfclub', 'Surname', 'Name', 'Roles', 'E-Mail', 'Approved', 'Actions']);
  });

  test('the server sorts, by German rules, and the size of pages is kept for this person', async () => {
    const { fixtures, club, pro } = await clubWithMembers();
    await Promise.all(
      Array.from({ length: 26 }, (_, index) => fixtures.member({ club, name: 'Zoe', surname: `Ärmel ${index + 10}` })),
    );
    const last = await fixtures.member({ club, name: 'Zoe', surname: 'zuletzt' });
    const token = await fixtures.signedIn(pro);
    const { user } = await openApp({ path, as: token });
    const pager = await pagerWithText('Users', '1–25 of 31');
    expect(screen.queryByRole('link', { name: last.email })).not.toBeInTheDocument();

    await user.click(screen.getByRole('columnheader', { name: /^Surname/ }));
    await rowOf(last.email);
    expect(rowsOf(await findGrid('Users'))[0]).toHaveTextContent(last.email);
    expect(new URLSearchParams(window.location.search).get('sort')).toBe('-surname');

    await user.click(pager.getByRole('button', { name: 'Next page' }));
    await pagerWithText('Users', '26–31 of 31');
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
    const { fixtures, pro, player } = await clubWithMembers();
    await openApp({ path: `${path}?page=7`, as: await fixtures.signedIn(pro) });
    expect(await rowOf(player.email)).toBeVisible();
    expect(window.location.search).toBe('');
  });
});
