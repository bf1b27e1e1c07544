import { CannotStart, endWith } from '../cannotStart';
import { dataDirOf } from '../settings';
import { readCommandLine, tableList } from './commandLine';
import { move } from './move';

/** Moves from the embedded database to a PostgreSQL. */
async function run(): Promise<void> {
  const usage = 'npm run move -- postgres://… [--replace]';
  const { given, isFlagged } = readCommandLine(process.argv.slice(2), 'replace', usage);
  if (!/^postgres(ql)?:\/\//.test(given)) throw new CannotStart(`Usage: ${usage}`);
  const dataDir = dataDirOf(process.env);
  const sums = await move({ dataDir, databaseUrl: given, replace: isFlagged });
  console.log(
    `${tableList(sums)}\nBoth databases hold the same. Set DATABASE_URL to this address and start the server. ` +
      `${dataDir} was not changed: remove it when you no longer need it.`,
  );
}

run().catch(endWith);
