import { newerTraining } from '@/api/newerTraining';
import type { ScheduledTraining } from '@contract/training';
import { database, type StoredTraining } from './outboxDatabase';

/** No answer is under way longer than this. */
const LONGEST_CALL_MS = 60_000;

/**
 * Stores a training as read at this time, unless a newer answer has overtaken it; one restored from a backup long after counts.
 */
export async function putTraining(userId: string, training: ScheduledTraining, readAt: string): Promise<void> {
  const tx = (await database()).transaction('trainings', 'readwrite');
  const stored = await tx.store.get([userId, training.id]);
  const isRecent = stored && Date.parse(readAt) - Date.parse(stored.readAt) < LONGEST_CALL_MS;
  const newer = isRecent ? newerTraining(stored.training, training) : training;
  await Promise.all([tx.store.put({ userId, trainingId: training.id, training: newer, readAt }), tx.done]);
}

/** Deletes a training, the acknowledged versions of its balls, and the ids of the player sessions that were added here. */
export async function deleteTraining(userId: string, trainingId: string): Promise<void> {
  const tx = (await database()).transaction(['trainings', 'acknowledged', 'playerSessions'], 'readwrite');
  // An empty list comes behind every text.
  const ofTraining = IDBKeyRange.bound([userId, trainingId], [userId, trainingId, []]);
  await Promise.all([
    tx.objectStore('trainings').delete([userId, trainingId]),
    tx.objectStore('acknowledged').delete(ofTraining),
    tx.objectStore('playerSessions').delete(ofTraining),
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

/** Deletes all members stored for this user. */
export async function deleteMembers(userId: string): Promise<void> {
  await (await database()).delete('members', IDBKeyRange.bound([userId], [userId, []]));
}
