import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CannotStart } from '../cannotStart';
import { backupContents } from './backupContents';
import { connected, type Address } from './connected';

/**
 * Writes a backup of the database into this file, which only its owner can read and which gets its name only when it is
 * whole and on the disk. Returns its size in bytes. Throws `CannotStart` where there is a file already, unless `force`.
 */
export async function writeBackup(address: Address, file: string, { force }: { force: boolean }): Promise<number> {
  refuseExisting(file, force);
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    await connected(address, (client) =>
      pipeline(
        backupContents(client),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
      ),
    );
    refuseExisting(file, force);
    await rename(unfinished, file);
    return (await stat(file)).size;
  } finally {
    await rm(unfinished, { force: true });
  }
}

function refuseExisting(file: string, force: boolean): void {
  if (!force && existsSync(file))
    throw new CannotStart(`There is a file already: ${file}. With --force it is replaced.`);
}
