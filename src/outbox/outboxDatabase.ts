import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Member } from '@contract/member';
import type { ScheduledTraining } from '@contract/training';
import {
  type AddEntry,
  asStored,
  type BallEntry,
  type BallRef,
  type OutboxEntry,
  type SessionIds,
  sessionsIn,
  withServerIds,
} from './entries';

const NAME = 'golf-club-outbox';

export interface StoredTraining {
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
    value: AcknowledgedState;
  };
  /** The server's id of each player session that was added from this device, by the id it had here. */
  playerSessions: { key: [userId: string, trainingId: string, localId: string]; value: string };
  /** The recorder that each user had open last. */
  recorders: { key: string; value: StoredRecorder };
  /** Members who can be added to trainings of a club, for a search without a network. */
  members: {
    key: [userId: string, golfclubId: string];
    value: { userId: string; golfclubId: string } & StoredMembers;
    indexes: { userId: string };
  };
}

/** What the latest acknowledged recording of a ball has become. */
export interface AcknowledgedState {
  order: number;
  version: number;
  /** Null: it was taken back, or given away. Absent: an earlier version of the app stored it. */
  points?: number | null;
}

/** A recorder that was open on this device. */
interface StoredRecorder {
  userId: string;
  trainingId: string;
  /** When it was used last, by the clock of this device. */
  openedAt: string;
}

/** What the search of players needs of a member. */
export type StoredMember = Pick<
  Member,
  'id' | 'name' | 'surname' | 'username' | 'handicap' | 'golfclubId' | 'golfclub'
>;

export interface StoredMembers {
  members: StoredMember[];
  /** More than these, where a club has very many. */
  totalCount: number;
  /** When the server answered them, by the clock of this device. */
  readAt: string;
}

let opening: Promise<IDBPDatabase<Stores>> | null = null;

/** Returns the browser's database, opened once. Rejects where the browser has none, or no room. */
export function database(): Promise<IDBPDatabase<Stores>> {
  // Version 3 had the same stores: a tab with an older app must not send entries that it takes for balls.
  opening ??= openDB<Stores>(NAME, 4, {
    upgrade(made, before) {
      if (before < 1) {
        made.createObjectStore('entries', { keyPath: 'key' }).createIndex('userId', 'userId');
        made.createObjectStore('counters');
        made.createObjectStore('trainings', { keyPath: ['userId', 'trainingId'] }).createIndex('userId', 'userId');
      }
      if (before < 2) made.createObjectStore('acknowledged');
      if (before < 4) {
        made.createObjectStore('playerSessions');
        made.createObjectStore('recorders', { keyPath: 'userId' });
        made.createObjectStore('members', { keyPath: ['userId', 'golfclubId'] }).createIndex('userId', 'userId');
      }
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

/** Returns the highest order given so far. */
export const lastOrder = async (): Promise<number> => (await (await database()).get('counters', 'order')) ?? 0;

/** Returns the ids of all who still have something to send from this device. */
export async function usersWithEntries(): Promise<string[]> {
  const ids: string[] = [];
  const transaction = (await database()).transaction('entries');
  let cursor = await transaction.store.index('userId').openKeyCursor(null, 'nextunique');
  for (; cursor; cursor = await cursor.continue()) ids.push(cursor.key);
  return ids;
}

/** What an earlier entry recorded of a ball. */
export type EarlierRecording = Pick<BallEntry, 'userId' | 'trainingId' | 'playerDataId' | 'index' | 'order'>;

/**
 * Stores a new entry; returns it with its order once it is on the disk. Where the earlier recording of the ball that was
 * shown as unsent has been acknowledged meanwhile, the new one is based on what that became; where a player session has been
 * added meanwhile, the new one names it as the server does. Its order is above `lastKnown` too, where the browser has deleted the
 * database since. Rejects, and stores nothing, if the signal aborts before that.
 */
export async function addEntry<E extends OutboxEntry>(
  entry: Omit<E, 'order'>,
  earlier?: EarlierRecording,
  signal?: AbortSignal,
  lastKnown = 0,
): Promise<E> {
  const stores = ['entries', 'counters', 'acknowledged', 'playerSessions'] as const;
  const opened = await database();
  signal?.throwIfAborted();
  const tx = opened.transaction(stores, 'readwrite', { durability: 'strict' });
  if (signal) abortWith(tx, signal);
  const { userId, trainingId } = entry as unknown as E;
  const localIds = sessionsIn(entry as unknown as E);
  const [last = 0, ...serverIds] = await Promise.all([
    tx.objectStore('counters').get('order'),
    ...localIds.map((localId) => tx.objectStore('playerSessions').get([userId, trainingId, localId])),
  ]);
  const order = Math.max(last, Math.floor(lastKnown)) + 1;
  const made = { ...entry, order } as unknown as E;
  const ids: Record<string, string> = {};
  for (const [position, localId] of localIds.entries()) {
    const serverId = serverIds[position];
    if (serverId !== undefined) ids[localId] = serverId;
  }
  const resolved = earlier && { ...earlier, playerDataId: ids[earlier.playerDataId] ?? earlier.playerDataId };
  const became = resolved && (await tx.objectStore('acknowledged').get(keyOfBall(resolved, resolved)));
  const renewed = became && became.order >= resolved.order ? { basedOn: became.version } : {};
  const stored = withServerIds({ ...made, ...renewed }, ids);
  await Promise.all([
    tx.objectStore('counters').put(order, 'order'),
    tx.objectStore('entries').put(asStored<OutboxEntry>(stored)),
    tx.done,
  ]);
  return stored;
}

/** Undoes the transaction if the signal aborts while it is under way. */
function abortWith(tx: { abort: () => void; done: Promise<void> }, signal: AbortSignal): void {
  const abort = () => {
    try {
      tx.abort();
    } catch {
      // It is being committed: then the caller deletes what is stored.
    }
  };
  signal.addEventListener('abort', abort);
  const end = () => signal.removeEventListener('abort', abort);
  tx.done.then(end, end);
}

/**
 * Deletes the entry of players who have been added, and names their player session by the server's id in all other entries of
 * this user, also in those that are stored from now on.
 */
export async function deleteAdded(added: AddEntry, playerDataId: string): Promise<void> {
  const { key, userId, trainingId, playerDataId: localId } = added;
  const tx = (await database()).transaction(['entries', 'playerSessions'], 'readwrite', { durability: 'strict' });
  const entries = tx.objectStore('entries');
  const others = (await entries.index('userId').getAll(userId)).filter((entry) => entry.key !== key);
  const renamed = others.map((entry) => withServerIds(entry, { [localId]: playerDataId }));
  await Promise.all([
    entries.delete(key),
    tx.objectStore('playerSessions').put(playerDataId, [userId, trainingId, localId]),
    ...renamed.filter((entry) => !others.includes(entry)).map((entry) => entries.put(entry)),
    tx.done,
  ]);
}

/** Returns the server's ids of the player sessions that this user has added from this device. */
export async function sessionIdsOf(userId: string): Promise<SessionIds> {
  const tx = (await database()).transaction('playerSessions');
  const range = IDBKeyRange.bound([userId], [userId, []]);
  const [keys, ids] = await Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range)]);
  return Object.fromEntries(keys.map(([, , localId], position) => [localId, ids[position] ?? localId]));
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

/** Returns the key under which it is stored what the latest acknowledged recording of a ball has become. */
export const keyOfBall = (
  { userId, trainingId }: Pick<OutboxEntry, 'userId' | 'trainingId'>,
  { playerDataId, index }: BallRef,
): Stores['acknowledged']['key'] => [userId, trainingId, playerDataId, index];
