import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../../cannotStart';
import { sqlState } from '../databaseFailures';
import { embeddedUser, makeCluster } from './makeCluster';
import { findPostgres } from './postgresBinaries';
import {
  disownPostmasterPid,
  lastLogLines,
  makeSocketFolder,
  type Postmaster,
  removeSocketFolder,
  runningPostmaster,
  spawnPostmaster,
  type StartOptions,
  stopPostmaster,
} from './postmaster';
import { requireWritable } from './writableFolder';

const TRY_AGAIN_MS = 500;

export interface Embedded {
  config: pg.PoolConfig;
  /**
   * Returns once PostgreSQL answers at the same place again, started anew if it has ended, or once it is to be stopped.
   * Tries until then, after doing `first` each time, and tells `report` why it did not come up. Throws `CannotStart` when
   * another server has started it.
   */
  comeBack(first: () => Promise<void>, report: (error: Error) => void): Promise<void>;
  /** Stops PostgreSQL, whoever has started it; only the holder of the database may. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** False gives up safety against power failure for speed; for tests. */
  durable: boolean;
}

/**
 * Returns a PostgreSQL that answers over `dataDir`: the one that already runs there, left over from a killed server
 * or in somebody's use, or else a new one, in a new cluster if need be. Throws `CannotStart` with PostgreSQL's own
 * words when none comes up, and when the folder cannot be written to.
 */
export async function startEmbedded({ dataDir, durable }: EmbeddedOptions): Promise<Embedded> {
  await requireWritable(dataDir, { mayMake: true });
  const binaries = await findPostgres();
  const named = path.join(dataDir, 'postgres');
  await makeCluster(named, binaries, { durable });
  // PostgreSQL goes by the real path, and so does recognising it.
  const cluster = await realpath(named);
  const options = { cluster, binaries, durable };
  const { config } = await bringUp({ ...options, earlier: null });
  let isStopped = false;
  let comingUp: Promise<unknown> = Promise.resolve();

  return {
    config,
    async comeBack(first, report) {
      while (!isStopped) {
        const coming = first().then(() => bringUp({ ...options, earlier: config.host }));
        comingUp = coming;
        const came = await coming.catch((error: unknown) => {
          report(error instanceof Error ? error : new Error(String(error)));
          return null;
        });
        if (came !== null && came.config.host !== config.host) {
          throw new CannotStart('Another server has started the embedded database anew.');
        }
        if (came !== null) return;
        await pause(TRY_AGAIN_MS);
      }
    },
    async stop() {
      isStopped = true;
      await comingUp.catch(() => undefined);
      const running = await runningPostmaster(cluster);
      if (running !== null) await stopPostmaster(cluster, running.pid);
      await removeSocketFolder(config.host);
    },
  };
}

/** Long enough for recovery after a crash on a slow disk. */
const START_LIMIT_MS = 120_000;
const MOST_STARTS = 5;
const LOOK_AGAIN_MS = 20;
const STARTING_OR_STOPPING = '57P03';

export interface Answering {
  running: Postmaster;
  /** How to connect to it. */
  config: pg.PoolConfig & { host: string };
}

interface BringUpOptions extends Omit<StartOptions, 'socketFolder'> {
  /** The socket folder of the one that has ended, so that its connections can be made again as before; or null. */
  earlier: string | null;
}

/**
 * Returns the PostgreSQL that answers over this cluster: the one that runs there already, or else a new one. Throws
 * `CannotStart` with PostgreSQL's own words when none comes up.
 */
export async function bringUp({ earlier, ...options }: BringUpOptions): Promise<Answering> {
  const { cluster } = options;
  let socketFolder = earlier;
  const limit = Date.now() + START_LIMIT_MS;
  for (let starts = 0; Date.now() < limit;) {
    const running = await runningPostmaster(cluster);
    if (running === null) {
      if (starts === MOST_STARTS) break;
      // What is left of a crashed one (its connections, its shared memory) goes away by itself, but not at once.
      await pause(starts * 200);
      starts += 1;
      await disownPostmasterPid(cluster);
      socketFolder = await makeSocketFolder(socketFolder);
      const child = await spawnPostmaster({ ...options, socketFolder });
      while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        if ((await runningPostmaster(cluster)) !== null || Date.now() > limit) break;
        await pause(LOOK_AGAIN_MS);
      }
      continue;
    }
    const config = await answering(running);
    if (config !== null) return { config, running };
    await pause(LOOK_AGAIN_MS);
  }
  if (socketFolder !== null) await removeSocketFolder(socketFolder);
  throw new CannotStart(`The embedded database in ${cluster} does not start:\n${await lastLogLines(cluster)}`);
}

/** Returns how to connect, null while PostgreSQL is still starting, or is just stopping. */
async function answering({ port, socketFolder }: Postmaster): Promise<Answering['config'] | null> {
  if (socketFolder === '') return null;
  const config = { host: socketFolder, port, user: embeddedUser, database: 'postgres' };
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return config;
  } catch (error) {
    if (sqlState(error) === STARTING_OR_STOPPING || noSocket(error)) return null;
    throw error;
  } finally {
    await client.end();
  }
}

function noSocket(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET';
}
