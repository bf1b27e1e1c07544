import { endWith } from '@server/cannotStart';
import { openDatabase } from '@server/db/open';
import { productionDatabase } from '@server/productionDatabase';
import { readSeedSize, seed } from './seed';

/** Fills an empty database for benchmarks and says how far it is. */
async function run(): Promise<void> {
  const size = readSeedSize(process.argv.slice(2));
  const opened = await openDatabase({
    ...(await productionDatabase(process.env)),
    kind: 'production',
    report: (error) => console.error(error.message),
    lost: endWith,
  });
  try {
    await seed(opened.db, size, (sentence) => console.log(sentence));
  } finally {
    await opened.close();
  }
}

run().catch(endWith);
