import { ServerEnded } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { ownDataDirectory, tokenOf } from './browserProxy';

test('a second server on the same data directory refuses at once and names the one that holds it', async () => {
  const dataDirectory = await ownDataDirectory();
  const begun = performance.now();
  const first = await dataDirectory.startDemo();
  const requested = performance.now();
  const second: unknown = await dataDirectory.start({}, ['--demo']).catch((refusal: unknown) => refusal);

  // The first has also made a database and filled it: on any machine, whoever waits for something takes longer.
  expect(performance.now() - requested).toBeLessThan(2 * (requested - begun));
  if (!(second instanceof ServerEnded)) throw new Error('the second server was not refused');
  expect(second.code).toBe(1);
  expect(second.output).toContain(`pid ${first.pid}`);
  expect(second.output).toContain(first.url);

  const token = await tokenOf('player');
  expect(await api(token).get('/api/golfclub/whoami')).toMatchObject({ status: 200, body: { username: 'player' } });
  await dataDirectory.remove();
});
