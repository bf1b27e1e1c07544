import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart, endWith } from '@server/cannotStart';
import { refuseOtherKind } from '@server/db/kind';
import { productionDatabase } from '@server/productionDatabase';
import { readCommandLine, tableList } from './commandLine';
import type { TableSum } from './format';
import { withExclusiveDatabase, clusterIn, withClient } from './databaseAccess';
import { restore } from './restore';
import { writeBackup } from './writeBackup';

/** Moves from the embedded database to a PostgreSQL. */
async function run(): Promise<void> {
  const usage = 'npm run move -- postgres://… [--replace]';
  const { given, isFlagged } = readCommandLine(process.argv.slice(2), 'replace', usage);
  if (!/^postgres(ql)?:\/\//.test(given)) throw new CannotStart(`Usage: ${usage}`);
  // Whatever DATABASE_URL says: it is the embedded one that moves.
  const embedded = Object.entries(process.env).filter(([name]) => !name.startsWith('DATABASE_'));
  const { dataDir } = await productionDatabase(Object.fromEntries(embedded));
  const sums = await move({ dataDir, databaseUrl: given, replace: isFlagged });
  console.log(
    `${tableList(sums)}\nBoth databases hold the same. Set DATABASE_URL to this address and start the server. ` +
      `${dataDir} was not changed: remove it when you no longer need it.`,
  );
}

run().catch(endWith);

export interface Move {
  dataDir: string;
  databaseUrl: string;
  replace: boolean;
}

/**
 * Copies the embedded database into a PostgreSQL, by way of a file in the data directory that is removed again. The
 * embedded one is locked until then, because whatever a server still wrote there would be lost, and stays as it is.
 * Returns what each table holds, which both sides agree on. Throws `CannotStart`, having changed nothing, when a server
 * runs over it, one of the two is a demo, or the PostgreSQL is not empty.
 */
async function move({ dataDir, databaseUrl, replace }: Move): Promise<Map<string, TableSum>> {
  await clusterIn(dataDir);
  const file = path.join(dataDir, `move-${randomBytes(6).toString('hex')}.backup`);
  return withExclusiveDatabase({ databaseUrl: null, dataDir }, async (address) => {
    await withClient(address, (client) =>
      refuseOtherKind(client, { kind: 'production', setting: `DATA_DIR (${dataDir})` }),
    );
    try {
      await writeBackup(address, file, { force: false });
      const { sums } = await restore({ databaseUrl, dataDir }, file, { replace, keepSignIns: true });
      return sums;
    } finally {
      await rm(file, { force: true });
    }
  });
}
