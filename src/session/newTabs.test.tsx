import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openApp } from '@test/browser/openApp';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { sessionLapsed } from './sessionSlice';
import { SESSION_KEY } from './token';

const channels: BroadcastChannel[] = [];

afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

/** What another tab of this browser hears, and how it speaks. */
function tabOn(name = 'golf-club-session', onMessage: (message: unknown) => void = () => undefined) {
  const channel = new BroadcastChannel(name);
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => {
    heard.push(data);
    onMessage(data);
  };
  channels.push(channel);
  return { heard, say: (message: unknown) => channel.postMessage(message) };
}

/** An open tab with this token, which answers whoever asks. */
function openTab(token: string, messages: readonly unknown[] = [{ token }]) {
  const requests: string[] = [];
  const { heard } = tabOn(undefined, (message) => {
    const { sessionWanted } = message as { sessionWanted?: string };
    if (sessionWanted === undefined) return;
    requests.push(sessionWanted);
    const { say } = tabOn(sessionWanted);
    messages.forEach(say);
  });
  return { requests, heard };
}

async function someone() {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  return { fixtures, member, token: await fixtures.signedIn(member) };
}

const table = () => screen.findByRole('heading', { level: 1, name: /^league table$/i });
const login = () => screen.findByRole('textbox', { name: /^E-Mail/ });

test.each(['/private/leaguetable', '/'])('a new tab at %s has the session of the open one', async (path) => {
  const { member, token } = await someone();
  const open = openTab(token);
  const { store, actions } = await openApp({ path });
  await table();
  expect(store.getState().session.session?.id).toBe(member.id);
  expect(window.sessionStorage.getItem(SESSION_KEY)).toContain(token);
  expect(JSON.stringify([store.getState(), actions, open.heard])).not.toContain(token);
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain(token);
});

test('the session is told to whoever asked and to no other tab', async () => {
  const { token } = await someone();
  const other = tabOn();
  const reply = tabOn('reply-to-me');
  await openApp({ path: '/private/leaguetable', as: token });
  await table();
  other.say({ sessionWanted: 'reply-to-me' });
  await waitFor(() => expect(reply.heard).toEqual([{ token }]));
  expect(other.heard).toEqual([]);
});

test('nobody is told anything by a tab that is signed out or whose sign-in has ended', async () => {
  const { token } = await someone();
  const [other, reply, last] = [tabOn(), tabOn('reply-to-me'), tabOn()];
  const ask = async (word: string) => {
    other.say({ sessionWanted: 'reply-to-me' });
    other.say(word);
    await waitFor(() => expect(last.heard).toContain(word));
  };
  const { user, store } = await openApp({ path: '/private/leaguetable', as: token });
  await table();
  act(() => void store.dispatch(sessionLapsed()));
  await ask('lapsed');
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await login();
  await ask('signed out');
  expect(reply.heard).toEqual([]);
});

test.each(['/public/login', '/public/signup', '/public/access', '/public/approve', '/display'])(
  'the page %s does not ask',
  async (path) => {
    const { token } = await someone();
    const open = openTab(token);
    const { store } = await openApp({ path });
    const last = tabOn();
    tabOn().say('the end');
    await waitFor(() => expect(last.heard).toContain('the end'));
    expect(open.requests).toEqual([]);
    expect(store.getState().session.session).toBeNull();
  },
);

test('a tab in which somebody signed out gets no session of another tab, until somebody signs in there', async () => {
  const [{ token, member }, other] = [await someone(), await someone()];
  const { user } = await openApp({ path: '/private/leaguetable', as: token });
  await table();
  await user.click(screen.getByRole('link', { name: 'Logout' }));
  await login();
  const open = openTab(other.token);
  const again = await openApp({ path: '/private/leaguetable' });
  await login();
  expect(open.requests).toEqual([]);
  await again.user.type(await login(), member.email);
  await again.user.type(screen.getByLabelText(/^Password/), `${member.password}{Enter}`);
  await table();
  window.sessionStorage.removeItem(SESSION_KEY);
  const { store } = await openApp({ path: '/private/leaguetable' });
  await table();
  expect(store.getState().session.session?.id).toBe(other.member.id);
});

