import { endWith } from './cannotStart';
import { openDatabase } from './db/open';
import { productionDatabase } from './productionDatabase';

/** Brings the database forward without serving anything, and says what it has reached. */
async function run(): Promise<void> {
  const opened = await openDatabase({
    ...(await productionDatabase(process.env)),
    kind: 'production',
    report: (error) => console.error(error.message),
    lost: endWith,
  });
  await opened.close();
  console.log('The database has every migration of this version.');
}

run().catch(endWith);
