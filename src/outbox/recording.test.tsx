import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { IDBFactory } from 'fake-indexeddb';
import type { LoginSession } from '@/session/loginSession';
import { sessionSlice, signedIn, signedOut } from '@/session/sessionSlice';
import type { ScheduledTraining } from '@contract/training';
import { deleteAcknowledged } from './acknowledgedBalls';
import type { BallEntry } from './entries';
import { closeOutboxDatabase, entriesOf } from './outboxDatabase';
import * as outboxDatabase from './outboxDatabase';
import { deleteTraining, putTraining, trainingOf } from './storedTrainings';
import { asRefused } from './entries';
import { entryAcknowledged, entryReplaced, outboxSlice, selectEntries, selectIsStored } from './outboxSlice';
import { readOutbox } from './readOutbox';
import { discardEntry, overwriteBall } from './decisions';
import { recordBall } from './recording';

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
    const ofTraining = { trainingId: 'training', index: 0, before: null };
    const record = (points: number, basedOn = 0, playerDataId = 'jana') =>
      store.dispatch(recordBall({ ...ofTraining, playerDataId, points, basedOn }));
    const recordTaken = (points: number) =>
      store.dispatch(recordBall({ ...ofTraining, playerDataId: 'jana', points, basedOn: 0, isTaken: true }));
    const latest = (): BallEntry => {
      const entry = selectEntries(store.getState()).at(-1);
      if (entry?.kind !== 'ball') throw new Error('no ball is waiting');
      return entry;
    };
    const acknowledge = async (entry: BallEntry, version: number) => {
      await deleteAcknowledged([{ entry, version }]);
      store.dispatch(entryAcknowledged({ key: entry.key, version }));
    };
    return { store, record, recordTaken, latest, acknowledge };
  }

  const onDisk = async () =>
    (await entriesOf('petra')).map((entry) => entry.kind === 'ball' && [entry.points, entry.basedOn]);

  test('a ball that this device could not keep comes before what it keeps later, also where both are read again', async () => {
    const page = openPage();
    await page.record(3);
    await closeOutboxDatabase();
    const { indexedDB } = globalThis;
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as IDBFactory;
    await page.record(4);
    globalThis.indexedDB = indexedDB;
    await page.record(1);
    await readOutbox(page.store, 'petra');
    const recorded = selectEntries(page.store.getState());
    expect(recorded.map((entry) => entry.kind === 'ball' && [entry.points, entry.isKept])).toEqual([
      [3, true],
      [4, false],
      [1, true],
    ]);
  });

  test('a ball that is recorded after the browser has deleted its database comes after what was recorded before', async () => {
    const page = openPage();
    for (const points of [3, 4]) await page.record(points);
    await closeOutboxDatabase();
    globalThis.indexedDB = new IDBFactory();
    await page.record(1);
    expect(selectEntries(page.store.getState()).map(({ order }) => order)).toEqual([1, 2, 3]);
  });

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

  describe('a ball recorded on a screen that says that it was recorded elsewhere', () => {
    const inState = ({ store }: ReturnType<typeof openPage>) =>
      selectEntries(store.getState()).map((entry) => entry.kind === 'ball' && [entry.points, entry.basedOn]);

    test('while the server acknowledges that, is kept as based on what had been seen', async () => {
      const page = openPage();
      await page.record(3);
      await Promise.all([page.acknowledge(page.latest(), 7), page.recordTaken(0)]);
      expect(await onDisk()).toEqual([[0, 0]]);
      expect(inState(page)).toEqual([[0, 0]]);
    });

    test('stays so when that is acknowledged, and its own correction is based on what it becomes alone', async () => {
      const page = openPage();
      await page.record(3);
      const other = page.latest();
      await page.recordTaken(0);
      const own = page.latest();
      await page.record(-1, 7);
      await page.acknowledge(other, 7);
      expect(await onDisk()).toEqual([
        [0, 0],
        [-1, 0],
      ]);
      expect(inState(page)).toEqual(await onDisk());
      await page.acknowledge(own, 8);
      expect(await onDisk()).toEqual([[-1, 8]]);
      expect(inState(page)).toEqual([[-1, 8]]);
    });
  });

  test('of two corrections that are pressed at once the second is one of the first', async () => {
    const page = openPage();
    await page.record(3);
    await page.recordTaken(0);
    await Promise.all([page.record(-1), page.record(4)]);
    const [, taken, first, second] = selectEntries(page.store.getState());
    expect([first, second]).toMatchObject([{ corrects: taken?.order }, { points: 4, corrects: first?.order }]);
  });

  test('of a ball that is taken back while it is being stored nothing is left, and those beside it stay', async () => {
    const page = openPage();
    const storing = new AbortController();
    const taken = { trainingId: 'training', playerDataId: 'jana', index: 1, points: 1, basedOn: 0, before: null };
    const all = [
      page.record(3),
      page.store.dispatch(recordBall(taken, { signal: storing.signal })),
      page.record(0, 0, 'emil'),
    ];
    storing.abort();
    await Promise.all(all);
    expect(await onDisk()).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(selectEntries(page.store.getState())).toEqual(await entriesOf('petra'));
    expect(selectIsStored(page.store.getState())).toBe(true);
  });

  test.each([
    ['nothing is left, also where it was read meanwhile', false, []],
    ['it is recorded where it cannot be deleted, and can be undone', true, [1]],
  ])('of a ball that is taken back when it was too late to stop storing it, %s', async (_what, isBroken, left) => {
    const page = openPage();
    const storing = new AbortController();
    const { addEntry } = jest.requireActual<typeof outboxDatabase>('./outboxDatabase');
    const add = jest.spyOn(outboxDatabase, 'addEntry').mockImplementation(async (entry, earlier) => {
      const stored = await addEntry(entry, earlier);
      await readOutbox(page.store, 'petra');
      storing.abort();
      return stored;
    });
    const remove = jest.spyOn(outboxDatabase, 'deleteEntry');
    if (isBroken) remove.mockRejectedValueOnce(new Error('the disk is broken'));
    try {
      const taken = { trainingId: 'training', playerDataId: 'jana', index: 1, points: 1, basedOn: 0, before: null };
      await page.store.dispatch(recordBall(taken, { signal: storing.signal }));
    } finally {
      add.mockRestore();
      remove.mockRestore();
    }
    const { entries, undoable } = page.store.getState().outbox;
    expect(entries).toEqual(await entriesOf('petra'));
    expect([entries, undoable]).toMatchObject([left.map((points) => ({ points })), left.map((points) => ({ points }))]);
  });

  test('a ball that is stored only after somebody else has signed in waits on this device for its own user', async () => {
    const page = openPage();
    const stored = page.record(3);
    page.store.dispatch(signedOut());
    page.store.dispatch(signedIn({ ...petra, id: 'paul' }));
    await stored;
    expect(await onDisk()).toEqual([[3, 0]]);
    expect(page.store.getState().outbox).toMatchObject({ entries: [], undoable: [] });
  });

  test.each([
    ['the own ball, twice', overwriteBall, [[3, 7]]],
    ['the ball of the other device, then the own', discardEntry, []],
  ])('of a conflict for which %s is pressed at once, the first decision counts', async (_pressed, first, left) => {
    const page = openPage();
    await page.record(3);
    const { key } = page.latest();
    const current = { index: 0, points: 5, version: 7 };
    const data = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: '',
      code: 'ball-conflict',
      current,
    } as const;
    const entry = asRefused(page.latest(), { status: 409, data });
    page.store.dispatch(entryReplaced({ key, entry }));
    await Promise.all([page.store.dispatch(first(key)), page.store.dispatch(overwriteBall(key))]);
    expect(await onDisk()).toEqual(left);
    expect(selectEntries(page.store.getState())).toEqual(await entriesOf('petra'));
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

  test('an answer that was overtaken does not take the place of the newer training on this device', async () => {
    const answeredAt = (updated_at: string) => ({ id: 'training', updated_at }) as ScheduledTraining;
    const [older, newer] = [answeredAt('2026-10-02T10:00:01.000Z'), answeredAt('2026-10-02T10:00:02.000Z')];
    for (const answer of [newer, older]) await putTraining('petra', answer, '2026-10-02T10:00:03.000Z');
    expect((await trainingOf('petra', 'training'))?.training).toEqual(newer);
    // Restored from a backup of before.
    await putTraining('petra', older, '2026-10-02T10:02:00.000Z');
    expect((await trainingOf('petra', 'training'))?.training).toEqual(older);
  });
});
