import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { deleteAcknowledged } from './acknowledgedBalls';
import type { BallEntry, FinishEntry } from './entries';
import { addEntry, closeOutboxDatabase, deleteEntry, entriesOf, replaceEntries, replaceEntry } from './outboxDatabase';

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
