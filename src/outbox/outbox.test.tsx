import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { cutNetwork, pauseNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import type { BallEntry, FinishEntry } from './entries';
import {
  addEntry,
  closeOutboxDatabase,
  deleteAcknowledged,
  deleteEntry,
  entriesOf,
  replaceEntries,
  replaceEntry,
} from './outboxDatabase';
import { selectEntries, sendingAsked } from './outboxSlice';
import { queueFinish, queueStart, recordBall } from './recording';

describe('outbox', () => {
  const PAGE = '/private/leaguetable';

  async function janaPlays() {
    const { fixtures, club, pro, calls, player } = await proOfNewClub();
    const jana = await player({ name: 'Jana', surname: 'Möller' });
    const training = await fixtures.training({
      club,
      status: 'STARTED',
      sessions: [{ players: [jana], status: 'EDIT' }],
    });
    const [playerDataId = ''] = training.sessionIds;
    const server = calls(training.id);
    const stored = async () =>
      (await server.read()).body.trainingSessions[0]?.balls.map(({ index, points }) => [index, points]);
    const ball = (index: number, points: number) =>
      recordBall({ trainingId: training.id, playerDataId, index, points, basedOn: 0, before: null });
    return {
      fixtures,
      club,
      pro,
      id: training.id,
      playerDataId,
      server,
      stored,
      ball,
      token: await fixtures.signedIn(pro),
    };
  }

  const unsent = (name: string | RegExp) => screen.findByRole('button', { name });

  const nothingUnsent = () =>
    waitFor(() =>
      expect(screen.queryByRole('button', { name: /^(Not synced yet|Waiting to be)/ })).not.toBeInTheDocument(),
    );

  test('a ball recorded without a network is counted, survives a reload, and is sent once the network is back', async () => {
    const { token, ball, stored } = await janaPlays();
    const { store, close } = await openApp({ path: PAGE, as: token });
    let plugIn = cutNetwork();
    try {
      await act(() => store.dispatch(ball(0, 3)));
      await act(() => store.dispatch(ball(1, -1)));
      expect(await unsent('Not synced yet: 2 balls')).toHaveTextContent('2 unsent');
      close();
      plugIn();
      expect(await stored()).toEqual([]);

      plugIn = cutNetwork();
      const again = await openApp({ path: PAGE });
      await again.user.click(await unsent('Not synced yet: 2 balls'));
      const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
      expect(await drawer.findByText('a player, ball 1: 3 points')).toBeVisible();
      expect(drawer.getByText('a player, ball 2: -1 point')).toBeVisible();
      // Not while it is tried.
      const tryNow = await drawer.findByRole('button', { name: 'Try now' });
      plugIn();
      await again.user.click(tryNow);
      expect(await drawer.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    } finally {
      plugIn();
    }
    expect(await stored()).toEqual([
      [0, 3],
      [1, -1],
    ]);
  });

  test('what was refused because the training was finished elsewhere is reopened and sent', async () => {
    const { token, ball, server, stored } = await janaPlays();
    await server.finish();
    const { store, user } = await openApp({ path: PAGE, as: token });
    await act(() => store.dispatch(ball(0, 3)));

    await user.click(await unsent('Not synced yet: 1 ball, 1 of them needs a decision'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Not synced yet' }));
    expect(await drawer.findByText('Jana Möller, ball 1: 3 points')).toBeVisible();
    expect(drawer.getByText(/^Refused: Someone changed this/)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Reopen and send 1 ball: Jana Möller' }));
    expect(await drawer.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    expect(await stored()).toEqual([[0, 3]]);
    expect((await server.read()).body.status).toBe('STARTED');
  });

  test('a refused ball is discarded only after a question', async () => {
    const { token, ball, server, stored } = await janaPlays();
    await server.finish();
    const { store, user } = await openApp({ path: PAGE, as: token });
    await act(() => store.dispatch(ball(0, 3)));
    await user.click(await unsent(/needs a decision/));
    await user.click(await screen.findByRole('button', { name: 'Discard: Jana Möller, ball 1: 3 points' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Jana Möller, ball 1: 3 points')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Discard: Jana Möller, ball 1: 3 points' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  test('a ball that is being sent when its discarding is confirmed stays, and the question closes once it has arrived', async () => {
    const { token, ball, stored } = await janaPlays();
    const { store, user } = await openApp({ path: PAGE, as: token });
    const resume = pauseNetwork('/ball/add');
    const discard = async () =>
      user.click(await screen.findByRole('button', { name: 'Discard: Jana Möller, ball 1: 3 points' }));
    try {
      await act(() => store.dispatch(ball(0, 3)));
      await user.click(await unsent('Not synced yet: 1 ball'));
      await waitFor(() => expect(selectEntries(store.getState())).toMatchObject([{ state: 'sending' }]));
      await discard();
      await user.click(await screen.findByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('Nothing was discarded: it is being sent at this moment.')).toBeVisible();
      await discard();
      await screen.findByRole('button', { name: 'Confirm' });
    } finally {
      resume();
    }
    expect(await screen.findByText('Everything recorded on this device has reached the server.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument());
    expect(await stored()).toEqual([[0, 3]]);
  });

  test('a training queued to be finished is finished behind its balls', async () => {
    const { token, ball, id, server } = await janaPlays();
    const { store } = await openApp({ path: PAGE, as: token });
    const plugIn = cutNetwork();
    try {
      await act(() => store.dispatch(ball(0, 3)));
      await act(() => store.dispatch(queueFinish(id)));
      await act(() => store.dispatch(queueFinish(id)));
      await unsent('Not synced yet: 1 ball');
    } finally {
      plugIn();
    }
    act(() => void store.dispatch(sendingAsked()));
    await nothingUnsent();
    expect((await server.read()).body).toMatchObject({ status: 'FINISHED', trainingSessions: [{ totalPoints: 3 }] });
  });

  test('signing out with balls waiting asks first, nobody else sees them, and they are sent at the next sign-in', async () => {
    const { fixtures, club, pro, id, token, ball, stored } = await janaPlays();
    const other = await fixtures.signedIn(await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] }));
    const { store, user } = await openApp({ path: PAGE, as: token, locale: 'de' });
    const plugIn = cutNetwork();
    try {
      await act(() => store.dispatch(ball(0, 3)));
      await unsent('Noch nicht übertragen: 1 Ball');
      await user.click(screen.getByRole('link', { name: 'Abmelden' }));
      expect(await screen.findByText(/^Sie bleiben auf diesem Gerät/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Angemeldet bleiben' }));
      await act(() => store.dispatch(queueStart(id, null)));
      await user.click(await screen.findByRole('link', { name: 'Abmelden' }));
      expect(await screen.findByText('Mit nicht übertragenen Änderungen abmelden?')).toBeVisible();
      expect(screen.getByText('2 Änderungen haben den Server nicht erreicht.')).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Trotzdem abmelden' }));
      await screen.findByRole('textbox', { name: /^E-Mail/ });
    } finally {
      plugIn();
    }
    await openApp({ path: PAGE, as: other, locale: 'en' });
    await screen.findByRole('heading', { level: 1, name: /^league table$/i });
    expect(screen.queryByRole('button', { name: /^Not synced yet/ })).not.toBeInTheDocument();
    expect(await stored()).toEqual([]);

    await openApp({ path: PAGE, as: await fixtures.signedIn(pro) });
    await waitFor(async () => expect(await stored()).toEqual([[0, 3]]));
  });
});

describe('outbox database', () => {
  beforeEach(async () => {
    await closeOutboxDatabase();
    globalThis.indexedDB = new IDBFactory();
  });

  const ball = (key: string, changed: Partial<BallEntry> = {}): Omit<BallEntry, 'order'> => ({
    kind: 'ball',
    key,
    userId: 'petra',
    trainingId: 'training',
    playerDataId: 'jana',
    index: 0,
    points: 3,
    basedOn: 0,
    recordedAt: '2026-05-14T09:30:00.000Z',
    state: 'waiting',
    failure: null,
    isKept: true,
    ...changed,
  });

  const keep = (key: string, changed: Partial<BallEntry> = {}) => addEntry<BallEntry>(ball(key, changed));

  const keysOf = async (userId = 'petra') => (await entriesOf(userId)).map(({ key }) => key);

  test('what is kept at the same moment is read in the order in which it was recorded, also after a restart', async () => {
    await Promise.all(['z', 'a', 'm'].map((key, index) => keep(key, { index })));
    await closeOutboxDatabase();
    expect(await keysOf()).toEqual(['z', 'a', 'm']);
    await keep('b', { index: 3 });
    expect(await keysOf()).toEqual(['z', 'a', 'm', 'b']);
  });

  test('the order goes on where it was although everything was sent', async () => {
    const first = await keep('first');
    await deleteEntry('first');
    expect((await keep('second')).order).toBe(first.order + 1);
  });

  test('nobody reads what somebody else has recorded on this device', async () => {
    await keep('petras');
    await keep('emils', { userId: 'emil' });
    expect(await keysOf('petra')).toEqual(['petras']);
    expect(await keysOf('emil')).toEqual(['emils']);
  });

  test('what was being sent when the page went waits again', async () => {
    const entry = await keep('first');
    await replaceEntry('first', { ...entry, state: 'sending' });
    expect(await entriesOf('petra')).toMatchObject([{ key: 'first', state: 'waiting' }]);
  });

  test('a new key takes the place of the old one and keeps its order', async () => {
    const entry = await keep('first');
    await keep('second', { index: 1 });
    await replaceEntry('first', { ...entry, key: 'renewed', basedOn: 4 });
    expect(await entriesOf('petra')).toMatchObject([{ key: 'renewed', basedOn: 4 }, { key: 'second' }]);
  });

  test('acknowledging drops the recording and bases later ones of the same ball on what it became, nobody else’s', async () => {
    const first = await keep('first');
    await keep('again');
    await keep('otherBall', { index: 1 });
    await keep('otherSession', { playerDataId: 'emil' });
    await keep('otherUser', { userId: 'emil' });
    await deleteAcknowledged([{ entry: first, version: 7 }]);
    expect((await entriesOf('petra')).map((entry) => [entry.key, entry.kind === 'ball' && entry.basedOn])).toEqual([
      ['again', 7],
      ['otherBall', 0],
      ['otherSession', 0],
    ]);
    expect(await entriesOf('emil')).toMatchObject([{ basedOn: 0 }]);
  });

  test('a burst is dropped together, and each later recording is based on what its own ball became', async () => {
    const burst = [await keep('first'), await keep('second', { index: 1 })];
    await keep('secondAgain', { index: 1 });
    await keep('firstAgain');
    await deleteAcknowledged(burst.map((entry, position) => ({ entry, version: 5 + position })));
    expect(await entriesOf('petra')).toMatchObject([
      { key: 'secondAgain', basedOn: 6 },
      { key: 'firstAgain', basedOn: 5 },
    ]);
  });

  test('what was given up while its burst was being prepared does not come back', async () => {
    const [first, second] = [await keep('first'), await keep('second', { index: 1 })];
    await deleteEntry('first');
    await replaceEntries([first, second].map((entry) => ({ ...entry, burst: { key: 'burst', size: 2 } })));
    expect(await entriesOf('petra')).toMatchObject([{ key: 'second', burst: { key: 'burst', size: 2 } }]);
  });

  test('an acknowledged finish leaves the balls alone', async () => {
    await keep('first');
    const { index, points, basedOn, recordedAt, ...shared } = ball('finish');
    const finish = await addEntry<FinishEntry>({ ...shared, kind: 'finish', playerDataId: null });
    expect([index, points, basedOn, recordedAt]).not.toContain(undefined);
    await deleteAcknowledged([{ entry: finish, version: null }]);
    expect(await entriesOf('petra')).toMatchObject([{ key: 'first', basedOn: 0 }]);
  });

  test('what an earlier version of the app has kept is still there', async () => {
    const earlier = await openDB('golf-club-outbox', 1, {
      upgrade(made) {
        made.createObjectStore('entries', { keyPath: 'key' }).createIndex('userId', 'userId');
        made.createObjectStore('counters');
        made.createObjectStore('trainings', { keyPath: ['userId', 'trainingId'] }).createIndex('userId', 'userId');
      },
    });
    await earlier.put('entries', { ...ball('first'), order: 4 });
    await earlier.put('counters', 4, 'order');
    earlier.close();
    const again = await keep('again');
    expect(again.order).toBe(5);
    await deleteAcknowledged([{ entry: { ...again, key: 'first', order: 4 }, version: 7 }]);
    expect(await entriesOf('petra')).toMatchObject([{ key: 'again', basedOn: 7 }]);
  });
});
