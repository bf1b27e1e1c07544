import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';

const OUTBOX = 'golf-club-outbox';

/** Returns the outbox of the browser as it is on the disk at this moment: what a browser finds after it was killed. */
export async function copiedOutbox(): Promise<IDBFactory> {
  const database = await openDB(OUTBOX);
  const names = [...database.objectStoreNames];
  const copy = new IDBFactory();
  if (names.length === 0) return copy;
  const tx = database.transaction(names);
  const stores = await Promise.all(
    names.map(async (store) => {
      const from = tx.objectStore(store);
      const indexes = [...from.indexNames].map((index) => ({ index, keyPath: from.index(index).keyPath }));
      const [keys, values] = await Promise.all([from.getAllKeys(), from.getAll() as Promise<unknown[]>]);
      return { store, keyPath: from.keyPath, indexes, keys, values };
    }),
  );
  await new Promise<void>((resolve, reject) => {
    const opening = copy.open(OUTBOX, database.version);
    opening.onupgradeneeded = () => {
      for (const { store, keyPath, indexes, keys, values } of stores) {
        const made = opening.result.createObjectStore(store, { keyPath });
        for (const { index, keyPath: path } of indexes) made.createIndex(index, path);
        values.forEach((value, at) => (keyPath === null ? made.put(value, keys[at]) : made.put(value)));
      }
    };
    opening.onerror = () => reject(new Error('The outbox could not be copied'));
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  database.close();
  return copy;
}

/** Returns what the outbox of the browser holds, and how many recordings it has ever stored. */
export async function readOutbox(): Promise<{ entries: unknown[]; storedSoFar: number }> {
  const database = await openDB(OUTBOX);
  const entries = (await database.getAll('entries')) as unknown[];
  const order: unknown = await database.get('counters', 'order');
  database.close();
  return { entries, storedSoFar: typeof order === 'number' ? order : 0 };
}
