import { screen, waitFor } from '@testing-library/react';
import { countedCalls } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { sessionOfToken } from './loginSession';

/** What another tab of this browser hears, and how it speaks. */
function anotherTab() {
  const channel = new BroadcastChannel('golf-club-session');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => void heard.push(data);
  openTabs.push(channel);
  return { heard, say: (message: unknown) => channel.postMessage(message) };
}

const openTabs: BroadcastChannel[] = [];

afterEach(() => openTabs.splice(0).forEach((channel) => channel.close()));

async function signedInPlayer() {
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  const token = await fixtures.signedIn(player);
  const opened = await openApp({ path: '/private/leaguetable', as: token });
  await screen.findByRole('heading', { level: 1, name: /^league table$/i });
  return { fixtures, player, token, ...opened };
}

const email = () => screen.findByRole('textbox', { name: /^E-Mail/ });

const statusOf = async (token: string) => (await api(token).get('/api/golfclub/whoami')).status;

const signInOf = (token: string) => sessionOfToken(token)?.signInId ?? '';

test('whoever signs out tells the other tabs who it was and which sign-in ended, and nothing else', async () => {
  const tab = anotherTab();
  const { user, player, token } = await signedInPlayer();
  expect(tab.heard).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Logout' }));
  await email();
  await waitFor(() => expect(tab.heard).toEqual([{ signedOut: player.id, endedSignIn: signInOf(token) }]));
});

test('a tab follows when the same person signs out in another one, ends its own token and passes nothing on', async () => {
  const tab = anotherTab();
  const { player, token, store } = await signedInPlayer();
  tab.say({ signedOut: player.id });
  await email();
  expect(window.location.pathname).toBe('/public/login');
  expect(store.getState().session.session).toBeNull();
  // What was recorded is stored some seconds after something was done.
  expect(Object.keys(window.sessionStorage).filter((key) => key !== 'golf-club-recording')).toEqual([
    'golf-club-signed-out',
  ]);
  await waitFor(async () => expect(await statusOf(token)).toBe(401));
  expect(tab.heard).toEqual([]);
});

test('a tab that follows the end of its own sign-in, or of all, does not end it once more; another sign-in it ends', async () => {
  const tab = anotherTab();
  const { calls, stop } = countedCalls();
  const signOuts = () => calls.filter((call) => call === 'POST /api/auth/signout').length;
  const follow = async (endedSignIn: (own: string) => string) => {
    const { player, token, close } = await signedInPlayer();
    tab.say({ signedOut: player.id, endedSignIn: endedSignIn(signInOf(token)) });
    await email();
    return { token, close };
  };
  for (const ended of [(own: string) => own, () => 'all']) {
    const { token, close } = await follow(ended);
    close();
    expect([signOuts(), await statusOf(token)]).toEqual([0, 200]);
  }
  const { token } = await follow((own) => own.replace(/^./, (first) => (first === '0' ? '1' : '0')));
  await waitFor(async () => expect(await statusOf(token)).toBe(401));
  expect(signOuts()).toBe(1);
  stop();
});

test('a tab stays as it is when someone else signs out, or when it does not understand what it hears', async () => {
  const tab = anotherTab();
  const { fixtures, player, token } = await signedInPlayer();
  const other = await fixtures.member({ club: await fixtures.club() });
  for (const message of [{ signedOut: other.id }, null, 'signedOut', { signedOut: 7 }, {}]) tab.say(message);
  // Heard after all the others, so that these have been dealt with by then.
  const last = anotherTab();
  tab.say('the end');
  await waitFor(() => expect(last.heard).toContain('the end'));
  expect(await statusOf(token)).toBe(200);
  expect(screen.getByRole('heading', { level: 1, name: /^league table$/i })).toBeVisible();
  expect(await statusOf(await fixtures.signedIn(player))).toBe(200);
});

test('a sign-in changes nothing in other tabs', async () => {
  const tab = anotherTab();
  const fixtures = await makeFixtures();
  const player = await fixtures.member({ club: await fixtures.club() });
  const { user } = await openApp({ path: '/public/login' });
  await user.type(await email(), player.email);
  await user.type(screen.getByLabelText(/^Password/), `${player.password}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: /^league table$/i });
  expect(tab.heard).toEqual([]);
});
