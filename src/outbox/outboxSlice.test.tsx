import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { LoginSession } from '@/session/loginSession';
import { sessionSlice, signedIn, signedOut } from '@/session/sessionSlice';
import { openApp } from '@test/browser/openApp';
import { api } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { runTraining } from '@test/fixtures/trainings';
import { makeKnownVersions } from './batches';
import type { BallEntry } from './entries';
import {
  closeOutboxDatabase,
  deleteAcknowledged,
  deleteTraining,
  entriesOf,
  membersOf,
  trainingsOf,
} from './outboxDatabase';
import {
  ballRecorded,
  entryAcknowledged,
  entrySent,
  keepingFailed,
  MOST_UNDONE,
  outboxRead,
  outboxSlice,
  selectEntries,
  selectIsRead,
} from './outboxSlice';
import { discardEntry, recordBall } from './recording';

describe('outbox slice', () => {
  type Action = Parameters<typeof outboxSlice.reducer>[1];

  const entry = (key: string, changed: Partial<BallEntry> = {}): BallEntry => ({
    kind: 'ball',
    key,
    userId: 'petra',
    order: 1,
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

  const recorded = (key: string, changed: Partial<BallEntry> = {}) =>
    ballRecorded({ entry: entry(key, changed), before: null, isUndo: false });

  const after = (...actions: Action[]) =>
    actions.reduce((state, action) => outboxSlice.reducer(state, action), outboxSlice.getInitialState());

  test.each([
    ['is not known at first', [], false],
    ['is known once the database has been read', [outboxRead({ entries: [], knownBefore: [] })], true],
    ['is known where nothing can be stored', [keepingFailed()], true],
    ['is not known after a sign-out', [outboxRead({ entries: [], knownBefore: [] }), signedOut()], false],
  ])('what is unsent %s', (_what, actions, isRead) => {
    expect(selectIsRead({ outbox: after(...actions) })).toBe(isRead);
  });

  const keys = ({ entries }: ReturnType<typeof after>) => entries.map(({ key, state }) => `${key} ${state}`);

  test.each([
    [
      'what another tab has recorded comes in',
      [],
      outboxRead({ entries: [entry('a')], knownBefore: [] }),
      ['a waiting'],
    ],
    ['what another tab has sent goes', [recorded('a')], outboxRead({ entries: [], knownBefore: ['a'] }), []],
    [
      'what is under way here stays under way',
      [recorded('a'), entrySent('a')],
      outboxRead({ entries: [entry('a')], knownBefore: ['a'] }),
      ['a sending'],
    ],
    [
      'what was recorded while it was being read stays',
      [recorded('a'), recorded('b', { order: 2 })],
      outboxRead({ entries: [entry('a')], knownBefore: ['a'] }),
      ['a waiting', 'b waiting'],
    ],
    [
      'what could not be kept stays',
      [recorded('a', { isKept: false })],
      outboxRead({ entries: [], knownBefore: ['a'] }),
      ['a waiting'],
    ],
    [
      'what was acknowledged while it was being read does not come back',
      [recorded('a'), entryAcknowledged({ key: 'a', version: 1 })],
      outboxRead({ entries: [entry('a')], knownBefore: ['a'] }),
      [],
    ],
    [
      'what another tab was refused is refused here',
      [recorded('a')],
      outboxRead({ entries: [entry('a', { state: 'refused' })], knownBefore: ['a'] }),
      ['a refused'],
    ],
  ] satisfies [string, Action[], Action, string[]][])('when it is read, %s', (_case, before, read, expected) => {
    expect(keys(after(...before, read))).toEqual(expected);
  });

  test('a recording that was read before it was told is there once', () => {
    expect(keys(after(outboxRead({ entries: [entry('a')], knownBefore: [] }), recorded('a')))).toEqual(['a waiting']);
  });

  test('only the latest recordings can be undone', () => {
    const many = Array.from({ length: MOST_UNDONE + 5 }, (_none, index) => recorded(`ball ${index}`, { index }));
    const { undoable } = after(...many);
    expect(undoable).toHaveLength(MOST_UNDONE);
    expect(undoable[0]?.key).toBe('ball 5');
  });

  test('signing out shows nothing of it any more, and this device still cannot keep anything', () => {
    expect(after(recorded('a'), keepingFailed(), signedOut())).toMatchObject({
      entries: [],
      undoable: [],
      isKept: false,
    });
  });

  describe('a ball recorded in the moment in which its earlier recording is acknowledged', () => {
    const knownVersions = makeKnownVersions();
    knownVersions.acknowledged(entry('first', { basedOn: 2 }), 3);
    test.each([
      ['is based on what that became', 2, 3],
      ['also if its screen was older still', 0, 3],
      ['is left alone if it has seen something newer', 4, 4],
    ])('%s', (_case, basedOn, expected) => {
      expect(knownVersions.rebase(entry('second', { basedOn })).basedOn).toBe(expected);
    });
    test('is not confused with another ball', () => {
      expect(knownVersions.rebase(entry('other', { index: 1 })).basedOn).toBe(0);
    });
  });
});

describe('recording', () => {
  beforeEach(async () => {
    await closeOutboxDatabase();
    globalThis.indexedDB = new IDBFactory();
  });

  const petra: LoginSession = {
    id: 'petra',
    golfclubId: 'club',
    email: 'petra@example.org',
    name: 'Petra',
    surname: 'Lang',
    roles: ['APPROVED', 'PRO'],
    bookable: false,
  };

  function openPage() {
    const store = configureStore({ reducer: combineSlices(outboxSlice, sessionSlice) });
    store.dispatch(signedIn(petra));
    const record = (points: number, basedOn = 0, playerDataId = 'jana') =>
      store.dispatch(recordBall({ trainingId: 'training', playerDataId, index: 0, points, basedOn, before: null }));
    const latest = (): BallEntry => {
      const entry = selectEntries(store.getState()).at(-1);
      if (entry?.kind !== 'ball') throw new Error('no ball is waiting');
      return entry;
    };
    const acknowledge = async (entry: BallEntry, version: number) => {
      await deleteAcknowledged([{ entry, version }]);
      store.dispatch(entryAcknowledged({ key: entry.key, version }));
    };
    return { store, record, latest, acknowledge };
  }

  const onDisk = async () =>
    (await entriesOf('petra')).map((entry) => entry.kind === 'ball' && [entry.points, entry.basedOn]);

  describe('a ball recorded again, on a screen that shows its earlier recording as unsent,', () => {
    test('while the server acknowledges that one, is kept as based on what it became', async () => {
      const page = openPage();
      await page.record(3);
      await Promise.all([page.acknowledge(page.latest(), 7), page.record(1)]);
      expect(await onDisk()).toEqual([[1, 7]]);
      expect(page.latest()).toMatchObject({ points: 1, basedOn: 7 });
    });

    test('is not confused with the ball of another player', async () => {
      const page = openPage();
      await page.record(3);
      await Promise.all([page.acknowledge(page.latest(), 7), page.record(1, 0, 'emil')]);
      expect(await onDisk()).toEqual([[1, 0]]);
    });

    test('is left as it is if that one was given up', async () => {
      const page = openPage();
      await page.record(3);
      await page.acknowledge(page.latest(), 7);
      await page.record(1, 7);
      await Promise.all([page.store.dispatch(discardEntry(page.latest().key)), page.record(-1, 5)]);
      expect(await onDisk()).toEqual([[-1, 5]]);
    });
  });

  test('a ball recorded on a screen that shows nothing of it is based on nothing, also where it was sent from here once', async () => {
    const page = openPage();
    await page.record(3);
    await page.acknowledge(page.latest(), 7);
    await page.record(1, 0);
    expect(await onDisk()).toEqual([[1, 0]]);
  });

  test('nothing is remembered of the balls of a training that is no longer kept', async () => {
    const page = openPage();
    await page.record(3);
    const first = page.latest();
    await deleteAcknowledged([{ entry: first, version: 7 }]);
    await deleteTraining('petra', 'training');
    await page.record(1);
    expect(await onDisk()).toEqual([[1, 0]]);
  });
});

describe('offline trainings', () => {
  const reach = window.fetch;

  afterEach(() => {
    window.fetch = reach;
  });

  const cutOff = () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  };

  async function runningTraining() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const pro = await fixtures.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
    const anna = await fixtures.member({ club, name: 'Anna', surname: 'Berg' });
    const template = await fixtures.template({ name: { en: 'Wet sand', de: 'Nasser Sand' } });
    const training = await runTraining({ pro, players: [anna], template });
    return { pro, token: await fixtures.signedIn(pro), id: training.id, path: `/private/sessionwizard/${training.id}` };
  }

  const storedIds = async (userId: string) => (await trainingsOf(userId)).map(({ training }) => training.id);

  test('a running training that was read is there without the server, says how old it is, and then is refreshed', async () => {
    const { pro, token, id, path } = await runningTraining();
    const opened = await openApp({ path: `${path}?status=STARTED`, as: token });
    await screen.findByRole('heading', { level: 2, name: 'Wet sand' });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([id]));
    await waitFor(async () => expect(await membersOf(pro.id, pro.golfclubId)).toBeDefined());
    opened.close();

    cutOff();
    await openApp({ path: `${path}?status=STARTED` });
    expect(await screen.findByRole('heading', { level: 2, name: 'Wet sand' })).toBeVisible();
    expect(await screen.findByText(/^Not refreshed since/)).toBeVisible();
    expect(screen.getAllByText(/Anna Berg/)[0]).toBeVisible();
    expect(await screen.findByText(/The server cannot be reached at the moment.*Recording goes on/)).toBeVisible();
    const status = within(screen.getByRole('group', { name: 'Connection and unsent balls' }));
    expect(status.getByText('Server not reached')).toBeVisible();
    expect(await screen.findByText(/these are the members as this device knows them/)).toBeVisible();

    window.fetch = reach;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Not refreshed since/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(/The server cannot be reached/)).not.toBeInTheDocument());
    expect(status.getByText('All sent')).toBeVisible();
  });

  test('the list of the started trainings falls back to those that were read, and the reason stands once above them', async () => {
    const { pro, token, id, path } = await runningTraining();
    const opened = await openApp({ path, as: token });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([id]));
    await waitFor(async () => expect(await membersOf(pro.id, pro.golfclubId)).toBeDefined());
    opened.close();

    cutOff();
    await openApp({ path: '/private/sessionwizard?status=STARTED' });
    const list = await screen.findByRole('list', { name: 'Trainings' });
    expect(within(list).getByRole('link', { name: 'Wet sand' })).toBeVisible();
    expect(await screen.findByText(/The server cannot be reached at the moment/)).toBeVisible();
    expect(await screen.findByText(/these are the members as this device knows them/)).toBeVisible();
  });

  test('a training that has ended elsewhere is no longer kept', async () => {
    const { pro, token, id, path } = await runningTraining();
    const opened = await openApp({ path, as: token });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([id]));
    opened.close();
    await api(token).put(`/api/scheduledtrainings/${id}/finish`);
    await openApp({ path: '/private/sessionwizard?status=STARTED' });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([]));
  });

  test('whoever signs out leaves no training behind on the device', async () => {
    const { pro, token, id, path } = await runningTraining();
    const { user } = await openApp({ path, as: token });
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([id]));
    await user.click(await screen.findByRole('button', { name: 'P. Lang' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(async () => expect(await storedIds(pro.id)).toEqual([]));
  });
});
