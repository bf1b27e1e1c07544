import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart, endWith } from '@server/cannotStart';
import { productionDatabase } from '@server/productionDatabase';
import { typedFile } from './commandLine';
import type pg from 'pg';
import { withClient, withSharedDatabase } from './databaseAccess';
import { writeBackup } from './writeBackup';

/** Writes a backup of the database, also while servers are at work over it. */
async function run(): Promise<void> {
  const { given, force, keep } = readBackupArguments(process.argv.slice(2));
  const named = typedFile(given);
  const folder = statSync(named, { throwIfNoEntry: false })?.isDirectory() === true ? named : null;
  if (folder === null && keep !== null) throw new CannotStart(`${named} is no folder: --keep needs one.`);
  const file = folder === null ? named : path.join(folder, fileNameAt(new Date()));
  const database = await productionDatabase(process.env);
  const bytes = await withSharedDatabase(database, async (address) => {
    const written = await writeBackup(address, file, { force });
    await withClient(address, noteBackup);
    return written;
  });
  console.log(
    `The backup is in ${file} (${bytes} bytes). It holds password hashes and personal data: keep it private.`,
  );
  if (folder === null || keep === null) return;
  const removed = await removeOldest(folder, keep, path.basename(file));
  if (removed.length > 0) console.log(`Removed, because ${keep} are kept: ${removed.join(', ')}`);
}

run().catch(endWith);

/** Stores when the backup was taken, for `/metrics`. A standby and a database of an earlier version cannot store it. */
async function noteBackup(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`
    select from pg_attribute where attrelid = to_regclass('database_kind') and attname = 'backed_up_at'
      and not pg_is_in_recovery()`);
  if (rowCount === 1) await client.query('update database_kind set backed_up_at = now()');
}

interface BackupArguments {
  given: string;
  force: boolean;
  /** Null: none is removed. */
  keep: number | null;
}

/** Throws `CannotStart` showing the usage. */
function readBackupArguments(args: readonly string[]): BackupArguments {
  const usage = 'Usage: npm run backup -- FILE [--force], or FOLDER [--keep NUMBER]';
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { force: { type: 'boolean' }, keep: { type: 'string' } },
      allowPositionals: true,
    });
    const { force = false, keep } = values;
    const [given = '', ...more] = positionals;
    const isWhole = keep === undefined || /^[1-9]\d{0,5}$/.test(keep);
    if (given !== '' && more.length === 0 && isWhole) {
      return { given, force, keep: keep === undefined ? null : Number(keep) };
    }
  } catch {
    // Then the usage is shown.
  }
  throw new CannotStart(usage);
}

const NAMED_BY_TIME = /^golf-club-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;

/** Sorted by name these files are sorted by time. */
function fileNameAt(time: Date): string {
  return `golf-club-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/**
 * Removes all but the newest backups that were named by time; the one just made is the newest, whatever the clock says.
 * Returns the names of those removed.
 */
async function removeOldest(folder: string, keep: number, made: string): Promise<string[]> {
  const others = (await readdir(folder)).filter((name) => NAMED_BY_TIME.test(name) && name !== made).sort();
  const oldest = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of oldest) await rm(path.join(folder, name));
  return oldest;
}
