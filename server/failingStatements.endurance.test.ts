import { makeSameDatabases, type SameDatabases } from '@test/databaseFaults/recordedState';
import { startFailingServer, type FailingServer } from '@test/databaseFaults/startFailingServer';
import { makeWritingCalls, writingRoutes, type WritingCall } from '@test/databaseFaults/writingCalls';

const AT_ONCE = 4;

let databases: SameDatabases;
let server: FailingServer;
let calls: Map<string, WritingCall>;
beforeAll(async () => {
  databases = await makeSameDatabases(AT_ONCE, async () => {
    calls = await makeWritingCalls();
  });
  server = await startFailingServer(databases.configs);
});
afterAll(async () => {
  await server.stop();
  await databases.remove();
});

test.each(writingRoutes)('%s is done or not done and never in between, whatever statement fails', async (route) => {
  const call = calls.get(route);
  if (!call) throw new Error(`no call is known that makes ${route} write`);
  const { answered, effect, violations } = await server.injectFailures({ route, call });
  expect(answered).toMatch(/^2\d\d /);
  expect(effect).not.toBe('');
  expect(violations).toEqual([]);
});
