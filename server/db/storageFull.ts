import { Refusal } from '../../contract/refusals';

export const DISK_FULL = '53100';

/** Returns the refusal of a change that there is no room for on the disk of the database. */
export function storageFull(): Refusal {
  return new Refusal(
    'storage-full',
    'The disk of the database is full. Nothing was changed; what is stored can still be read.',
  );
}

/** Waits for a note that a read makes beside itself; where there is no room for it, the read goes on without. */
export async function ifThereIsRoom(note: Promise<unknown>): Promise<void> {
  await note.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'storage-full')) throw error;
  });
}
