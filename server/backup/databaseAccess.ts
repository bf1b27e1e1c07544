import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { CannotStart, endWith } from '@server/cannotStart';
import { reasonOf } from '@server/db/databaseFailures';
import { primaryOf } from '@server/db/hosts/hosts';
import { embeddedUser } from '@server/db/embedded/makeCluster';
import { runningPostmaster } from '@server/db/embedded/postmaster';
import { withEmbedded } from '@server/db/embedded/withEmbedded';
import { requireWritable } from '@server/db/embedded/writableFolder';
import type { DatabaseSettings } from '@server/settings';

/**
 * Returns what `work` returns, given the address of the database. A server may be at work over it: then its PostgreSQL is
 * used, else the embedded one is started for as long as it takes. Throws `CannotStart` where there is no database.
 */
export async function withSharedDatabase<T>(
  database: DatabaseSettings,
  work: (address: Address) => Promise<T>,
): Promise<T> {
  const url = sessionUrlOf(database);
  if (url !== null) return work(await primaryOf(url));
  const running = await runningPostmaster(await realpath(await clusterIn(database.dataDir)));
  if (running === null) return withExclusiveDatabase(database, work);
  const { socketFolder, port } = running;
  return work({ host: socketFolder, port, user: embeddedUser, database: 'postgres' });
}

/**
 * Returns what `work` returns, given the address of the database. An embedded one is locked meanwhile and stopped in the
 * end; where there is none it is made. Throws `CannotStart` when a server holds it.
 */
export async function withExclusiveDatabase<T>(
  database: DatabaseSettings,
  work: (address: Address) => Promise<T>,
): Promise<T> {
  const url = sessionUrlOf(database);
  if (url !== null) return work(await primaryOf(url));
  return withEmbedded(database.dataDir, endWith, async (config, holder) => {
    await holder.announce('backup or restore');
    return work(config);
  });
}

/** What a command sets and locks belongs to its session, which a pool by transaction would lend to others. */
function sessionUrlOf({ databaseUrl, databaseSessionUrl }: DatabaseSettings): string | null {
  return databaseSessionUrl ?? databaseUrl;
}

/** Returns the folder of the embedded database. Throws `CannotStart` where there is none, or none can be. */
export async function clusterIn(dataDir: string): Promise<string> {
  await requireWritable(dataDir, { mayMake: false });
  const cluster = path.join(dataDir, 'postgres');
  if (!existsSync(cluster)) throw new CannotStart(`There is no embedded database in DATA_DIR (${dataDir})`);
  return cluster;
}

export type Address = string | pg.ClientConfig;

/** Returns what `work` returns, over one connection. Throws `CannotStart` when the database does not accept it. */
export async function withClient<T>(address: Address, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(typeof address === 'string' ? { connectionString: address } : address);
  client.on('error', () => undefined);
  try {
    await client.connect().catch((cause: unknown) => {
      throw new CannotStart(`The database does not accept the connection: ${reasonOf(cause)}`, { cause });
    });
    return await work(client);
  } finally {
    await client.end();
  }
}
