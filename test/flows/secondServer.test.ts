import { ServerEnded } from '@test/serverProcess';
import { api } from '@test/fixtures/api';
import { ownDataDirectory, tokenOf } from './frontDoor';

const AT_ONCE_MS = 10_000;

test('a second server on the same data directory refuses at once and names the one that holds it', async () => {
  const dataDirectory = await ownDataDirectory();
  const first = await dataDirectory.startDemo();
  const requested = Date.now();
  const second: unknown = await dataDirectory.start({}, ['--demo']).catch((refusal: unknown) => refusal);

  expect(Date.now() - requested).toBeLessThan(AT_ONCE_MS);
  if (!(second instanceof ServerEnded)) throw new Error('the second server was not refused');
  expect(second.code).toBe(1);
  expect(second.output).toContain(`pid ${first.pid}`);
  expect(second.output).toContain(first.url);

  const token = await tokenOf('player');
  expect(await api(token).get('/api/golfclub/whoami')).toMatchObject({ status: 200, body: { username: 'player' } });
  await dataDirectory.remove();
}, 60_000);
