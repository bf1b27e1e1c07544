import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns whether a process of this number lives; a zombie, which nobody has buried yet, does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive but not ours to signal.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !(await stateOf(pid)).startsWith('Z');
}

/** Returns whether the process is a PostgreSQL at work in this folder; numbers are used again after a restart. */
export async function isPostgresOver(folder: string, pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return stdout.includes('postgres');
  }
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder;
}

async function stateOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return stdout.trim();
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before the state stands in brackets and may itself hold brackets and spaces.
  return stat.slice(stat.lastIndexOf(')') + 2);
}
