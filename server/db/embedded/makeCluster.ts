import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '../../cannotStart';
import { asOrdinaryUser } from './asOrdinaryUser';
import type { PostgresBinaries } from './postgresBinaries';
import { isAlive } from './postmaster';

const run = promisify(execFile);
const UNFINISHED = 'postgres-unfinished-';

/** The one role of the embedded database; whoever reaches its private socket is it. */
export const embeddedUser = 'postgres';

/**
 * Makes the folder of the embedded database if it is not there yet: UTF-8, sorted by byte unless a query says
 * otherwise. It gets its name only when it is whole, so that being killed half-way leaves nothing behind. Throws
 * `CannotStart` with the words of the program that makes it.
 */
export async function makeCluster(
  cluster: string,
  binaries: PostgresBinaries,
  { durable }: { durable: boolean },
): Promise<void> {
  if (existsSync(cluster)) return;
  const dataDir = path.dirname(cluster);
  await removeUnfinished(dataDir);
  // In a container every start may have the same number.
  const unfinished = await mkdtemp(path.join(dataDir, `${UNFINISHED}${process.pid}-`));
  try {
    const user = await asOrdinaryUser(unfinished, binaries.postgres);
    const { program, args } = user.command(binaries.initdb, [
      ...['-D', unfinished, '-U', embeddedUser, '--auth=trust', '--encoding=UTF8', '--locale=C'],
      ...(durable ? [] : ['--no-sync']),
    ]);
    await run(program, args).catch((error: unknown) => refuseFolder(dataDir, error));
    await rename(unfinished, cluster);
  } catch (error) {
    // Another server may have been quicker; the lock of the holder decides between the two.
    if (!existsSync(cluster)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function refuseFolder(dataDir: string, cause: unknown): never {
  const words = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
  const why = words || (cause instanceof Error ? cause.message : String(cause));
  throw new CannotStart(`DATA_DIR (${dataDir}) cannot hold the embedded database: ${why}`, { cause });
}

/** What the maker that a killed server has left behind still writes to cannot be removed yet; the next making will. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(UNFINISHED) || (await isInMaking(name))) continue;
    await rm(path.join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Of servers that start at once each makes its own; the number may also be that of an earlier process like this one. */
async function isInMaking(name: string): Promise<boolean> {
  const pid = Number.parseInt(name.slice(UNFINISHED.length), 10);
  return pid !== process.pid && isAlive(pid);
}
