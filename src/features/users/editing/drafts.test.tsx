import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../../test/browser/openApp';
import { typeInto } from '../../../../test/browser/typeInto';
import { sql } from '../../../../test/world/database';
import { makeWorld } from '../../../../test/world/makeWorld';
import { unique } from '../../../../test/world/names';
import { signedOut } from '../../../session/sessionSlice';

const path = '/private/users';

async function staff() {
  const world = await makeWorld();
  const club = await world.club();
  const admin = await world.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const surname = unique('Möller');
  await world.member({ club, surname });
  return { admin, surname, token: await world.signedIn(admin) };
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
