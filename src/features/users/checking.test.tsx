import { act, screen, waitFor, within } from '@testing-library/react';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { endpointsAnswered, openApp } from '@test/browser/openApp';
import { pagerWithText } from '@test/browser/openGrid';
import { catchSavedFiles } from '@test/browser/savedFiles';
import { exportCsv } from '@test/browser/exportCsv';
import { sql } from '@test/fixtures/database';

describe('checking', () => {
  const path = '/private/users';

  const saved = catchSavedFiles();

  const rolesOf = async (id: string) => {
    const [row] = await act(() => sql<{ roles: string[] }>('select roles from members where id = $1', [id]));
    return row?.roles;
  };

  async function namesOf(surname: string): Promise<string[]> {
    const text = 'select name from members where surname = $1 and erased_at is null order by name';
    const rows = await act(() => sql<{ name: string }>(text, [surname]));
    return rows.map(({ name }) => name);
  }

  const bar = () => within(screen.getByRole('group', { name: 'Checked users' }));

  const checkboxOf = async (email: string) => within(await rowOf(email)).getByRole('checkbox');

  test('of the checked users those who wait are approved, and stay checked', async () => {
    const { fixtures, club, surname, admin, player, waiting, search } = await clubWithMembers();
    const other = await fixtures.member({ club, name: 'Olaf', surname, roles: ['PLAYER', 'UNAPPROVED'] });
    const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    for (const { email } of [player, waiting, other]) await user.click(await checkboxOf(email));
    expect(bar().getByText('3 users checked')).toBeVisible();

    await user.click(bar().getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('2 users approved.')).toBeVisible();
    await waitFor(async () => expect(await rowOf(waiting.email)).toHaveTextContent('Yes'));
    expect(await screen.findByRole('button', { name: 'Users to approve (0)' })).toBeVisible();
    expect(bar().getByText('3 users checked')).toBeVisible();
    expect(await rolesOf(waiting.id)).toEqual(expect.arrayContaining(['APPROVED', 'PLAYER']));
    expect(await rolesOf(other.id)).not.toContain('UNAPPROVED');
  });

  test('who was deleted meanwhile is counted as left, and the others are approved', async () => {
    const { fixtures, club, surname, admin, waiting, search } = await clubWithMembers();
    const gone = await fixtures.member({ club, name: 'Gero', surname, roles: ['PLAYER', 'UNAPPROVED'] });
    const { user } = await openApp({ path: `${path}?${search}&filter=unapproved`, as: await fixtures.signedIn(admin) });
    await rowOf(gone.email);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await act(() => sql('delete from members where id = $1', [gone.id]));
    await user.click(bar().getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 user approved.')).toBeVisible();
    expect(await screen.findByText(/^1 user was left as is: a user who no longer exists \(.+\)\.$/)).toBeVisible();
    expect(await screen.findByText(/^No user matches\./)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Checked users' })).not.toBeInTheDocument();
    expect(await rolesOf(waiting.id)).toContain('APPROVED');
  });

  test('a role is given and taken, and who cannot have it is named with the reason', async () => {
    const { fixtures, club, surname, admin, player, search } = await clubWithMembers();
    const reachable = await fixtures.member({ club, name: 'Rita', surname, phone: '089 1', mobile: '0151 1' });
    const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    for (const { email } of [player, reachable]) await user.click(await checkboxOf(email));
    await user.click(bar().getByRole('button', { name: 'Roles' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Give the role Pro' }));
    expect(await screen.findByText('Role given to 1 user.')).toBeVisible();
    const reason = 'Please enter at the user first: Phone; Mobile.';
    expect(await screen.findByText(`1 user was left as is: Jörg ${surname} (${reason}).`)).toBeVisible();
    await waitFor(async () => expect(await rowOf(reachable.email)).toHaveTextContent('Player, Pro'));
    expect(await rolesOf(player.id)).not.toContain('PRO');

    await user.click(await checkboxOf(player.email));
    await user.click(bar().getByRole('button', { name: 'Roles' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take the role Pro' }));
    expect(await screen.findByText('Role taken from 1 user.')).toBeVisible();
    await waitFor(async () => expect(await rowOf(reachable.email)).not.toHaveTextContent('Pro'));
  });

  test('what a user lacks for a role is named as the form names it, in German too', async () => {
    const { fixtures, surname, admin, player, search } = await clubWithMembers();
    const as = await fixtures.signedIn(admin);
    const { user } = await openApp({ path: `${path}?${search}`, as, locale: 'de' });
    await user.click(await checkboxOf(player.email));
    await user.click(screen.getByRole('button', { name: 'Rollen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rolle Pro vergeben' }));
    const reason = 'Bitte zuerst beim Benutzer eintragen: Telefon; Mobiltelefon.';
    expect(await screen.findByText(`1 Benutzer blieb unverändert: Jörg ${surname} (${reason}).`)).toBeVisible();
  });

  test.each(['Approve', 'Roles'])(
    'what is done with the checked users keeps the focus on its button (%s)',
    async (name) => {
      const { fixtures, admin, waiting, search } = await clubWithMembers();
      const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
      await user.click(await checkboxOf(waiting.email));
      const resume = pauseNetwork('/api/golfclub/members/bulk');
      const button = bar().getByRole('button', { name });
      try {
        await user.click(button);
        if (name === 'Roles') await user.click(await screen.findByRole('menuitem', { name: 'Give the role Admin' }));
        await waitFor(() => expect(bar().getByRole('button', { name: 'Delete checked users' })).toBeDisabled());
        expect(button).toBeEnabled();
        expect(button).toHaveAttribute('aria-disabled', 'true');
      } finally {
        resume();
      }
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      expect(button).toHaveFocus();
    },
  );

  test('deleting asks first, and one who cannot be deleted is named with the reason', async () => {
    const { fixtures, surname, admin, player, waiting, search } = await clubWithMembers();
    const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    for (const { email } of [admin, player, waiting]) await user.click(await checkboxOf(email));
    const checkUsername = async () => {
      await user.click(bar().getByRole('button', { name: 'Delete checked users' }));
      return screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    };
    const plugIn = cutNetwork();
    try {
      await user.click(within(await checkUsername()).getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(bar().getByText('3 users checked')).toBeVisible();
    } finally {
      plugIn();
    }
    const question = await checkUsername();
    expect(question).toHaveTextContent('Do you really want to delete 3 users?');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(await namesOf(surname)).toEqual(['Ada', 'Jörg', 'Nora', 'Petra']);
    expect(bar().getByText('3 users checked')).toBeVisible();

    await user.click(within(await checkUsername()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 users deleted.')).toBeVisible();
    expect(
      await screen.findByText(
        new RegExp(`^1 user was left as is: Ada ${surname} \\(You cannot delete your own account`),
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: player.email })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('group', { name: 'Checked users' })).not.toBeInTheDocument();
    expect(await namesOf(surname)).toEqual(['Ada', 'Petra']);
  });

  test('all users of the list are checked on all pages, exported and unchecked at once', async () => {
    const { fixtures, club, pro, player, surname, search } = await clubWithMembers();
    await Promise.all(Array.from({ length: 30 }, () => fixtures.member({ club, surname })));
    const stranger = await fixtures.member({ club, surname: 'Anders' });
    const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(pro) });
    const pager = await pagerWithText('Users', '1–25 of 34');
    const [first] = screen.getAllByRole('checkbox', { name: /^Check / });
    if (!first) throw new Error('there is no row');
    await user.click(first);
    await user.click(bar().getByRole('button', { name: 'Check all 34' }));
    expect(await bar().findByText('34 users checked')).toBeVisible();
    expect(bar().queryByRole('button', { name: /^Check all/ })).not.toBeInTheDocument();

    await user.click(pager.getByRole('button', { name: 'Next page' }));
    await pagerWithText('Users', '26–34 of 34');
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Check / })).toHaveLength(9));
    for (const box of screen.getAllByRole('checkbox', { name: /^Check / })) expect(box).toBeChecked();

    await exportCsv(user, 'Export checked users');
    expect(await screen.findByText('34 rows exported.')).toBeVisible();
    const text = ((await saved[0]?.bytes) ?? '').toString();
    expect(text.trimEnd().split('\r\n')).toHaveLength(35);
    expect(text).toContain(player.email);
    expect(text).not.toContain(stranger.email);

    await user.click(bar().getByRole('button', { name: 'Uncheck all' }));
    expect(screen.queryByRole('group', { name: 'Checked users' })).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox', { name: /^Check / })) expect(box).not.toBeChecked();
  });

  test('a pro can check users, export them and make access links, and change none of them', async () => {
    const { fixtures, pro, waiting } = await clubWithMembers();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    await user.click(within(await rowOf(waiting.email)).getByRole('checkbox', { name: /^Check Nora/ }));
    expect(bar().getByText('1 user checked')).toBeVisible();
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Check all 4', 'Access links', 'Export checked users', 'Uncheck all']);
  });

  test('the space bar checks, in another list nobody is checked, and back in the list it is as it was', async () => {
    const { fixtures, pro, player } = await clubWithMembers();
    const { user } = await openApp({ path, as: await fixtures.signedIn(pro) });
    const checkbox = await checkboxOf(player.email);
    act(() => checkbox.focus());
    await user.keyboard(' ');
    expect(checkbox).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();

    await user.click(screen.getByRole('button', { name: /^Pros/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: player.email })).not.toBeInTheDocument());
    expect(screen.queryByText('1 user checked')).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox', { name: /^Check / })) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: /^All/ }));
    expect(await checkboxOf(player.email)).toBeChecked();
    expect(bar().getByText('1 user checked')).toBeVisible();
  });

  test.each(['filter=unapproved', `where=${encodeURIComponent('approved is false')}`])(
    'with %s those who leave the list by a change of all are no longer checked',
    async (filter) => {
      const { fixtures, club, surname, admin, waiting, search } = await clubWithMembers();
      const spam = await fixtures.member({ club, name: 'Sven', surname, roles: ['PLAYER', 'UNAPPROVED'] });
      const token = await fixtures.signedIn(admin);
      const { user } = await openApp({ path: `${path}?${search}&${filter}`, as: token });
      await user.click(await checkboxOf(waiting.email));
      await user.click(bar().getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(screen.queryByRole('link', { name: waiting.email })).not.toBeInTheDocument());
      await user.click(await checkboxOf(spam.email));
      await user.click(bar().getByRole('button', { name: 'Delete checked users' }));
      expect(await screen.findByText('Do you really want to delete 1 user?')).toBeVisible();
    },
  );

  test('with a filter, who could not be changed stays checked', async () => {
    const { fixtures, club, surname, admin, player, search } = await clubWithMembers();
    const reachable = await fixtures.member({ club, name: 'Rita', surname, phone: '089 1', mobile: '0151 1' });
    const where = encodeURIComponent('approved is true');
    const { user } = await openApp({ path: `${path}?${search}&where=${where}`, as: await fixtures.signedIn(admin) });
    for (const { email } of [player, reachable]) await user.click(await checkboxOf(email));
    await user.click(bar().getByRole('button', { name: 'Roles' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Give the role Pro' }));
    expect(await bar().findByText('1 user checked')).toBeVisible();
    expect(await checkboxOf(player.email)).toBeChecked();
  });

  test('while the rows of the list before still stand, none of them is checked', async () => {
    const { fixtures, pro, player, admin, search } = await clubWithMembers();
    const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    const checkbox = await checkboxOf(player.email);
    const resume = pauseNetwork('/api/golfclub/members');
    await user.click(screen.getByRole('button', { name: /^Pros/ }));
    await user.click(checkbox);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(await checkboxOf(player.email)).not.toBeChecked();
    resume();
    await waitFor(() => expect(screen.queryByRole('link', { name: player.email })).not.toBeInTheDocument());
    expect(screen.queryByRole('group', { name: 'Checked users' })).not.toBeInTheDocument();
    await user.click(await checkboxOf(pro.email));
    expect(bar().getByText('1 user checked')).toBeVisible();
  });

  test('all of a list that was left meanwhile are not checked', async () => {
    const { fixtures, club, surname, pro, player, admin, search } = await clubWithMembers();
    const second = await fixtures.member({ club, name: 'Paul', surname, roles: ['PRO', 'APPROVED'] });
    const { user, actions } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    await user.click(await checkboxOf(player.email));
    const resume = pauseNetwork('/api/golfclub/members/ids');
    await user.click(bar().getByRole('button', { name: 'Check all 5' }));
    await user.click(screen.getByRole('button', { name: /^Pros/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: player.email })).not.toBeInTheDocument());
    await user.click(await checkboxOf(pro.email));
    resume();
    await waitFor(() => expect(endpointsAnswered(actions)).toContain('getMemberIds'));
    await user.click(await checkboxOf(second.email));
    expect(bar().getByText('2 users checked')).toBeVisible();
  });

  test('by Back the question goes, and what was checked there meanwhile stays checked after a deletion', async () => {
    const { fixtures, pro, player, waiting, admin, search } = await clubWithMembers();
    const { user } = await openApp({ path: `${path}?${search}`, as: await fixtures.signedIn(admin) });
    await rowOf(player.email);
    await user.click(screen.getByRole('button', { name: /^Pros/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: player.email })).not.toBeInTheDocument());
    await user.click(await checkboxOf(pro.email));
    await user.click(bar().getByRole('button', { name: 'Delete checked users' }));
    const resume = pauseNetwork('/api/golfclub/members/bulk');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    window.history.back();
    await user.click(await checkboxOf(waiting.email));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    resume();
    expect(await screen.findByText('1 user deleted.')).toBeVisible();
    await user.click(await checkboxOf(player.email));
    expect(bar().getByText('2 users checked')).toBeVisible();
  });
});
