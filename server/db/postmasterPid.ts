import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPostgresOver } from './runningProcess';
import { removeSocketFolder } from './socketFolder';

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
  const [pid, ...rest] = await linesOf(cluster);
  if (pid === undefined) return;
  await removeSocketFolder(rest[3] ?? '');
  // Never empty, not even on a full disk: PostgreSQL takes an empty one for a server that is about to start.
  const written = `${fileOf(cluster)}.disowned`;
  await writeFile(written, [String(process.pid), ...rest].join('\n'));
  await rename(written, fileOf(cluster));
}

async function linesOf(cluster: string): Promise<string[]> {
  const text = await readFile(fileOf(cluster), 'utf8').catch(() => '');
  return text === '' ? [] : text.split('\n').map((line) => line.trim());
}

function fileOf(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}
