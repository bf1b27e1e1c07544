import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeSocketFolder, runningPostmaster, stopPostmaster } from '@server/db/embedded/postmaster';
import { queryOnce } from './queryOnce';
import { spawnServer, startServerProcess, type ServerProcess } from './serverProcess';

export interface OwnDataDirectory {
  dataDir: string;
  /** Starts a server over the embedded database in this directory. */
  start(env?: Record<string, string>, args?: readonly string[]): Promise<ServerProcess>;
  /** Starts one that is to be killed before it listens. */
  startUnwatched(): ChildProcess;
  /** Returns the rows of a statement in the embedded database that runs there. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** How to connect to the PostgreSQL that runs there. */
  connection(): Promise<{ host: string; port: number; user: string; database: string }>;
  /** The process number of the PostgreSQL that runs there. */
  postgresPid(): Promise<number>;
  remove(): Promise<void>;
}

/** Makes an empty data directory for a test that stops and kills servers, in this folder. */
export async function makeDataDirectory(folder = tmpdir()): Promise<OwnDataDirectory> {
  const dataDir = await mkdtemp(path.join(folder, 'golf-data-'));
  const started: ServerProcess[] = [];

  async function pidFile(): Promise<string[]> {
    return (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  }

  async function connection() {
    const [, , , port, host = ''] = await pidFile();
    return { host, port: Number(port), user: 'postgres', database: 'postgres' };
  }

  const ownEnv = {
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    TOKEN_SECRET: 'a-secret-for-tests-'.repeat(2),
    LOG_LEVEL: 'warn',
  };

  return {
    dataDir,
    connection,
    startUnwatched: () => spawnServer(ownEnv),
    async start(env = {}, args = []) {
      const server = await startServerProcess({ env: { ...ownEnv, ...env }, args });
      started.push(server);
      return server;
    },
    query: async (statement) => queryOnce(await connection(), statement),
    postgresPid: async () => Number((await pidFile())[0]),
    async remove() {
      for (const server of started) await server.kill('SIGKILL');
      const cluster = path.join(await realpath(dataDir), 'postgres');
      const left = await runningPostmaster(cluster);
      if (left !== null) {
        await stopPostmaster(cluster, left.pid);
        await removeSocketFolder(left.socketFolder);
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
