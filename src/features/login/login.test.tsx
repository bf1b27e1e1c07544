import { screen } from '@testing-library/react';
import { SESSION_KEY } from '@/session/token';
import { pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';

async function aPlayer() {
  const fixtures = await makeFixtures();
  return fixtures.member({ club: await fixtures.club() });
}

/** As the server does when the account changes, or after two idle hours. */
const email = () => screen.findByRole('textbox', { name: /^E-Mail/ });
const password = () => screen.getByLabelText(/^Password/);
const signIn = () => screen.getByRole('button', { name: 'Sign In' });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('without e-mail and password Sign In does nothing but say what is missing', async () => {
  const { user, actions } = await openApp({ path: '/public/login' });
  expect(await email()).toHaveFocus();
  await user.click(signIn());
  expect(await email()).toHaveAttribute('aria-invalid', 'true');
  expect(await email()).toHaveAccessibleDescription('Please enter your e-mail or username.');
  expect(password()).toHaveAccessibleDescription('Please enter your password.');
  expect(await email()).toHaveFocus();
  await user.type(await email(), 'jana@example.org{Enter}');
  expect(await email()).toHaveAttribute('aria-invalid', 'false');
  expect(password()).toHaveAttribute('aria-invalid', 'true');
  expect(password()).toHaveFocus();
  expect(actions.filter(({ type }) => type.startsWith('api/'))).toEqual([]);
});

test('a wrong password says that something went wrong, keeps the e-mail and empties the password', async () => {
  const player = await aPlayer();
  const { user } = await openApp({ path: '/public/login' });
  await user.type(await email(), player.email);
  await user.type(password(), 'not the right one{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong, please try again.');
  expect(alert).toHaveFocus();
  expect(await email()).toHaveValue(player.email);
  expect(password()).toHaveValue('');
  expect(password()).toHaveAttribute('aria-invalid', 'false');
});

test('what is typed again while the sign-in is on its way stays, and keeps the focus', async () => {
  const player = await aPlayer();
  const { user } = await openApp({ path: '/public/login' });
  const resume = pauseNetwork('/api/auth');
  await user.type(await email(), player.email);
  await user.type(password(), 'not the right one{Enter}');
  await user.type(await email(), '.uk');
  await user.clear(password());
  await user.type(password(), 'birdie');
  resume();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong, please try again.');
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue('birdie');
  expect(await email()).toHaveValue(`${player.email}.uk`);
});

test('someone who is not approved yet is told what happens next', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club(), roles: ['PLAYER', 'UNAPPROVED'] });
  const { user } = await openApp({ path: '/public/login' });
  await user.type(await email(), member.username);
  await user.type(password(), `${member.password}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account has not been approved yet.');
  expect(password()).toHaveValue(member.password);
});

test('a player who signs in comes to the league table, with the e-mail or the username', async () => {
  const player = await aPlayer();
  const { user } = await openApp();
  await user.type(await email(), player.username);
  await user.type(password(), `${player.password}{Enter}`);
  await heading(/^league table$/i);
  expect(window.location.pathname).toBe('/private/leaguetable');
});

test('a pro who signs in comes to the users', async () => {
  const fixtures = await makeFixtures();
  const pro = await fixtures.member({ club: await fixtures.club(), roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const { user } = await openApp({ path: '/public/login' });
  await user.type(await email(), pro.email);
  await user.type(password(), pro.password);
  await user.click(signIn());
  await heading('Users');
  expect(window.location.pathname).toBe('/private/users');
});

test('whoever asked for a page comes back to it after signing in', async () => {
  const fixtures = await makeFixtures();
  const pro = await fixtures.member({ club: await fixtures.club(), roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const { user } = await openApp({ path: '/private/sessionplanner?status=FINISHED' });
  expect(window.location.pathname).toBe('/public/login');
  await user.type(await email(), pro.email);
  await user.type(password(), `${pro.password}{Enter}`);
  await heading(/planner/i);
  expect(window.location.pathname + window.location.search).toBe('/private/sessionplanner?status=FINISHED');
});

test('a page that was asked for outside this app is not gone to', async () => {
  const player = await aPlayer();
  const { user } = await openApp({ path: '/public/login', state: { from: '//elsewhere.example/private/' } });
  await user.type(await email(), player.email);
  await user.type(password(), `${player.password}{Enter}`);
  await heading(/^league table$/i);
});

test('whoever is signed in and opens the login comes home', async () => {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  await openApp({ path: '/public/login', as: await fixtures.signedIn(player) });
  await heading(/^league table$/i);
  expect(window.location.pathname).toBe('/private/leaguetable');
});

test('the session outlives the loading of the page and ends with signing out', async () => {
  const player = await aPlayer();
  const { user } = await openApp();
  await user.type(await email(), player.email);
  await user.type(password(), `${player.password}{Enter}`);
  await heading(/^league table$/i);
  expect(window.sessionStorage.getItem(SESSION_KEY)).toContain(player.email);

  const again = await openApp({ path: '/private/leaguetable' });
  await heading(/^league table$/i);
  await again.user.click(screen.getByRole('link', { name: 'Logout' }));
  await email();
  expect(window.location.pathname).toBe('/public/login');
  expect(window.sessionStorage.getItem(SESSION_KEY)).toBeNull();
  expect(again.store.getState().session.session).toBeNull();
});

test('the next person is not led to the page of the one who signed out', async () => {
  const { token, player: makePlayer } = await proOfNewClub();
  const player = await makePlayer();
  const { user } = await openApp({ path: '/private/sessionplanner', as: token });
  await heading(/planner/i);
  await user.click(screen.getByRole('button', { name: 'J. Möller' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await user.type(await email(), player.email);
  await user.type(password(), `${player.password}{Enter}`);
  await heading(/^league table$/i);
});

test('beside the mail links one can sign up oneself', async () => {
  const { user } = await openApp({ path: '/public/login', locale: 'de' });
  await user.click(await screen.findByRole('link', { name: 'Registrieren' }));
  expect(await heading('Registrieren')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Ich habe ein Konto: anmelden' }));
  expect(await heading('Willkommen zurück')).toBeVisible();
});

test('the language of the login changes without losing what was typed', async () => {
  const { user } = await openApp({ path: '/public/login' });
  await user.type(await email(), 'jana@example.org');
  await user.click(screen.getByRole('link', { name: 'DE' }));
  expect(await heading('Willkommen zurück')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /^E-Mail/ })).toHaveValue('jana@example.org');
  expect(document.title).toBe('Anmelden · Fairway Office');
});

test('the mail links write to the office with a subject in the language of the page', async () => {
  await openApp({ path: '/public/login', locale: 'de' });
  const link = await screen.findByRole('link', { name: 'Neues Konto' });
  expect(link).toHaveAttribute(
    'href',
    `mailto:office@example.org?subject=${encodeURIComponent('Neues Konto für die Golfclub-Verwaltung')}`,
  );
  expect(screen.getByRole('link', { name: 'Passwort vergessen' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:office@example.org?subject=Passwort'),
  );
});

test('a server that cannot be reached is named, and nothing that was typed is lost', async () => {
  const settings = document.getElementById('settings');
  const before = settings?.textContent ?? '';
  if (settings) settings.textContent = before.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1:9');
  try {
    const { user } = await openApp({ path: '/public/login' });
    await user.type(await email(), 'jana@example.org');
    await user.type(password(), 'birdie on the ninth{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    expect(password()).toHaveValue('birdie on the ninth');
  } finally {
    if (settings) settings.textContent = before;
  }
});
