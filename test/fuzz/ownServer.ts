import { randomBytes } from 'node:crypto';
import { startServerProcess, type ServerProcess } from '../serverProcess';
import { makeDatabaseIn } from '../testDatabase';
import { databaseUrl } from '../world/databaseUrl';

export interface OwnServer extends ServerProcess {
  /** Ends it and forgets its database. Throws when it does not end well. */
  remove: () => Promise<void>;
}

/**
 * Starts a server over a database that nobody else uses, so that the admins of a test may delete whatever they find. From
 * then on `api` and the builders of the world speak to this one; call it before them.
 */
export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const database = await makeDatabaseIn(new URL(databaseUrl()));
  const secret = randomBytes(32).toString('hex');
  const server = await startServerProcess({
    env: { DATABASE_URL: database.url, TOKEN_SECRET: secret, LOG_LEVEL: 'warn', ...env },
  });
  process.env['TEST_DATABASE'] = JSON.stringify(database.config);
  process.env['TEST_SERVER_URL'] = server.url;
  process.env['TEST_TOKEN_SECRET'] = secret;
  return {
    ...server,
    async remove() {
      await server.stop();
      await database.remove();
    },
  };
}
