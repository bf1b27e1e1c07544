import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, open, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { asOrdinaryUser } from './asOrdinaryUser';
import type { PostgresBinaries } from './postgresBinaries';

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
 * has it now, but never its own parent's. Its socket is removed; the rest of the file stays, for with it PostgreSQL makes sure
 * that no old connection still writes.
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

/**
 * A PostgreSQL that starts fills it at once; what stays empty was left by a crash, and PostgreSQL would never start with it.
 */
async function removeIfEmpty(cluster: string): Promise<void> {
  const limit = Date.now() + LONGEST_EMPTY_MS;
  while ((await sizeOf(fileOf(cluster))) === 0) {
    if (Date.now() > limit) await rm(fileOf(cluster), { force: true });
    else await pause(LOOK_AGAIN_MS);
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

const STOP_LIMIT_MS = 20_000;

export interface StartOptions {
  cluster: string;
  binaries: PostgresBinaries;
  durable: boolean;
  /** Of this process; it is given to whoever runs PostgreSQL. */
  socketFolder: string;
}

/** Starts PostgreSQL over this cluster; whether it comes up shows in `postmaster.pid`. */
export async function spawnPostmaster({
  cluster,
  binaries,
  durable,
  socketFolder,
}: StartOptions): Promise<ChildProcess> {
  const user = await asOrdinaryUser(cluster, binaries.postgres);
  await user.own(socketFolder);
  const { program, args } = user.command(binaries.postgres, ['-D', cluster, '-k', socketFolder, ...options(durable)]);
  const log = await open(logFile(cluster), 'w', 0o600);
  try {
    // In a session of its own, so that Ctrl-C reaches only the server, which then stops it in order.
    const child = spawn(program, args, { detached: durable, stdio: ['ignore', log.fd, log.fd] });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/** Returns the last lines that PostgreSQL has written since its last start. */
export async function lastLogLines(cluster: string): Promise<string> {
  const log = await readFile(logFile(cluster), 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-5).join('\n');
}

/** Ends a PostgreSQL: open transactions are rolled back. Returns once it is gone. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  const limit = Date.now() + STOP_LIMIT_MS;
  while (await isPostgresOver(cluster, pid)) {
    if (Date.now() > limit) signal(pid, 'SIGQUIT');
    await pause(LOOK_AGAIN_MS);
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself, which is what was wanted.
  }
}

function options(durable: boolean): string[] {
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    'max_connections=100',
    'jit=off',
    // Workers would need shared memory that small containers do not have.
    'max_parallel_workers_per_gather=0',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

function logFile(cluster: string): string {
  return path.join(path.dirname(cluster), 'postgres.log');
}

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
async function isPostgresOver(folder: string, pid: number): Promise<boolean> {
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

const PREFIX = 'golf-pg-';
/** The address of a unix socket has room for 107 bytes, on macOS for 103. */
const MOST_BYTES = 103;

/** Makes a folder for the socket that only this user can enter, an earlier one anew or a fresh one; its path must be short. */
export async function makeSocketFolder(earlier: string | null): Promise<string> {
  if (earlier !== null) {
    await removeSocketFolder(earlier);
    await mkdir(earlier, { mode: 0o700 });
    return earlier;
  }
  const usual = path.join(tmpdir(), PREFIX);
  const longest = Buffer.byteLength(path.join(`${usual}XXXXXX`, '.s.PGSQL.5432.lock'));
  return mkdtemp(longest <= MOST_BYTES ? usual : path.join('/tmp', PREFIX));
}

/** Removes a folder that `makeSocketFolder` has made, in this process or in an earlier one. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (path.basename(folder).startsWith(PREFIX)) await rm(folder, { recursive: true, force: true });
}
