import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Takes the room on it to the last byte. */
  fill(): Promise<void>;
  /** Gives back what `fill` has taken. */
  empty(): Promise<void>;
  remove(): void;
}

/** Makes a file system of this size; null where this user may not. */
export function makeSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'golf-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'golf', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const filling = path.join(folder, 'filling');
  return {
    folder,
    async fill() {
      const file = await open(filling, 'a');
      try {
        do {
          for (const bytes of [1_048_576, 4_096, 1]) await writeUntilFull(file, Buffer.alloc(bytes, 1));
          // Whoever else writes there may give some back meanwhile.
        } while ((await statfs(folder)).bavail > 0);
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filling),
    remove() {
      // Lazily: it goes away for everybody at once, and for good with the last process that is still in it.
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, piece: Buffer): Promise<void> {
  try {
    for (;;) await file.writeFile(piece);
  } catch (error) {
    // No `instanceof`: to a test, the errors of the file system come from another realm.
    if (!(typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
