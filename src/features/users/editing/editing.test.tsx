import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '@/session/sessionSlice';
import type { Role } from '@contract/lists';
import type { Member } from '@contract/member';
import { openApp, typeInto } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';

describe('editing', () => {
  /** An admin who has opened the dialog of a member with these roles. */
  async function adminEditing(roles: readonly Role[] = ['PLAYER', 'APPROVED']) {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const admin = await fixtures.member({ club, name: 'Ada', roles: ['ADMIN', 'APPROVED'] });
    const surname = unique('Möller');
    const member = await fixtures.member({ club, surname, roles, handicap: -1.2, phone: '08171 1', mobile: '0170 1' });
    const client = api(await fixtures.signedIn(admin));
    const path = `/private/users?q=${encodeURIComponent(surname)}`;
    const app = await openApp({ path, as: await fixtures.signedIn(admin) });
    await app.user.click(await screen.findByLabelText(`Edit Jana ${surname}`));
    const dialog = await screen.findByRole('dialog', { name: `Edit User: Jana ${surname}` });
    const stored = async () => {
      const { body } = await client.get<Member[]>(`/api/golfclub/${club.id}/members`);
      const found = body.find(({ id }) => id === member.id);
      if (!found) throw new Error('the member is gone');
      return found;
    };
    const storedInTheEnd = () => {
      app.close();
      return stored();
    };
    const savedByOther = async (changes: Partial<Member>) => {
      const { name, email, dateOfBirth, gender, phone, mobile, handicap, version, roles: current } = await stored();
      const sent = { name, surname, email, dateOfBirth, gender, phone, mobile, handicap, version, roles: current };
      const address = `/api/golfclub/${club.id}/member/${member.username}`;
      expect((await client.put(address, { ...sent, ...changes })).status).toBe(200);
    };
    const save = () => app.user.click(within(dialog).getByRole('button', { name: 'Perfect' }));
    return { ...app, fixtures, club, admin, member, surname, dialog, storedInTheEnd, savedByOther, save };
  }

  const gone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());

  test('an admin edits a user with the club attached; username, password and club are fixed', async () => {
    const { user, dialog, club, member, save, storedInTheEnd, store } = await adminEditing();
    expect(store.getState().modal.dialogs).toMatchObject([{ dialog: { kind: 'user', id: member.id } }]);
    expect(within(dialog).getByLabelText('Golfclub')).toHaveValue(club.name);
    expect(within(dialog).getByLabelText('Golfclub')).toBeDisabled();
    expect(within(dialog).getByLabelText('Username')).toHaveValue(member.username);
    expect(within(dialog).getByLabelText('Username')).toBeDisabled();
    const password = within(dialog).getByLabelText('Password');
    expect(password).toBeDisabled();
    expect(password).toHaveValue('');
    expect(password).toHaveAttribute('placeholder', '••••••••••••');
    expect(within(dialog).getByLabelText('Handicap')).toHaveValue('+1.2');

    await typeInto(user, within(dialog).getByLabelText(/^Name/), 'Jana Marie');
    await typeInto(user, within(dialog).getByLabelText('Handicap'), '0,3');
    await user.keyboard('{ArrowDown}');
    expect(within(dialog).getByLabelText('Handicap')).toHaveValue('0.2');
    await save();
    expect(await screen.findByText(`Saved: Jana Marie ${member.surname}.`)).toBeVisible();
    await gone(dialog);
    expect(await storedInTheEnd()).toMatchObject({ name: 'Jana Marie', handicap: 0.2, roles: ['APPROVED', 'PLAYER'] });
  });

  test('what the form hides stays as it was', async () => {
    const { user, dialog, save, storedInTheEnd } = await adminEditing(['PLAYER', 'PRO', 'APPROVED']);
    expect(within(dialog).queryByLabelText('Handicap')).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^Phone/)).toHaveValue('08171 1');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Pro' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Admin' }));
    await save();
    await gone(dialog);
    expect(await storedInTheEnd()).toMatchObject({
      handicap: -1.2,
      phone: '08171 1',
      roles: ['ADMIN', 'APPROVED', 'PLAYER'],
    });
  });

  test('closing asks before typing is lost, by every way, and staying keeps it', async () => {
    const { user, dialog, storedInTheEnd } = await adminEditing();
    await typeInto(user, within(dialog).getByLabelText(/^Name/), 'Johanna');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await gone(question);
    expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Johanna');

    const backdrop = dialog.closest('.MuiDialog-container');
    if (!backdrop) throw new Error('the dialog has no backdrop');
    await user.click(backdrop);
    const confirmedAgain = await screen.findByRole('alertdialog');
    await user.click(within(confirmedAgain).getByRole('button', { name: 'Keep editing' }));
    await gone(confirmedAgain);

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByText('Discard'));
    await gone(dialog);
    expect((await storedInTheEnd()).name).toBe('Jana');
  });

  test('closing without a change asks nothing, and the focus returns to where it came from', async () => {
    const { user, dialog, surname } = await adminEditing();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone(dialog);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Edit Jana ${surname}` })).toHaveFocus();
  });

  test('who saves after somebody else sees both versions and may overwrite', async () => {
    const { user, dialog, savedByOther, save, storedInTheEnd } = await adminEditing();
    await typeInto(user, within(dialog).getByLabelText(/^Name/), 'Johanna');
    await savedByOther({ name: 'Hanna', gender: 'woman' });
    await save();
    const versions = await within(dialog).findByRole('table', { name: 'Both versions' });
    expect(
      within(versions)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['FieldYour versionSaved meanwhile', 'NameJohannaHanna', 'GenderNot givenWoman']);
    await user.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
    await gone(dialog);
    expect(await storedInTheEnd()).toMatchObject({ name: 'Johanna', gender: null });
  });

  test('who saves after somebody else may take what was saved instead', async () => {
    const { user, dialog, savedByOther, save, storedInTheEnd } = await adminEditing();
    await typeInto(user, within(dialog).getByLabelText(/^Name/), 'Johanna');
    await savedByOther({ name: 'Hanna' });
    await save();
    await user.click(await within(dialog).findByRole('button', { name: 'Take the saved version' }));
    expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Hanna');
    expect(within(dialog).queryByRole('table')).not.toBeInTheDocument();
    await typeInto(user, within(dialog).getByLabelText('Handicap'), '20');
    await save();
    await gone(dialog);
    expect(await storedInTheEnd()).toMatchObject({ name: 'Hanna', handicap: 20 });
  });

  test('an admin who takes the own admin role away is told in the dialog that another admin can do it', async () => {
    const fixtures = await makeFixtures();
    const admin = await fixtures.member({ club: await fixtures.club(), name: 'Ada', roles: ['ADMIN', 'APPROVED'] });
    const path = `/private/users?q=${admin.username}`;
    const { user } = await openApp({ path, as: await fixtures.signedIn(admin), locale: 'de' });
    await user.click(await screen.findByLabelText(`Ada ${admin.surname} bearbeiten`));
    const title = await screen.findByText(`Benutzer bearbeiten: Ada ${admin.surname}`);
    const dialog = title.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) throw new Error('the title stands in no dialog');
    await user.click(within(dialog).getByLabelText('Admin'));
    await user.click(within(dialog).getByText('Perfekt'));
    const refusal = await within(dialog).findByRole('alert');
    expect(refusal).toHaveTextContent('Das kann ein anderer Admin.');
    expect(refusal).toHaveFocus();
    expect(within(dialog).getByLabelText('Admin')).not.toBeChecked();
    expect(within(dialog).getByText('Schließen')).toBeEnabled();
  });
});

describe('drafts', () => {
  const path = '/private/users';

  async function staff() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
    const surname = unique('Möller');
    await fixtures.member({ club, surname });
    return { admin, surname, token: await fixtures.signedIn(admin) };
  }

  async function typedUser(token: string) {
    const app = await openApp({ path, as: token });
    await app.user.click(await screen.findByText('Create user'));
    const dialog = await screen.findByRole('dialog', { name: 'Create User' });
    await typeInto(app.user, within(dialog).getByLabelText(/^Name/), 'Johanna');
    await typeInto(app.user, within(dialog).getByLabelText('Handicap'), '+1.2');
    const password = within(dialog).getByLabelText<HTMLInputElement>(/^Password/).value;
    return { ...app, dialog, password };
  }

  test('what was typed survives a reload and the language switch, but not the password', async () => {
    const { token } = await staff();
    const before = await typedUser(token);
    expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain(before.password);
    before.close();

    const { user } = await openApp({ path, locale: 'de' });
    const dialog = await screen.findByRole('dialog', { name: 'Benutzer anlegen' });
    expect(within(dialog).getByText(/ist noch da/)).toBeVisible();
    expect(within(dialog).getByLabelText(/^Vorname/)).toHaveValue('Johanna');
    expect(within(dialog).getByLabelText('Handicap')).toHaveValue('+1.2');
    const password = within(dialog).getByLabelText<HTMLInputElement>(/^Passwort/).value;
    expect(password).toMatch(/^[A-Za-z0-9]{26}$/);
    expect(password).not.toBe(before.password);

    await user.click(within(dialog).getByRole('button', { name: 'Neu beginnen' }));
    expect(within(dialog).getByLabelText(/^Vorname/)).toHaveValue('');
    expect(within(dialog).queryByText(/ist noch da/)).not.toBeInTheDocument();
    await openApp({ path, locale: 'de' });
    await screen.findByText('Benutzer anlegen');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an edit that was interrupted goes on where it was, also when the list no longer shows the user', async () => {
    const { token, surname } = await staff();
    const { user, close } = await openApp({ path: `${path}?q=${encodeURIComponent(surname)}`, as: token });
    await user.click(await screen.findByLabelText(`Edit Jana ${surname}`));
    await typeInto(user, within(await screen.findByRole('dialog')).getByLabelText(/^Name/), 'Johanna');
    close();

    const again = await openApp({ path: `${path}?q=nobody+is+called+this` });
    const dialog = await screen.findByRole('dialog', { name: `Edit User: Jana ${surname}` });
    expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Johanna');
    await again.user.click(within(dialog).getByRole('button', { name: 'Perfect' }));
    expect(await screen.findByText(`Saved: Johanna ${surname}.`)).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    again.close();

    await openApp({ path });
    await screen.findByText('Create user');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('what is discarded does not come back', async () => {
    const { token } = await staff();
    const { user, dialog, close } = await typedUser(token);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByText('Discard'));
    close();
    await openApp({ path });
    await screen.findByText('Create user');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('after saving or closing, the form of the next new user is empty again', async () => {
    const { token } = await staff();
    const { user, dialog, password } = await typedUser(token);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByText('Discard'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByText('Create user'));
    const next = await screen.findByRole('dialog', { name: 'Create User' });
    expect(within(next).getByLabelText(/^Name/)).toHaveValue('');
    expect(within(next).getByLabelText('Handicap')).toHaveValue('0');
    expect(within(next).getByLabelText(/^Password/)).not.toHaveValue(password);
  });

  test('signing out leaves nothing of it behind', async () => {
    const { token } = await staff();
    const { store } = await typedUser(token);
    expect(JSON.stringify(Object.entries(window.sessionStorage))).toContain('Johanna');
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain('Johanna'));
  });

  test('an expired session keeps the dialog, and saving goes on after signing in again', async () => {
    const { token, admin, surname } = await staff();
    const { user } = await openApp({ path: `${path}?q=${encodeURIComponent(surname)}`, as: token });
    await user.click(await screen.findByLabelText(`Edit Jana ${surname}`));
    const name = within(await screen.findByRole('dialog')).getByLabelText(/^Name/);
    await typeInto(user, name, 'Johanna');
    await sql('delete from sign_ins where member_id = $1', [admin.id]);
    await user.click(screen.getByText('Perfect'));

    await screen.findByText('Please sign in again');
    expect(name).toHaveValue('Johanna');
    const again = screen.getByRole('dialog', { name: 'Please sign in again' });
    await typeInto(user, within(again).getByLabelText(/^Password/), admin.password);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`Saved: Johanna ${surname}.`)).toBeVisible();
  });
});
