import { endWith } from './cannotStart';
import { openDatabase } from './db/open';
import { dataDirOf } from './settings';

/** Brings the database forward without serving anything, and says what it has reached. */
async function run(): Promise<void> {
  const opened = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'] || null,
    databaseSessionUrl: process.env['DATABASE_SESSION_URL'] || null,
    dataDir: dataDirOf(process.env),
    report: (error) => console.error(error.message),
    lost: endWith,
  });
  await opened.close();
  console.log('The database has every migration of this version.');
}

run().catch(endWith);
