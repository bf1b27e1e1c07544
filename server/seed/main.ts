import { randomBytes } from 'node:crypto';
import { endWith } from '@server/cannotStart';
import { openDatabase } from '@server/db/open';
import { alphanumeric } from '@server/firstAdmin';
import { productionDatabase } from '@server/productionDatabase';
import { addAdmin, readSeedSize, seed } from './seed';

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
    const password = alphanumeric(randomBytes(32));
    await seed(opened.db, size, (sentence) => console.log(sentence), password);
    await addAdmin(opened.db, password);
    console.log(`admin, pro-1 and all other pros and players sign in with this password: ${password}`);
  } finally {
    await opened.close();
  }
}

run().catch(endWith);
