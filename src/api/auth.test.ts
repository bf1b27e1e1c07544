import { waitFor } from '@testing-library/react';
import { watchOtherTabs } from '@/session/otherTabs';
import { storeSecret } from '@/session/secrets';
import { sessionLapsed } from '@/session/sessionSlice';
import { signedInAgain } from '@/session/signInAgain';
import { currentToken, dropToken } from '@/session/token';
import { cutNetwork } from '@test/browser/network';
import { signedInCache } from '@test/browser/signedInCache';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { accountApi, authApi } from './auth';

const opened: (() => void)[] = [];

afterEach(() => {
  dropToken();
  opened.splice(0).forEach((close) => close());
});

test('what waits for a new sign-in goes on by the token that comes with a new password', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const token = await fixtures.signedIn(member);
  const store = signedInCache(token);
  const leaving = new AbortController();
  const waiting = signedInAgain(leaving.signal);
  store.dispatch(sessionLapsed());
  const passwords = storeSecret({ currentPassword: member.password, newPassword: 'seven herons on the dune' });
  await store.dispatch(accountApi.endpoints.changePassword.initiate({ passwords }));
  leaving.abort();
  expect(await waiting).toBe(true);
  expect(currentToken()).not.toBe(token);
});

test.each([
  ['the tab in which somebody signed out', undefined],
  ['a tab that follows another one', { followsAnotherTab: true, isEnded: true } as const],
])('without a network %s ends the sign-in once the server is reached', async (_tab, why) => {
  const fixtures = await makeFixtures();
  const token = await fixtures.signedIn(await fixtures.member({ club: await fixtures.club() }));
  const store = signedInCache(token);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const plugIn = cutNetwork('/api/auth/signout');
  try {
    await store.dispatch(authApi.endpoints.signOut.initiate(why));
    expect(currentToken()).toBeNull();
    expect((await api(token).get('/api/golfclub/whoami')).status).toBe(200);
  } finally {
    plugIn();
    onLine.mockRestore();
  }
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect((await api(token).get('/api/golfclub/whoami')).status).toBe(401));
});

test('whoever ends all sign-ins tells the other tabs that none of theirs is left', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const store = signedInCache(await fixtures.signedIn(member));
  const otherTab = new BroadcastChannel('golf-club-session');
  opened.push(watchOtherTabs({ onSignedOut: () => undefined, tokenForNewTab: () => null }), () => otherTab.close());
  const heard = new Promise((resolve) => (otherTab.onmessage = ({ data }) => resolve(data)));
  await store.dispatch(authApi.endpoints.signOutEverywhere.initiate());
  expect(await heard).toEqual({ signedOut: member.id, endedSignIn: 'all' });
});
