import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { storeLocale } from '@/i18n/locale';
import { currentToken } from '@/session/token';
import { cutNetwork } from '@test/browser/network';
import { goTo, noDialogLeft, openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberOptions } from '@test/fixtures/members';

const path = '/private/profile';
const newPassword = 'a putt uphill, no break';
const current = () => screen.getByLabelText(/^Current password/);
const chosen = () => screen.getByLabelText(/^New password(?! again)/);
const repeated = () => screen.getByLabelText(/^New password again/);
const change = () => screen.getByRole('button', { name: 'Change password' });

async function someone(options: Omit<MemberOptions, 'club'> = {}) {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const member = await fixtures.member({ club, ...options });
  return { fixtures, club, member, token: await fixtures.signedIn(member) };
}

async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

async function typePasswords(user: UserEvent, typed: { current: string; chosen?: string; repeated?: string }) {
  const { chosen: wanted = newPassword } = typed;
  await fill(user, current(), typed.current);
  await fill(user, chosen(), wanted);
  await fill(user, repeated(), typed.repeated ?? wanted);
}

const statusOf = async (token: string) => (await api(token).get('/api/golfclub/whoami')).status;

/** The facts as they are read: label, then value. */
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);

test('the menu under the name leads to the own data', async () => {
  const { club, member, token } = await someone({ gender: 'woman', dateOfBirth: '1990-07-24', mobile: '0171 2345' });
  const { user } = await openApp({ path: '/private/leaguetable', as: token });
  await user.click(await screen.findByRole('button', { name: 'J. Möller' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
  await screen.findByText(member.email);
  expect(facts()).toEqual([
    ['Name', 'Jana'],
    ['Surname', 'Möller'],
    ['Golfclub', club.name],
    ['Roles', 'Player'],
    ['E-Mail', member.email],
    ['Username', member.username],
    ['Date of birth', 'July 24th, 1990'],
    ['Gender', 'Woman'],
    ['Handicap', '18.4'],
    ['Phone', 'Not given'],
    ['Mobile', '0171 2345'],
  ]);
});

test('each part of the page is a region named by its heading', async () => {
  const { token } = await someone();
  await openApp({ path, as: token });
  const headings = await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 });
  expect(headings).toHaveLength(6);
  for (const heading of headings) {
    expect(screen.getByRole('region', { name: heading.textContent })).toContainElement(heading);
  }
});

test('the own data of a pro are in German where German is spoken, without a handicap', async () => {
  const { member, token } = await someone({ roles: ['PLAYER', 'PRO', 'APPROVED'], dateOfBirth: '1990-07-24' });
  await openApp({ path, as: token, locale: 'de' });
  await screen.findByText(member.email);
  expect(facts()).toContainEqual(['Rollen', 'Pro und Spieler/in']);
  expect(facts()).toContainEqual(['Geburtsdatum', '24. Juli 1990']);
  expect(facts().map(([label]) => label)).not.toContain('Handicap');
});

test('a language that is chosen in another tab changes neither dates nor numbers of this one before its texts', async () => {
  const { member, token } = await someone({ dateOfBirth: '1990-07-24' });
  await openApp({ path: '/private/leaguetable', as: token });
  storeLocale('de');
  goTo(path);
  await screen.findByText(member.email);
  expect(facts()).toContainEqual(['Date of birth', 'July 24th, 1990']);
  expect(facts()).toContainEqual(['Handicap', '18.4']);
  expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  await openApp({ path });
  await screen.findByText(member.email);
  expect(facts()).toContainEqual(['Geburtsdatum', '24. Juli 1990']);
  expect(facts()).toContainEqual(['Handicap', '18,4']);
});

test('a new password ends every other sign-in and keeps this one', async () => {
  const { fixtures, member, token } = await someone();
  const elsewhere = await fixtures.signedIn(member);
  const { user, store, actions } = await openApp({ path, as: token });
  await screen.findByText(member.email);
  await typePasswords(user, { current: member.password });
  await user.click(change());
  expect(await screen.findByText(/^Your password is changed. All your other sign-ins have ended/)).toBeVisible();
  for (const field of [current(), chosen(), repeated()]) expect(field).toHaveValue('');

  expect(await statusOf(elsewhere)).toBe(401);
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf(currentToken() ?? '')).toBe(200);
  await user.click(screen.getByRole('link', { name: 'League Table' }));
  await screen.findByRole('heading', { level: 1, name: /^league table$/i });
  await waitFor(() => expect(screen.queryByText('Loading …')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  const signIn = (password: string) => api().post('/api/auth/signin', { usernameOrEmail: member.email, password });
  expect((await signIn(member.password)).status).toBe(401);
  expect((await signIn(newPassword)).status).toBe(200);
  const everything = JSON.stringify([store.getState(), actions]);
  expect(everything).toContain(member.email);
  for (const secret of [member.password, newPassword, currentToken() ?? '']) expect(everything).not.toContain(secret);
});

test('a wrong current password is said at its field, and everything stays as it was', async () => {
  const { member, token } = await someone();
  const { user } = await openApp({ path, as: token });
  await screen.findByText(member.email);
  await typePasswords(user, { current: 'not the right one' });
  await user.click(change());
  await waitFor(() => expect(current()).toHaveFocus());
  expect(current()).toHaveAccessibleDescription('This is not your current password. Please try again.');
  expect(chosen()).toHaveValue(newPassword);
  expect(await statusOf(token)).toBe(200);
  await fill(user, current(), member.password);
  await user.click(change());
  await screen.findByText(/^Your password is changed/);
});

test('a new password that is too short, common, the old one or typed differently is refused at its field', async () => {
  const { member, token } = await someone();
  const { user } = await openApp({ path, as: token });
  await screen.findByText(member.email);
  await user.click(change());
  await waitFor(() => expect(current()).toHaveFocus());
  expect(current()).toHaveAccessibleDescription('Please fill this in.');
  await typePasswords(user, { current: member.password, chosen: 'too short' });
  expect(chosen()).toHaveAccessibleDescription('Please use at least 12 characters.');
  await typePasswords(user, { current: member.password, chosen: member.password });
  expect(chosen()).toHaveAccessibleDescription(/^This is your current password/);
  await typePasswords(user, { current: member.password, repeated: 'a putt downhill' });
  expect(repeated()).toHaveAccessibleDescription(/^This is not the same as above/);
  await typePasswords(user, { current: member.password, chosen: 'password1234' });
  await user.click(change());
  await waitFor(() => expect(chosen()).toHaveAccessibleDescription(/^Many people use this password/));
});

test('what was typed survives the end of the session, and the change is then made', async () => {
  const { member, token } = await someone();
  const { user } = await openApp({ path, as: token });
  await screen.findByText(member.email);
  await typePasswords(user, { current: member.password });
  await sql('delete from sign_ins where member_id = $1', [member.id]);
  await user.click(change());
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  expect(chosen()).toHaveValue(newPassword);
  await fill(user, dialog.getByLabelText(/^Password/), member.password);
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(/^Your password is changed/)).toBeInTheDocument();
  expect(await statusOf(currentToken() ?? '')).toBe(200);
});

test('language and colours are chosen here too, and kept', async () => {
  const { member, token } = await someone();
  const { user } = await openApp({ path, as: token });
  await screen.findByText(member.email);
  const colours = within(screen.getByRole('group', { name: 'Colours' }));
  await user.click(colours.getByRole('button', { name: 'Dark' }));
  expect(colours.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('data-dark');

  // jsdom does not navigate, and says so on the console.
  const console = jest.spyOn(global.console, 'error').mockImplementation(() => undefined);
  const language = within(screen.getByRole('group', { name: 'Language' }));
  await user.click(language.getByRole('button', { name: 'Deutsch' }));
  console.mockRestore();
  await openApp({ path });
  await screen.findByRole('heading', { level: 1, name: 'Profil' });
  expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Dunkel' })).toHaveAttribute('aria-pressed', 'true');
});

test('all sign-ins are ended from here, after asking, and the own one too', async () => {
  const { fixtures, member, token } = await someone();
  const elsewhere = await fixtures.signedIn(member);
  const { user } = await openApp({ path, as: token });
  const end = await screen.findByRole('button', { name: 'End all my sign-ins' });
  await user.click(end);
  const question = within(await screen.findByRole('alertdialog', { name: 'End all your sign-ins?' }));
  expect(question.getByText(/^You are signed out at once on every device/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await statusOf(elsewhere)).toBe(200);

  await user.click(end);
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'End all my sign-ins' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(currentToken()).toBeNull();
  for (const ended of [token, elsewhere]) expect(await statusOf(ended)).toBe(401);
});

test('while the server cannot be reached no sign-in has ended, and that is said', async () => {
  const { member, token } = await someone();
  const { user } = await openApp({ path, as: token });
  await screen.findByText(member.email);
  await user.click(screen.getByRole('button', { name: 'End all my sign-ins' }));
  const question = within(await screen.findByRole('alertdialog'));
  const restore = cutNetwork('/signout/everywhere');
  await user.click(question.getByRole('button', { name: 'End all my sign-ins' }));
  expect(await question.findByRole('alert')).toBeVisible();
  restore();
  expect(currentToken()).toBe(token);
  expect(await statusOf(token)).toBe(200);
});

test('whoever leaves the question about all sign-ins by Back is not asked again', async () => {
  const { token } = await someone();
  const { user } = await openApp({ path: '/private/leaguetable', as: token });
  goTo(path);
  await user.click(await screen.findByRole('button', { name: 'End all my sign-ins' }));
  await screen.findByRole('alertdialog');
  window.history.back();
  await noDialogLeft();
  goTo(path);
  expect(await screen.findByRole('button', { name: 'End all my sign-ins' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
