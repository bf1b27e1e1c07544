import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPostgresOver } from './runningProcess';
import { removeSocketFolder } from './socketFolder';

const LONGEST_EMPTY_MS = 1_000;
const LOOK_AGAIN_MS = 20;

export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
}

/**
 * Returns the PostgreSQL that runs over this cluster folder (a real path), null when none does. `postmaster.pid`
 * may be left over, or be incomplete for a moment while PostgreSQL starts.
 */
export async function runningPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = await linesOf(cluster);
  const [pid, , , port, socketFolder] = lines;
  if (!pid || !(await isPostgresOver(cluster, Number(pid)))) return null;
  return { pid: Number(pid), port: Number(port ?? 0), socketFolder: socketFolder ?? '' };
}

/**
 * Makes a left-over `postmaster.pid` harmless. PostgreSQL takes a number that is alive for a running server, whoever
 * has it now, but never its own parent's. Its socket is removed; the rest of the file stays, for with it PostgreSQL makes sure that no old
 * connection still writes.
 */
export async function disownPostmasterPid(cluster: string): Promise<void> {
  await removeIfEmpty(cluster);
  const [pid, ...rest] = await linesOf(cluster);
  if (pid === undefined) return;
  await removeSocketFolder(rest[3] ?? '');
  // Never empty, not even on a full disk: PostgreSQL takes an empty one for a server that is about to start.
  const written = `${fileOf(cluster)}.disowned`;
  await writeFile(written, [String(process.pid), ...rest].join('\n'));
  await rename(written, fileOf(cluster));
}

/** A PostgreSQL that starts fills it at once; what stays empty was left by a crash, and PostgreSQL would never start with it. */
async function removeIfEmpty(cluster: string): Promise<void> {
  const limit = Date.now() + LONGEST_EMPTY_MS;
  while ((await sizeOf(fileOf(cluster))) === 0) {
    if (Date.now() > limit) await rm(fileOf(cluster), { force: true });
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Null where there is no such file. */
async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null;
}

async function linesOf(cluster: string): Promise<string[]> {
  const text = await readFile(fileOf(cluster), 'utf8').catch(() => '');
  return text === '' ? [] : text.split('\n').map((line) => line.trim());
}

function fileOf(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}
