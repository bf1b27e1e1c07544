import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { CannotStart } from '../cannotStart';
import { bringUp } from './bringUp';
import { makeCluster } from './makeCluster';
import { findPostgres } from './postgresBinaries';
import { runningPostmaster } from './postmasterPid';
import { stopPostmaster } from './postmasterProcess';
import { removeSocketFolder } from './socketFolder';

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
  const wishes = { cluster, binaries, durable };
  const { config } = await bringUp({ ...wishes, earlier: null });
  let isStopped = false;
  let comingUp: Promise<unknown> = Promise.resolve();

  return {
    config,
    async comeBack(first, report) {
      while (!isStopped) {
        const coming = first().then(() => bringUp({ ...wishes, earlier: config.host }));
        comingUp = coming;
        const came = await coming.catch((error: unknown) => {
          report(error instanceof Error ? error : new Error(String(error)));
          return null;
        });
        if (came !== null && came.config.host !== config.host) {
          throw new CannotStart('Another server has started the embedded database anew.');
        }
        if (came !== null) return;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
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
