import { startServerProcess, type ServerProcess } from '@test/serverProcess';
import { makeDatabaseIn } from '@test/testDatabase';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';
import { startPlainProxy } from './plainProxy';

export interface ServersBehindProxy {
  first: ServerProcess;
  second: ServerProcess;
  /** Ends what still runs, in order, and forgets the database. */
  remove(): Promise<void>;
}

/**
 * Starts two servers over one database that nobody else uses, behind a proxy that they believe. From then on `api` and
 * the fixture builders speak to them through it; call it before them.
 */
export async function startServersBehindProxy(): Promise<ServersBehindProxy> {
  const database = await makeDatabaseIn(new URL(databaseUrl()));
  const env = {
    DATABASE_URL: database.url,
    TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
  };
  // At once: one of them makes the tables, and the other waits for it.
  const [first, second] = await Promise.all([startServerProcess({ env }), startServerProcess({ env })]);
  const proxy = await startPlainProxy([first.url, second.url]);
  process.env['TEST_DATABASE'] = JSON.stringify(database.config);
  process.env['TEST_SERVER_URL'] = proxy.url;
  return {
    first,
    second,
    async remove() {
      await proxy.close();
      // The first may have been killed already.
      await first.kill('SIGTERM');
      await second.stop();
      await database.remove();
    },
  };
}
