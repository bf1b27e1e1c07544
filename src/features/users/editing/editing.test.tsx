import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../../contract/lists';
import type { Member } from '../../../../contract/member';
import { openApp } from '../../../../test/browser/openApp';
import { typeInto } from '../../../../test/browser/typeInto';
import { api } from '../../../../test/world/api';
import { makeWorld } from '../../../../test/world/makeWorld';
import { unique } from '../../../../test/world/names';

/** An admin who has opened the dialog of a member with these roles. */
async function adminEditing(roles: readonly Role[] = ['PLAYER', 'APPROVED']) {
  const world = await makeWorld();
  const club = await world.club();
  const admin = await world.member({ club, name: 'Ada', roles: ['ADMIN', 'APPROVED'] });
  const surname = unique('Möller');
  const member = await world.member({ club, surname, roles, handicap: -1.2, phone: '08171 1', mobile: '0170 1' });
  const client = api(await world.signedIn(admin));
  const path = `/private/users?q=${encodeURIComponent(surname)}`;
  const app = await openApp({ path, as: await world.signedIn(admin) });
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
    const { name, email, dateOfBirth, gender, phone, mobile, handicap, version, roles: held } = await stored();
    const sent = { name, surname, email, dateOfBirth, gender, phone, mobile, handicap, version, roles: held };
    const address = `/api/golfclub/${club.id}/member/${member.username}`;
    expect((await client.put(address, { ...sent, ...changes })).status).toBe(200);
  };
  const save = () => app.user.click(within(dialog).getByRole('button', { name: 'Perfect' }));
  return { ...app, world, club, admin, member, surname, dialog, storedInTheEnd, savedByOther, save };
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
  const asked = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
  await gone(asked);
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Johanna');

  const backdrop = dialog.closest('.MuiDialog-container');
  if (!backdrop) throw new Error('the dialog has no backdrop');
  await user.click(backdrop);
  const askedAgain = await screen.findByRole('alertdialog');
  await user.click(within(askedAgain).getByRole('button', { name: 'Keep editing' }));
  await gone(askedAgain);

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

test('an admin who takes the own admin role away is told in the dialog that another admin can', async () => {
  const world = await makeWorld();
  const admin = await world.member({ club: await world.club(), name: 'Ada', roles: ['ADMIN', 'APPROVED'] });
  const path = `/private/users?q=${admin.username}`;
  const { user } = await openApp({ path, as: await world.signedIn(admin), locale: 'de' });
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
