import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openApp, typeInto } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const ownPassword = 'a putt uphill, no break';

/** A pro whom the operator has given a one-time password. */
async function someone() {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club(), roles: ['APPROVED', 'PLAYER', 'PRO'] });
  await sql("update members set one_time_password = 'ACCESS' where id = $1", [member.id]);
  return member;
}

const field = (name: RegExp) => screen.findByLabelText(name);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function signIn(user: UserEvent, { email, password }: { email: string; password: string }) {
  await user.type(await screen.findByRole('textbox', { name: /^E-Mail/ }), email);
  await user.type(await field(/^Password/), `${password}{Enter}`);
  await heading('Set your own password');
}

async function typePasswords(user: UserEvent, oneTime: string, wanted: string) {
  await typeInto(user, await field(/^One-time password/), oneTime);
  await typeInto(user, await field(/^New password(?! again)/), wanted);
  await typeInto(user, await field(/^New password again/), wanted);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
}

test('whoever signs in with a one-time password sees nothing but the form, sets an own one, and comes to the page asked for', async () => {
  const member = await someone();
  const sent = jest.spyOn(window, 'fetch');
  const { user } = await openApp({ path: '/private/sessionplanner' });
  await signIn(user, member);
  expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  expect(sent.mock.calls).toEqual([[expect.stringMatching(/\/api\/auth\/signin$/), expect.anything()]]);
  sent.mockRestore();

  await typePasswords(user, member.password, member.password);
  expect(await field(/^New password(?! again)/)).toHaveAccessibleDescription(/^This is your current password/);
  await typePasswords(user, member.password, ownPassword);
  await screen.findByRole('heading', { level: 1, name: /planner/i });
  expect(window.location.pathname).toBe('/private/sessionplanner');
  const { status } = await api().post('/api/auth/signin', { usernameOrEmail: member.email, password: ownPassword });
  expect(status).toBe(200);
});

test('the form stands there again after the page was loaded anew, in German too, and lets out only by signing out', async () => {
  const member = await someone();
  const { user } = await openApp({ path: '/public/login' });
  await signIn(user, member);
  const again = await openApp({ path: '/private/users', locale: 'de' });
  await heading('Eigenes Passwort festlegen');
  expect(screen.getByText(/^Sie haben sich mit einem Einmalpasswort angemeldet/)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Abmelden' }));
  await heading('Willkommen zurück');
});

test('a session that lapses meanwhile is renewed over the form, and the password is then set', async () => {
  const member = await someone();
  const { user } = await openApp({ path: '/public/login' });
  await signIn(user, member);
  await sql('delete from sign_ins where member_id = $1', [member.id]);
  await typePasswords(user, member.password, ownPassword);
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  await user.type(dialog.getByLabelText(/^Password/), `${member.password}{Enter}`);
  await heading('Users');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
