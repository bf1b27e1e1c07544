import { realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { CannotStart } from '../cannotStart';
import { embeddedUser, makeCluster } from './makeCluster';
import { sqlState } from './overload';
import { findPostgres } from './postgresBinaries';
import { disownPostmasterPid, runningPostmaster, type Postmaster } from './postmasterPid';
import { lastWords, spawnPostmaster, stopPostmaster } from './postmasterProcess';
import { removeSocketFolder } from './socketFolder';

/** Long enough for recovery after a crash on a slow disk. */
const START_LIMIT_MS = 120_000;
const MOST_STARTS = 5;
const LOOK_AGAIN_MS = 20;
const STARTING_OR_STOPPING = '57P03';

export interface Embedded {
  config: pg.PoolConfig;
  /** Stops PostgreSQL, whoever has started it; only the holder of the database may. */
  stop(): Promise<void>;
}

export interface EmbeddedWishes {
  dataDir: string;
  /** False gives up safety against power failure for speed; for tests. */
  durable: boolean;
}

/**
 * Returns a PostgreSQL that answers over `dataDir`: the one that already runs there, left over from a killed server
 * or in somebody's use, or else a new one, in a new cluster if need be. Throws `CannotStart` with PostgreSQL's own
 * words when none comes up.
 */
export async function startEmbedded({ dataDir, durable }: EmbeddedWishes): Promise<Embedded> {
  const binaries = await findPostgres();
  const named = path.join(dataDir, 'postgres');
  await makeCluster(named, binaries, { durable });
  // PostgreSQL goes by the real path, and so does recognising it.
  const cluster = await realpath(named);
  const limit = Date.now() + START_LIMIT_MS;

  for (let starts = 0; Date.now() < limit;) {
    const running = await runningPostmaster(cluster);
    if (running === null) {
      if (starts === MOST_STARTS) break;
      // What is left of a crashed one (its connections, its shared memory) goes away by itself, but not at once.
      await pause(starts * 200);
      starts += 1;
      await disownPostmasterPid(cluster);
      const child = await spawnPostmaster({ cluster, binaries, durable });
      while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        if ((await runningPostmaster(cluster)) !== null || Date.now() > limit) break;
        await pause(LOOK_AGAIN_MS);
      }
      continue;
    }
    const config = await answering(running);
    if (config !== null) return { config, stop: () => stop(cluster, running) };
    await pause(LOOK_AGAIN_MS);
  }
  throw new CannotStart(`The embedded database in ${cluster} does not start:\n${await lastWords(cluster)}`);
}

/** Returns how to connect, null while PostgreSQL is still starting, or is just stopping. */
async function answering({ port, socketFolder }: Postmaster): Promise<pg.PoolConfig | null> {
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

async function stop(cluster: string, { pid, socketFolder }: Postmaster): Promise<void> {
  await stopPostmaster(cluster, pid);
  await removeSocketFolder(socketFolder);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
