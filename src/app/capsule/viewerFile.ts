import { openDB, type DBSchema } from 'idb';
import { LARGEST_BYTES } from '@/capsule/jsonFile';

const NAME = 'golf-club-capsule';

interface Stores extends DBSchema {
  files: { key: 'dropped'; value: { name: string; bytes: Uint8Array<ArrayBuffer> } };
}

const database = () => openDB<Stores>(NAME, 1, { upgrade: (made) => void made.createObjectStore('files') });

/** Keeps a file for the viewer, which is a page of its own. Rejects where the browser keeps nothing. */
export async function storeFileForViewer(file: File): Promise<void> {
  // Of what is too large in any case, only as much as the viewer needs to see that.
  const part = file.size > LARGEST_BYTES ? new File([file.slice(0, LARGEST_BYTES + 1)], file.name) : file;
  const bytes = new Uint8Array(await part.arrayBuffer());
  const opened = await database();
  await opened.put('files', { name: file.name, bytes }, 'dropped').finally(() => opened.close());
}

/** Returns the file that was handed over, once; null if there is none. */
export async function takeStoredFile(): Promise<File | null> {
  const opened = await database();
  try {
    const tx = opened.transaction('files', 'readwrite');
    const stored = await tx.store.get('dropped');
    await Promise.all([tx.store.delete('dropped'), tx.done]);
    return stored ? new File([stored.bytes], stored.name) : null;
  } finally {
    opened.close();
  }
}
