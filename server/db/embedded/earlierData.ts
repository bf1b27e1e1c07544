import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { CannotStart } from '@server/cannotStart';
import { type DataKind, kindOf } from '@server/db/kind';
import { withEmbedded } from './withEmbedded';

/** What a server of an earlier version stored in `data` itself; the cluster last, because it says that there is something. */
const earlierNames = ['token-secret', 'reserve', 'postgres.log', 'postgres'];

/**
 * Moves an embedded database that an earlier version stored in `data` itself into `data/demo` or `data/production`, if that is
 * the data directory now and still has none; says so by `report`. One of the other kind stays where it is. Throws
 * `CannotStart`, having moved nothing, when production would find a demo there, or a server at work.
 */
export async function moveEarlierData(
  dataDir: string,
  kind: DataKind,
  report: (sentence: string) => void,
): Promise<void> {
  const earlier = path.dirname(dataDir);
  if (path.basename(dataDir) !== kind || !existsSync(path.join(earlier, 'postgres'))) return;
  if (existsSync(path.join(dataDir, 'postgres'))) return;
  const found = await kindOfCluster(earlier);
  if (found === 'demo' && kind === 'production') {
    throw new CannotStart(
      `${earlier} holds a database of the demo, made by an earlier version: npm start moves it to ` +
        `${path.join(earlier, 'demo')}. Do that once, then start production, or set DATA_DIR to another folder.`,
    );
  }
  if (found !== null && found !== kind) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of earlierNames) {
    if (existsSync(path.join(earlier, name))) await rename(path.join(earlier, name), path.join(dataDir, name));
  }
  report(`The database of an earlier version was moved from ${earlier} to ${dataDir}.`);
}

/** Starts PostgreSQL over the folder for as long as it takes. Changes nothing. */
async function kindOfCluster(dataDir: string): Promise<DataKind | null> {
  const lost = () => undefined;
  return withEmbedded(dataDir, lost, async (config) => {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await kindOf(client);
    } finally {
      await client.end();
    }
  });
}
