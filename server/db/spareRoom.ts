import { randomFillSync } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { storageFull } from './databaseFailures';

const MEGABYTE = 1_048_576;
/** Two of the 16 MiB pieces that PostgreSQL writes its log in: so much it may need to come up again. */
const RESERVE_BYTES = 32 * MEGABYTE;
/** With less than this, changes are refused: what PostgreSQL does by itself, also for readers, needs room too. */
const LEAST_FREE_BYTES = 32 * MEGABYTE;
const LOOK_AGAIN_MS = 100;

export interface SpareRoom {
  /** Throws `storage-full` while the disk has too little room for a change. */
  require(): Promise<void>;
  /** Gives the reserve to PostgreSQL if the disk is too full for it to start. */
  give(): Promise<void>;
}

/**
 * Returns what is known of the room on the disk of the embedded database. A file there keeps some of it back: a
 * PostgreSQL that could write no more of its log, and ended, comes up again with it, so that everything can be read.
 * Kept again as soon as there is room.
 */
export async function keepSpareRoom(dataDir: string): Promise<SpareRoom> {
  const reserve = path.join(dataDir, 'reserve');
  let isKept = false;
  let freeBytes = 0;
  let lookedAt = -Infinity;

  async function look(): Promise<void> {
    if (performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    const { bavail, bsize } = await statfs(dataDir);
    freeBytes = bavail * bsize;
    if (!isKept && freeBytes >= LEAST_FREE_BYTES + RESERVE_BYTES) await keep();
  }

  async function keep(): Promise<void> {
    isKept = true;
    try {
      await writeReserve(reserve);
    } catch {
      // Somebody was quicker with the room.
      isKept = false;
    }
  }

  isKept = (await stat(reserve).catch(() => null))?.size === RESERVE_BYTES;
  await look();
  return {
    async require() {
      await look();
      if (freeBytes < LEAST_FREE_BYTES) throw storageFull();
    },
    async give() {
      lookedAt = -Infinity;
      await look();
      if (freeBytes >= LEAST_FREE_BYTES) return;
      await rm(reserve, { force: true });
      isKept = false;
    },
  };
}

/** Writes what no file system can make smaller; the file has its name only when it is whole. */
async function writeReserve(reserve: string): Promise<void> {
  const unfinished = `${reserve}-unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    const piece = Buffer.alloc(MEGABYTE);
    for (let written = 0; written < RESERVE_BYTES; written += MEGABYTE) await file.write(randomFillSync(piece));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(unfinished, reserve);
}
