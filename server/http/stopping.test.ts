import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { makeServer } from './makeServer';

test('a request that is being answered while the server stops is answered, and its connection does not hold the server up', async () => {
  const app = makeServer({ logLevel: 'silent', trustProxy: false });
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const arrived = new Promise<void>((resolve) => {
    app.get('/hole', async () => {
      resolve();
      await answered;
      return 'par';
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const status = new Promise((resolve, reject) => {
    request(`${app.listeningOrigin}/hole`, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
  await arrived;
  const stopped = app.close();
  // From now on Node does not look for idle connections any more.
  while (app.server.listening) await pause(10);
  answer();
  expect(await status).toBe(200);
  await stopped;
  agent.destroy();
}, 5_000);
