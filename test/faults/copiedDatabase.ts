import { openDB } from 'idb';
import { IDBFactory } from 'fake-indexeddb';

/** Returns the browser's databases as they are on the disk at this moment: what a browser finds after it was killed. */
export async function copiedDatabase(name: string): Promise<IDBFactory> {
  const held = await openDB(name);
  const names = [...held.objectStoreNames];
  const copy = new IDBFactory();
  if (names.length === 0) return copy;
  const tx = held.transaction(names);
  const stores = await Promise.all(
    names.map(async (store) => {
      const from = tx.objectStore(store);
      const indexes = [...from.indexNames].map((index) => ({ index, keyPath: from.index(index).keyPath }));
      const [keys, values] = await Promise.all([from.getAllKeys(), from.getAll() as Promise<unknown[]>]);
      return { store, keyPath: from.keyPath, indexes, keys, values };
    }),
  );
  await new Promise<void>((resolve, reject) => {
    const opening = copy.open(name, held.version);
    opening.onupgradeneeded = () => {
      for (const { store, keyPath, indexes, keys, values } of stores) {
        const made = opening.result.createObjectStore(store, { keyPath });
        for (const { index, keyPath: path } of indexes) made.createIndex(index, path);
        values.forEach((value, at) => (keyPath === null ? made.put(value, keys[at]) : made.put(value)));
      }
    };
    opening.onerror = () => reject(new Error(`${name} could not be copied`));
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  held.close();
  return copy;
}

/** Returns what the outbox of the browser holds, and how many recordings it has ever kept. */
export async function readDatabase(name: string): Promise<{ entries: unknown[]; keptSoFar: number }> {
  const held = await openDB(name);
  const entries = (await held.getAll('entries')) as unknown[];
  const order: unknown = await held.get('counters', 'order');
  held.close();
  return { entries, keptSoFar: typeof order === 'number' ? order : 0 };
}
