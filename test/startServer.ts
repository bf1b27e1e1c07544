import { randomBytes } from 'node:crypto';
import { runningSetup } from './runningSetup';
import { startServerProcess } from './serverProcess';
import { makeTestDatabase } from './testDatabase';

/** Starts the one real server that all tests speak to, over an empty database, and tells them where it is. */
export default async function startServer(): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  const database = await makeTestDatabase();
  runningSetup.database = database;
  runningSetup.server = await startServerProcess({
    env: { DATABASE_URL: database.url, TOKEN_SECRET: secret, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
  });
  process.env['TEST_SERVER_URL'] = runningSetup.server.url;
  process.env['TEST_DATABASE'] = JSON.stringify(database.config);
  process.env['TEST_TOKEN_SECRET'] = secret;
}