/** Opens a new tab that no open tab has answered yet; returns how one answers late. */
async function askedInVain(path: string) {
  const requests: string[] = [];
  tabOn(undefined, (message) => requests.push((message as { sessionWanted?: string }).sessionWanted ?? ''));
  const { store } = await openApp({ path });
  await login();
  return { store, ...tabOn(requests[0]) };
}

test('a late answer signs in too, and a message without a session does not count', async () => {
  const { member, token } = await someone();
  const { store, say } = await askedInVain('/private/leaguetable');
  for (const message of [null, 'token', { token: 7 }, { token: 'a.b.c' }, { token }]) say(message);
  await table();
  expect(store.getState().session.session?.id).toBe(member.id);
});

test('a new tab without an opener gets no session when tabs of two users answer', async () => {
  const tabs = [await someone(), await someone()].map(({ token }) => openTab(token));
  const { store } = await openApp({ path: '/private/leaguetable' });
  await login();
  expect(tabs.map(({ requests }) => requests.length)).toEqual([1, 1]);
  expect(store.getState().session.session).toBeNull();
});

test('a new tab that a link of one user opened gets the session of that user, also when another user answers first', async () => {
  const [{ member, token }, other] = [await someone(), await someone()];
  openTab(other.token);
  openTab(token);
  const { store, actions } = await openApp({ path: `/private/leaguetable?season=2025#user=${member.id}` });
  await table();
  expect(store.getState().session.session?.id).toBe(member.id);
  expect(window.location.href).toMatch(/\/private\/leaguetable\?season=2025$/);
  expect(JSON.stringify([store.getState(), actions])).not.toContain('#user=');
});

test('a new tab that a link of one user opened never becomes another user, only that one, however late', async () => {
  const [{ member, token }, other] = [await someone(), await someone()];
  openTab(other.token);
  const { store, say } = await askedInVain(`/private/leaguetable#user=${member.id}`);
  expect(store.getState().session.session).toBeNull();
  say({ token: other.token });
  say({ token });
  await table();
  expect(store.getState().session.session?.id).toBe(member.id);
});

test('a tab answers a new tab that asks for its own user and none that asks for another user', async () => {
  const { member, token } = await someone();
  const [other, forOther, forOwn] = [tabOn(), tabOn('for-another-user'), tabOn('for-own-user')];
  await openApp({ path: '/private/leaguetable', as: token });
  await table();
  other.say({ sessionWanted: 'for-another-user', userId: '0190a000-0000-7000-8000-000000000000' });
  other.say({ sessionWanted: 'for-own-user', userId: member.id });
  await waitFor(() => expect(forOwn.heard).toEqual([{ token }]));
  expect(forOther.heard).toEqual([]);
});

test.each([
  ['Ctrl-click', (link: HTMLElement) => fireEvent.click(link, { ctrlKey: true })],
  ['Cmd-click', (link: HTMLElement) => fireEvent.click(link, { metaKey: true })],
  ['Shift-click', (link: HTMLElement) => fireEvent.click(link, { shiftKey: true })],
  [
    'the middle button',
    (link: HTMLElement) => fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true })),
  ],
])('a link that %s opens in a new tab names the user, and only while it is pressed', async (_how, press) => {
  const { member, token } = await someone();
  await openApp({ path: '/private/profile', as: token });
  const link = await screen.findByRole('link', { name: 'League Table' });
  const opened: (string | null)[] = [];
  const note = (event: Event) => {
    opened.push(link.getAttribute('href'));
    event.preventDefault();
  };
  link.addEventListener('click', note);
  link.addEventListener('auxclick', note);
  press(link);
  expect(opened).toEqual([`/private/leaguetable#user=${member.id}`]);
  await waitFor(() => expect(link).toHaveAttribute('href', '/private/leaguetable'));
  fireEvent.contextMenu(link);
  expect(link).toHaveAttribute('href', '/private/leaguetable');
});
