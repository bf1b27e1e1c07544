import { startDatabaseProxy } from '@test/replication/databaseProxy';
import { startServerProcess } from '@test/serverProcess';
import { fromSetup } from '@test/fixtures/environment';

type Target = Parameters<typeof startDatabaseProxy>[0];

test('a server that starts while PostgreSQL recovers waits until it accepts connections', async () => {
  const proxy = await startDatabaseProxy(JSON.parse(fromSetup('TEST_DATABASE')) as Target);
  const { user, password, host, port, database } = proxy.config;
  proxy.recover(2);
  const server = await startServerProcess({
    env: {
      DATABASE_URL: `postgresql://${user ?? ''}:${String(password ?? '')}@${host}:${port}/${database ?? ''}`,
      TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
      LOG_LEVEL: 'warn',
    },
  });
  try {
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(server.output().match(/"msg":"database connection"/g)).toHaveLength(1);
  } finally {
    await server.stop();
    await proxy.close();
  }
});
