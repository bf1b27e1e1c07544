import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ScheduledTraining } from '@contract/training';
import { asStored, ballsIn, basedOnVersion, type BallEntry, type BallRef, type OutboxEntry } from './entries';

const NAME = 'golf-club-outbox';

interface StoredTraining {
  training: ScheduledTraining;
  /** When the server answered it, by the clock of this device. */
  readAt: string;
}

interface Stores extends DBSchema {
  entries: { key: string; value: OutboxEntry; indexes: { userId: string } };
  /** The highest order given so far, so that it never goes back. */
  counters: { key: 'order'; value: number };
  /** Running trainings as last seen, by user and training, for a page that is opened without a network. */
  trainings: {
    key: [userId: string, trainingId: string];
    value: { userId: string; trainingId: string } & StoredTraining;
    indexes: { userId: string };
  };
  /** What the latest recording of a ball that the server has acknowledged had as order, and what it became. */
  acknowledged: {
    key: [userId: string, trainingId: string, playerDataId: string, index: number];
    value: { order: number; version: number };
  };
}

let opening: Promise<IDBPDatabase<Stores>> | null = null;

/** Returns the browser's database, opened once. Rejects where the browser has none, or no room. */
function database(): Promise<IDBPDatabase<Stores>> {
  // Version 3 has the same stores: a tab with an older app must not send entries that it takes for balls.
  opening ??= openDB<Stores>(NAME, 3, {
    upgrade(made, before) {
      if (before < 1) {
        made.createObjectStore('entries', { keyPath: 'key' }).createIndex('userId', 'userId');
        made.createObjectStore('counters');
        made.createObjectStore('trainings', { keyPath: ['userId', 'trainingId'] }).createIndex('userId', 'userId');
      }
      if (before < 2) made.createObjectStore('acknowledged');
    },
    // A newer version of the app in another tab waits for this one to let go.
    blocking: () => void closeOutboxDatabase(),
    terminated: () => {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Lets go of the database; it is opened again when it is next needed. */
export async function closeOutboxDatabase(): Promise<void> {
  const opened = opening;
  opening = null;
  (await opened?.catch(() => null))?.close();
}

/** Returns what this user still has to send, in the order it was recorded. */
export async function entriesOf(userId: string): Promise<OutboxEntry[]> {
  const entries = await (await database()).getAllFromIndex('entries', 'userId', userId);
  return entries.sort((one, other) => one.order - other.order);
}

/** What an earlier entry recorded of a ball. */
export type EarlierRecording = Pick<BallEntry, 'userId' | 'trainingId' | 'playerDataId' | 'index' | 'order'>;

/**
 * Stores a new entry; returns it with its order once it is on the disk. Where the earlier recording of the ball that was
 * shown as unsent has been acknowledged meanwhile, the new one is based on what that became.
 */
export async function addEntry<E extends OutboxEntry>(entry: Omit<E, 'order'>, earlier?: EarlierRecording): Promise<E> {
  const stores = ['entries', 'counters', 'acknowledged'] as const;
  const tx = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  const order = ((await tx.objectStore('counters').get('order')) ?? 0) + 1;
  const became = earlier && (await tx.objectStore('acknowledged').get(keyOfBall(earlier, earlier)));
  const renewed = became && became.order >= earlier.order ? { basedOn: became.version } : {};
  const stored = { ...entry, ...renewed, order } as unknown as E;
  await Promise.all([
    tx.objectStore('counters').put(order, 'order'),
    tx.objectStore('entries').put(asStored<OutboxEntry>(stored)),
    tx.done,
  ]);
  return stored;
}

/** Puts an entry in the place of the one with this key, which may be its own. */
export async function replaceEntry(key: string, entry: OutboxEntry): Promise<void> {
  const tx = (await database()).transaction('entries', 'readwrite', { durability: 'strict' });
  const removed = key === entry.key ? null : tx.store.delete(key);
  await Promise.all([removed, tx.store.put(asStored(entry)), tx.done]);
}

/** Puts each entry in the place of the one with its key; deleted entries stay deleted. */
export async function replaceEntries(replaced: readonly OutboxEntry[]): Promise<void> {
  if (replaced.length === 0) return;
  const tx = (await database()).transaction('entries', 'readwrite', { durability: 'strict' });
  const there = new Set(await tx.store.getAllKeys());
  const writes = replaced.filter(({ key }) => there.has(key)).map((entry) => tx.store.put(asStored(entry)));
  await Promise.all([...writes, tx.done]);
}

export async function deleteEntry(key: string): Promise<void> {
  await (await database()).delete('entries', key);
}

/** An entry that the server has acknowledged, and the version its ball has come to; null: it is none. */
interface Acknowledged {
  entry: OutboxEntry;
  version: number | null;
  /** Of the ball that a ball was moved to. */
  toVersion?: number;
}

/** Deletes entries of one user that the server has acknowledged; later recordings of the same balls are based on their versions then. */
export async function deleteAcknowledged(done: readonly Acknowledged[]): Promise<void> {
  const [first] = done;
  if (!first) return;
  const tx = (await database()).transaction(['entries', 'acknowledged'], 'readwrite', { durability: 'strict' });
  const [entries, acknowledged] = [tx.objectStore('entries'), tx.objectStore('acknowledged')];
  const keys = new Set(done.map(({ entry }) => entry.key));
  const others = (await entries.index('userId').getAll(first.entry.userId)).filter(({ key }) => !keys.has(key));
  const writes = done.flatMap(({ entry, ...versions }) => [
    entries.delete(entry.key),
    ...ballsIn(entry).flatMap((ball, position) => {
      const version = (position === 0 ? versions.version : versions.toVersion) ?? null;
      if (version === null) return [];
      const later = others.map((other) => basedOnVersion(other, ball, version));
      return [
        ...later.filter((other) => !others.includes(other)).map((other) => entries.put(other)),
        entry.isKept && acknowledged.put({ order: entry.order, version }, keyOfBall(entry, ball)),
      ];
    }),
  ]);
  await Promise.all([...writes, tx.done]);
}

const keyOfBall = (
  { userId, trainingId }: Pick<OutboxEntry, 'userId' | 'trainingId'>,
  { playerDataId, index }: BallRef,
): Stores['acknowledged']['key'] => [userId, trainingId, playerDataId, index];

/** Stores a running training as read at this time. */
export async function putTraining(userId: string, training: ScheduledTraining, readAt: string): Promise<void> {
  await (await database()).put('trainings', { userId, trainingId: training.id, training, readAt });
}

/** Deletes a training and the acknowledged versions of its balls. */
export async function deleteTraining(userId: string, trainingId: string): Promise<void> {
  const tx = (await database()).transaction(['trainings', 'acknowledged'], 'readwrite');
  // An empty list comes behind every text.
  const ofTraining = IDBKeyRange.bound([userId, trainingId], [userId, trainingId, []]);
  await Promise.all([
    tx.objectStore('trainings').delete([userId, trainingId]),
    tx.objectStore('acknowledged').delete(ofTraining),
    tx.done,
  ]);
}

/** Returns the running trainings this user has seen on this device. */
export async function trainingsOf(userId: string): Promise<StoredTraining[]> {
  return (await database()).getAllFromIndex('trainings', 'userId', userId);
}

/** Returns one of them, or undefined. */
export async function trainingOf(userId: string, trainingId: string): Promise<StoredTraining | undefined> {
  return (await database()).get('trainings', [userId, trainingId]);
}
