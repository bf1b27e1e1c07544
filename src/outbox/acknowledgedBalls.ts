import { ballsIn, basedOnVersion, type BallRef, type OutboxEntry } from './entries';
import { type AcknowledgedState, database, keyOfBall } from './outboxDatabase';

/** A ball that this device has recorded, and the version that this has become on the server. */
export interface AcknowledgedBall extends BallRef {
  version: number;
}

/** The acknowledged ball with the order that its entry had. */
export type AcknowledgedRecording = AcknowledgedBall & AcknowledgedState;

/** Returns the latest acknowledged recordings of balls of running trainings that this user has made on this device. */
export async function acknowledgedOf(userId: string): Promise<AcknowledgedRecording[]> {
  const tx = (await database()).transaction('acknowledged');
  const range = IDBKeyRange.bound([userId], [userId, []]);
  const [keys, values] = await Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range)]);
  return keys.flatMap(([, , playerDataId, index], at) => {
    const value = values[at];
    return value ? [{ playerDataId, index, ...value }] : [];
  });
}

/** An entry that the server has acknowledged, and the version its ball has come to; null: it is none. */
interface Acknowledged {
  entry: OutboxEntry;
  version: number | null;
  /** Of the ball that a ball was moved to. */
  toVersion?: number;
}

/**
 * Deletes entries of one user that the server has acknowledged; later recordings of the same balls that were made knowing them
 * are based on their versions then.
 */
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
      const recorded = { ...ball, order: entry.order };
      const later = others.map((other) => basedOnVersion(other, recorded, version));
      return [
        ...later.filter((other) => !others.includes(other)).map((other) => entries.put(other)),
        entry.isKept &&
          acknowledged.put({ order: entry.order, version, points: pointsAt(entry, position) }, keyOfBall(entry, ball)),
      ];
    }),
  ]);
  await Promise.all([...writes, tx.done]);
}

/** Returns what the entry gives its ball, or the other one of a move. */
function pointsAt(entry: OutboxEntry, position: number): number | null {
  if (entry.kind === 'ball') return entry.points;
  return entry.kind === 'move' && position === 1 ? entry.points : null;
}
