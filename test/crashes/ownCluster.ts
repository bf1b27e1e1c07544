import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { asOrdinaryUser } from '@server/db/embedded/asOrdinaryUser';
import { findPostgres } from '@server/db/embedded/postgresBinaries';
import { isWhole } from '@test/endurance';
import { queryOnce } from '@test/queryOnce';
import type { Query } from './journal';

const run = promisify(execFile);

export interface OwnCluster {
  /** As `DATABASE_URL` names it. */
  url: string;
  connection: { host: string; port: number; user: string; database: string };
  /** Ends it as a crash does, without writing anything more, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  query: Query;
  remove(): Promise<void>;
}

/** Starts a PostgreSQL over a cluster of its own, with all its safety, as one that no server of ours supervises. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'golf-cluster-'));
  const { postgres, initdb } = await findPostgres();
  const data = path.join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  const user = await asOrdinaryUser(folder, postgres);
  await user.own(folder);
  await user.own(data);
  async function command(name: string, args: readonly string[]): Promise<void> {
    const { program, args: all } = user.command(path.join(path.dirname(postgres), name), args);
    await run(program, all);
  }
  const control = (args: readonly string[]) => command('pg_ctl', ['-D', data, '-s', '-w', ...args]);
  const connection = { host: folder, port: 5432, user: 'postgres', database: 'postgres' };
  const starting = ['-l', path.join(folder, 'log'), '-o', `-k ${folder} -c listen_addresses=`];

  await command(path.basename(initdb), ['-D', data, '-U', 'postgres', '--auth=trust', '--locale=C', '-E', 'UTF8']);
  await control(['start', ...starting]);
  return {
    url: `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    connection,
    restart: () => control(['restart', '-m', 'immediate', ...starting]),
    stop: () => control(['stop', '-m', 'immediate']),
    start: () => control(['start', ...starting]),
    query: (statement) => queryOnce(connection, statement),
    async remove() {
      await control(['stop', '-m', 'immediate']).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const LOOK_AGAIN_MS = 10;

const LONGEST_MS = 120_000;

/**
 * Returns once `/ready` answers 200, and how many milliseconds after `since`. Throws for a refusal that does not say when
 * to try again, and when the process itself says that it does not live.
 */
export async function untilReady(url: string, since: number): Promise<number> {
  for (;;) {
    const health = await fetch(`${url}/health`);
    if (health.status !== 200) throw new Error(`/health answered ${health.status} while the database was away`);
    const ready = await fetch(`${url}/ready`);
    await ready.text();
    if (ready.status === 200) return performance.now() - since;
    if (ready.status !== 503 || !(Number(ready.headers.get('retry-after')) >= 1)) {
      throw new Error(`/ready answered ${ready.status}, Retry-After ${ready.headers.get('retry-after') ?? 'missing'}`);
    }
    if (performance.now() - since > LONGEST_MS) throw new Error('the server did not get ready again');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * In milliseconds. The whole endurance tier holds the server to it; on a machine that is busy otherwise a duration says
 * nothing.
 */
export const BACK_WITHIN_MS = isWhole ? 10_000 : Infinity;

/** Kills a process and all that it has started with SIGKILL; resolves when none of them is left. */
export async function killTree(pid: number): Promise<void> {
  // Stopped first, so that it starts nothing more while its children are looked for.
  send(pid, 'SIGSTOP');
  const tree = [pid, ...(await descendantsOf(pid))];
  for (const each of tree) send(each, 'SIGKILL');
  while ((await Promise.all(tree.map(lives))).includes(true)) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Stops a process and all that it has started, without ending them; `killTree` still ends them. */
export async function freezeTree(pid: number): Promise<void> {
  send(pid, 'SIGSTOP');
  for (const each of await descendantsOf(pid)) send(each, 'SIGSTOP');
}

async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await statOf(Number(name)) : null;
    if (stat !== null) parents.set(Number(name), stat.parent);
  }
  const found = [pid];
  for (const known of found) for (const [child, parent] of parents) if (parent === known) found.push(child);
  return found.slice(1);
}

/** A zombie, which nobody has buried yet, does not live. */
async function lives(pid: number): Promise<boolean> {
  const stat = await statOf(pid);
  return stat !== null && stat.state !== 'Z';
}

async function statOf(pid: number): Promise<{ state: string; parent: number } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name before them stands in brackets and may itself hold brackets and spaces.
  const [state = '', parent = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state, parent: Number(parent) };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already, which is what was wanted.
  }
}

/** Has `api` and the fixture builders speak to this server from now on, and to its database. */
export function announceTo(url: string, database: Readonly<Record<string, unknown>>, tokenSecret: string): void {
  process.env['TEST_SERVER_URL'] = url;
  process.env['TEST_DATABASE'] = JSON.stringify(database);
  process.env['TEST_TOKEN_SECRET'] = tokenSecret;
}
