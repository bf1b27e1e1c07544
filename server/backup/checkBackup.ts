import { readMigrations, migrationsFolder } from '../db/migrations';
import type { BackupHeader } from './format';
import { openBackup } from './openBackup';

/**
 * Reads the whole file and returns its header. Throws `BadBackup`, saying why, when it is damaged, cut off, foreign or
 * newer than this version.
 */
export async function checkBackup(file: string, folder = migrationsFolder): Promise<BackupHeader> {
  const backup = await openBackup(file, await readMigrations(folder));
  try {
    for (let table = await backup.nextTable(); table !== null; table = await backup.nextTable()) {
      while (!(await table.rows.next()).done);
    }
    await backup.readEnd();
    return backup.header;
  } finally {
    await backup.close();
  }
}
