import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { setClock, stopClock } from '@test/browser/clock';
import { cutNetwork } from '@test/browser/network';
import { requestedPage } from '@/routing/routes';
import { sessionOfToken } from '@/session/loginSession';
import { selectSession, signedIn } from '@/session/sessionSlice';
import { storeToken } from '@/session/token';
import { openApp } from '@test/browser/openApp';
import { replayOf } from '@test/browser/openCapsule';
import { playersPlay } from '@test/browser/openTrainings';
import { setLocks } from '@test/browser/outboxTabs';
import { checkServer, storesNothing } from './onDevice';
import { closeOutboxDatabase } from './outboxDatabase';
import { queueStart } from './recording';

stopClock();

const OUTBOX = 'golf-club-outbox';
const HOUR_MS = 60 * 60 * 1_000;

let userId = '';

/** Returns what is stored for the pro of this test: the app of an earlier one may still be storing what it read. */
async function stored(store: 'trainings' | 'members' | 'recorders' | 'entries'): Promise<unknown[]> {
  const database = await openDB(OUTBOX);
  const rows = (await database.getAll(store)) as { userId: string }[];
  database.close();
  return rows.filter((row) => row.userId === userId);
}

let reconnect: () => void = () => undefined;
afterEach(() => {
  reconnect();
  jest.restoreAllMocks();
});
beforeEach(async () => {
  await closeOutboxDatabase();
  indexedDB.deleteDatabase(OUTBOX);
  window.localStorage.clear();
});

/** Opens the recorder, then the page anew as a killed browser does: without its session storage. */
async function recorderWasOpen() {
  const played = await playersPlay();
  const { store } = await openApp({ path: `${played.path}&record=one`, as: played.token });
  userId = selectSession(store.getState())?.id ?? '';
  await screen.findByText('Result of ball 1: Jana Möller');
  await waitFor(async () => expect(await stored('recorders')).toHaveLength(1));
  await waitFor(async () => expect(await stored('trainings')).toHaveLength(1));
  await waitFor(async () => expect(await stored('members')).toHaveLength(1));
  return played;
}

const offer = () => screen.findByRole('link', { name: /^Go on recording: / });

async function openKilled(path = '/public/login') {
  window.sessionStorage.clear();
  return openApp({ path });
}

