import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { asOrdinaryUser } from './asOrdinaryUser';
import type { PostgresBinaries } from './postgresBinaries';
import { isPostgresOver } from './runningProcess';

const STOP_LIMIT_MS = 20_000;
const LOOK_AGAIN_MS = 20;

export interface StartWishes {
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
}: StartWishes): Promise<ChildProcess> {
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
export async function lastWords(cluster: string): Promise<string> {
  const log = await readFile(logFile(cluster), 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-5).join('\n');
}

/** Ends a PostgreSQL: open transactions are rolled back. Returns once it is gone. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  const limit = Date.now() + STOP_LIMIT_MS;
  while (await isPostgresOver(cluster, pid)) {
    if (Date.now() > limit) signal(pid, 'SIGQUIT');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
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
