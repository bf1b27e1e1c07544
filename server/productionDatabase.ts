import { moveEarlierData } from './db/embedded/earlierData';
import type { DataKind } from './db/kind';
import type { Environment } from './settingReader';
import { dataDirFor, type DatabaseSettings, databaseSettings } from './settings';

/**
 * Returns the database of production that this environment names, once it is where this version looks for it. Throws
 * `CannotStart` when a setting is wrong, or when what is there is the demo's.
 */
export async function productionDatabase(env: Environment): Promise<DatabaseSettings> {
  const database = databaseSettings(env);
  await moveDefaultDataDir(database, 'production');
  return database;
}

/** Moves what an earlier version stored in the default data directory. Throws `CannotStart` when it is the demo's. */
export async function moveDefaultDataDir({ databaseUrl, dataDir }: DatabaseSettings, kind: DataKind): Promise<void> {
  if (databaseUrl !== null || dataDir !== dataDirFor(kind)) return;
  await moveEarlierData(dataDir, kind, (sentence) => console.log(sentence));
}
