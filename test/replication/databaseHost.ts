import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Query } from '@test/crashes/journal';
import { freezeTree, killTree } from '@test/crashes/ownCluster';
import { freePort } from '@test/freePort';
import { queryOnce } from '@test/queryOnce';
import type { InstalledPostgres } from './installedPostgres';

/** A PostgreSQL of its own on a port of 127.0.0.1, as if it were a machine. */
export interface DatabaseHost {
  port: number;
  connection: { host: string; port: number; user: string; password: string; database: string };
  query: Query;
  start(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Leaves its connections open and answers nothing more, as a machine whose network is gone; `kill` ends it. */
  freeze(): Promise<void>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  /** Returns a new standby, which streams from this host, on a port of its own or on this one. */
  standby(options?: StandbyOptions): Promise<DatabaseHost>;
  /** From now on a commit is acknowledged once the standby has it on its disk. */
  commitSynchronously(): Promise<void>;
  remove(): Promise<void>;
}

interface StandbyOptions {
  port?: number;
  /** In the form of `-c`. */
  settings?: readonly string[];
}

const USER = 'golf';
const LOOK_AGAIN_MS = 20;
const LONGEST_MS = 60_000;

/** Makes a new cluster and starts it, with an empty database for the user of the same name. */
export async function startDatabaseHost(installed: InstalledPostgres): Promise<DatabaseHost> {
  const folder = await installed.makeFolder();
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  const data = path.join(folder, 'data');
  await installed.run('initdb', [
    ...['-D', data, '-U', USER, '--pwfile', passwordFile, '--auth=scram-sha-256', '--locale=C', '-E', 'UTF8'],
  ]);
  const host = await hostOver(installed, { folder, password });
  await host.start();
  await host.query(`create database ${USER}`, 'postgres');
  return host;
}

interface Cluster extends StandbyOptions {
  folder: string;
  password: string;
}

interface Host extends DatabaseHost {
  query: (statement: string, database?: string) => Promise<Record<string, unknown>[]>;
}

async function hostOver(installed: InstalledPostgres, cluster: Cluster): Promise<Host> {
  const { folder, password, port = await freePort(), settings = [] } = cluster;
  const data = path.join(folder, 'data');
  const connection = { host: '127.0.0.1', port, user: USER, password, database: USER };
  const control = (args: readonly string[]) => installed.run('pg_ctl', ['-D', data, '-s', '-w', ...args]);
  const options = [`-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, ...settings.map((one) => `-c ${one}`)];
  const pid = async () => Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

  const query = (statement: string, database: string = USER) => queryOnce({ ...connection, database }, statement);

  async function until(statement: string): Promise<void> {
    const limit = performance.now() + LONGEST_MS;
    while ((await query(statement)).length === 0) {
      if (performance.now() > limit) throw new Error(`there are no rows of ${statement}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  return {
    port,
    connection,
    query,
    start: () => control(['start', '-l', path.join(folder, 'log'), '-o', options.join(' ')]),
    async kill() {
      await killTree(await pid());
      // Its number may still be known as long as nobody has waited for the process, and then it could not be started again.
      await rm(path.join(data, 'postmaster.pid'));
      await rm(path.join(folder, `.s.PGSQL.${port}.lock`), { force: true });
    },
    freeze: async () => freezeTree(await pid()),
    promote: () => control(['promote']),
    async standby(ofStandby = {}) {
      const own = await installed.makeFolder();
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', USER];
      await installed.run('pg_basebackup', [...from, '-D', path.join(own, 'data'), '-R', '-c', 'fast'], {
        PGPASSWORD: password,
      });
      const made = await hostOver(installed, { ...ofStandby, folder: own, password });
      await made.start();
      await until("select from pg_stat_replication where state = 'streaming'");
      return made;
    },
    async commitSynchronously() {
      await query("alter system set synchronous_standby_names = '*'");
      await query('select pg_reload_conf()');
      await until("select from pg_stat_replication where sync_state in ('sync', 'quorum')");
    },
    async remove() {
      const running = await pid().catch(() => null);
      if (running !== null) await killTree(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the `DATABASE_URL` of these hosts, or of the pools before them. */
export function databaseUrlOf(hosts: readonly Pick<DatabaseHost, 'connection'>[], database: string = USER): string {
  const [first] = hosts;
  if (first === undefined) throw new Error('an address needs a host');
  const { user, password } = first.connection;
  const named = hosts.map(({ connection: { host, port } }) => `${host}:${port}`).join(',');
  return `postgres://${user}:${password}@${named}/${database}?target_session_attrs=read-write`;
}