test('a ball recorded without a sign-in waits for whoever had the recorder open', async () => {
  const { balls } = await recorderWasOpen();
  reconnect = cutNetwork();
  const { user, store } = await openKilled();
  await user.click(await offer());
  expect(await screen.findByText('Result of ball 1: Jana Möller')).toBeVisible();
  expect(store.getState().session.session).toBeNull();
  await user.keyboard('3');
  expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
  await waitFor(async () => expect(await stored('entries')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Close the recording' }));
  expect(await screen.findByText(/^1 ball waits on this device\./)).toBeVisible();
  expect(store.getState().outbox.entries).toEqual([]);
  expect(JSON.stringify(store.getState().api)).not.toContain('Jana');
  expect(await balls()).toEqual([[], []]);
});

test('whoever signs in from the recorder comes back to it, and nobody else does', async () => {
  const { token, path } = await recorderWasOpen();
  const id = /sessionwizard\/([^?]+)/.exec(path)?.[1];
  reconnect = cutNetwork();
  const { user, store } = await openKilled();
  await user.click(await offer());
  await screen.findByText('Result of ball 1: Jana Möller');
  reconnect();
  await act(() => store.dispatch(checkServer()));
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await screen.findByRole('button', { name: 'Sign In' });
  const { state } = window.history as { state: { usr: unknown } };
  const somebodyElse = sessionOfToken((await playersPlay()).token)?.session.id ?? '';
  expect(requestedPage(state.usr, somebodyElse)).toBeNull();

  const session = sessionOfToken(token)?.session;
  if (!session) throw new Error('unreadable token');
  storeToken(token, session);
  act(() => void store.dispatch(signedIn(session)));
  expect(await screen.findByText('Result of ball 1: Jana Möller')).toBeVisible();
  expect(window.location.pathname).toBe(`/private/sessionwizard/${id}`);
});

test('the recorder is not offered while the server answers, nor after twelve hours, when what was kept for it is deleted', async () => {
  await recorderWasOpen();
  await openKilled();
  await screen.findByRole('button', { name: 'Sign In' });
  await openKilled('/public/recorder');
  await waitFor(() => expect(window.location.pathname).toBe('/public/login'));
  expect(screen.queryByRole('link', { name: /^Go on recording: / })).not.toBeInTheDocument();

  setClock(new Date(Date.now() + 12 * HOUR_MS + 1).toISOString());
  reconnect = cutNetwork();
  const app = await openKilled('/public/recorder');
  const none = 'No recorder was open on this device within the last twelve hours.';
  expect(await screen.findByText(none)).toBeVisible();
  expect([...(await stored('recorders')), ...(await stored('trainings')), ...(await stored('members'))]).toEqual([]);
  const { showStep, last } = await replayOf(app);
  await showStep(last);
  expect(await screen.findByText(none)).toBeVisible();
});

test('the twelve hours follow the clock of the server, not a clock of the device that is put forward', async () => {
  await recorderWasOpen();
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 13 * HOUR_MS);
  await openKilled();
  await waitFor(() => expect(window.localStorage.getItem('golf-club-server-clock')).not.toBeNull());
  reconnect = cutNetwork();
  await openKilled();
  expect(await offer()).toBeVisible();
  expect(await stored('recorders')).toHaveLength(1);
});

test('whoever records in it goes on using the recorder, also without a sign-in', async () => {
  const { token, path } = await recorderWasOpen();
  const begin = Date.now();
  const { user, close } = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  reconnect = cutNetwork();
  const atHour = (hours: number) => setClock(new Date(begin + hours * HOUR_MS).toISOString());
  const usedAtHour = async () => {
    const [recorder] = (await stored('recorders')) as { openedAt: string }[];
    return Math.round((Date.parse(recorder?.openedAt ?? '') - begin) / HOUR_MS);
  };
  atHour(8);
  await user.keyboard('3');
  await waitFor(async () => expect(await usedAtHour()).toBe(8));
  close();

  atHour(16);
  const unsigned = await openKilled();
  await unsigned.user.click(await offer());
  expect(await screen.findByText('Result of ball 2: Jana Möller')).toBeVisible();
  expect(await usedAtHour()).toBe(8);
  await unsigned.user.keyboard('3');
  await waitFor(async () => expect(await usedAtHour()).toBe(16));
});

test.each(['unsent', 'signed in'] as const)(
  'what is stored for a recorder of long ago stays as long as its user is %s',
  async (reason) => {
    const { token, path } = await recorderWasOpen();
    reconnect = cutNetwork();
    if (reason === 'unsent') {
      const { user } = await openApp({ path: `${path}&record=one`, as: token });
      await screen.findByText('Result of ball 1: Jana Möller');
      await user.keyboard('3');
      await waitFor(async () => expect(await stored('entries')).toHaveLength(1));
    } else setLocks({ query: () => Promise.resolve({ held: [{ name: `golf-club-outbox/${userId}` }], pending: [] }) });
    setClock(new Date(Date.now() + 12 * HOUR_MS + 1).toISOString());
    await openKilled('/public/recorder');
    expect(await screen.findByText(/^No recorder was open/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'locks');
    expect(await stored('trainings')).toHaveLength(1);
    expect(await stored('recorders')).toHaveLength(1);
  },
);

test('who wants nothing kept on the device leaves no training, member or recorder on it', async () => {
  const { token, path } = await recorderWasOpen();
  const app = await openApp({ path: '/private/profile', as: token });
  const keepsNothing = () => screen.findByRole('switch', { name: 'Keep nothing on this device' });
  await app.user.click(await keepsNothing());
  await screen.findByText(/^What was kept is deleted/);
  const allStored = async () => [
    ...(await stored('recorders')),
    ...(await stored('trainings')),
    ...(await stored('members')),
  ];
  expect(await allStored()).toEqual([]);
  await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  expect(await allStored()).toEqual([]);

  const profile = await openApp({ path: '/private/profile', as: token });
  expect(await keepsNothing()).toBeChecked();
  const { showStep, last } = await replayOf(profile);
  window.localStorage.clear();
  await showStep(last);
  expect(await keepsNothing()).toBeChecked();
});

test('where what is kept cannot be deleted, that is said, and the device goes on keeping it', async () => {
  const { token } = await recorderWasOpen();
  const { user } = await openApp({ path: '/private/profile', as: token });
  const keepsNothing = await screen.findByRole('switch', { name: 'Keep nothing on this device' });
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('broken', 'UnknownError');
  };
  await closeOutboxDatabase();
  await user.click(keepsNothing);
  expect(await screen.findByText(/^This device could not delete what it keeps/)).toBeVisible();
  expect(keepsNothing).not.toBeChecked();
  expect(storesNothing(userId)).toBe(false);
  indexedDB.open = open;
  expect(await stored('members')).toHaveLength(1);
  await user.click(keepsNothing);
  await screen.findByText(/^What was kept is deleted/);
  expect(keepsNothing).toBeChecked();
  expect(await stored('members')).toEqual([]);
});

test('while balls are unsent the device cannot be told to keep nothing', async () => {
  const { token, path } = await recorderWasOpen();
  reconnect = cutNetwork('/ball/add');
  const { user } = await openApp({ path: `${path}&record=one`, as: token });
  await screen.findByText('Result of ball 1: Jana Möller');
  await user.keyboard('3');
  await waitFor(async () => expect(await stored('entries')).toHaveLength(1));
  const { store } = await openApp({ path: '/private/profile', as: token });
  expect(await screen.findByText(/^1 ball is not sent yet/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Keep nothing on this device' })).toBeDisabled();
  await act(() => store.dispatch(queueStart('training', null)));
  expect(await screen.findByText(/^2 changes are not sent yet/)).toBeVisible();
});

test('signing out by hand deletes what was kept for the recorder', async () => {
  const { token } = await recorderWasOpen();
  const { store } = await openApp({ path: '/private/profile', as: token });
  const { signOut } = await import('@/api/auth');
  await store.dispatch(signOut());
  await waitFor(async () =>
    expect([...(await stored('recorders')), ...(await stored('trainings')), ...(await stored('members'))]).toEqual([]),
  );
});
