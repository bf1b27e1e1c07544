import { connect, type Database } from '../server/db/database';
import { migrate } from '../server/db/migrate';
import { makeTestDatabase } from './testDatabase';

export interface EmptyDatabase {
  db: Database;
  remove(): Promise<void>;
}

/** Makes a database of a test's own, migrated and without a single club; the server of the tests does not know it. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const made = await makeTestDatabase();
  await migrate(made.url);
  const { db, close } = connect(made.url);
  return {
    db,
    async remove() {
      await close();
      await made.remove();
    },
  };
}
