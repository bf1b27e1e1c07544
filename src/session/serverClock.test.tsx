import { screen, waitFor } from '@testing-library/react';
import { countedCalls, cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { sql } from '@test/fixtures/database';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { claimsOf, signToken } from '@test/fixtures/tokens';
import { noteServerTime } from './serverClock';
import { sessionEnd, SESSION_KEY } from './token';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Puts the clock of this device forward by so many hours. */
function putForward(hours: number): void {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + hours * HOUR_MS);
}

beforeEach(() => {
  window.localStorage.clear();
  noteServerTime(new Date().toUTCString());
});
afterEach(() => jest.restoreAllMocks());

/** Returns a token that the server accepts for so many minutes more. */
async function signedInFor(minutes: number) {
  const fixtures = await makeFixtures();
  const claims = claimsOf(await fixtures.member({ club: await fixtures.club() }));
  await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, claims.sub]);
  return signToken({ ...claims, exp: Math.floor(Date.now() / 1000) + minutes * 60 });
}

const table = () => screen.findByRole('heading', { level: 1, name: /^league table$/i });
const login = () => screen.findByRole('textbox', { name: /^E-Mail/ });

test('a device clock that is 20 hours ahead ends no session, on no page load, and warns of no end', async () => {
  const token = await signedInFor(60);
  putForward(20);
  const { calls, stop } = countedCalls();
  const { store, close } = await openApp({ path: '/private/leaguetable', as: token });
  await table();
  expect(calls[0]).toBe('GET /health');
  // The end as this device's clock shows it.
  await waitFor(() => expect((sessionEnd()?.at ?? 0) - Date.now()).toBeGreaterThan(59 * MINUTE_MS));
  expect(store.getState().sessionEnd.endsSoon).toBeNull();
  close();
  // The next page knows the difference.
  calls.length = 0;
  await openApp({ path: '/private/leaguetable' });
  await table();
  expect(calls).not.toContain('GET /health');
  stop();
});

test('a device clock that is 20 hours behind hides no end of the session', async () => {
  const token = await signedInFor(4);
  putForward(-20);
  const { close } = await openApp({ path: '/private/leaguetable', as: token });
  await table();
  close();
  await openApp({ path: '/private/leaguetable' });
  expect(await screen.findByText(/^Your sign-in ends at /)).toBeVisible();
});

test('a session that has expired on the server is dropped when the page is loaded', async () => {
  await openApp({ path: '/private/leaguetable', as: await signedInFor(-1) });
  await login();
  expect(window.sessionStorage.getItem(SESSION_KEY)).toBeNull();
});

test('a session that looks expired is dropped when the server cannot be asked for the time', async () => {
  const token = await signedInFor(60);
  putForward(20);
  const reconnect = cutNetwork();
  await openApp({ path: '/private/leaguetable', as: token });
  await login();
  reconnect();
});
