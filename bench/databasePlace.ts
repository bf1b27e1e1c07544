import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { runningPostmaster } from '../server/db/postmaster';
import { makeDataDirectory } from '../test/dataDirectory';
import { makeDatabaseIn } from '../test/testDatabase';

/** An empty database of a benchmark's own, and a data directory. */
export interface DatabasePlace {
  dataDir: string;
  /** Empty: the embedded database in the data directory. */
  databaseUrl: string;
  /** Returns how to connect while the app runs there. */
  connection(): Promise<pg.ClientConfig>;
  remove(): Promise<void>;
}

/** Makes a place for an embedded database, or a database in the PostgreSQL of this address. */
export async function makeDatabasePlace(server: string | null): Promise<DatabasePlace> {
  const directory = await makeDataDirectory();
  const { dataDir } = directory;
  if (server === null) {
    return { dataDir, databaseUrl: '', connection: () => embeddedIn(dataDir), remove: directory.remove };
  }
  try {
    const made = await makeDatabaseIn(new URL(server));
    return {
      dataDir,
      databaseUrl: made.url,
      connection: () => Promise.resolve(made.config),
      async remove() {
        await made.remove();
        await directory.remove();
      },
    };
  } catch (error) {
    await directory.remove();
    throw error;
  }
}

async function embeddedIn(dataDir: string): Promise<pg.ClientConfig> {
  const running = await runningPostmaster(path.join(await realpath(dataDir), 'postgres'));
  if (running === null) throw new Error(`no database runs in ${dataDir}`);
  return { host: running.socketFolder, port: running.port, user: 'postgres', database: 'postgres' };
}
