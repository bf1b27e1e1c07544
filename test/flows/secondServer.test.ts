import { ServerEnded } from '@test/serverProcess';
import { api } from '@test/world/api';
import { ownDataDirectory, tokenOf } from './frontDoor';

const AT_ONCE_MS = 10_000;

test('a second server on the same data directory refuses at once and names the one that holds it', async () => {
  const place = await ownDataDirectory();
  const first = await place.startDemo();
  const asked = Date.now();
  const second: unknown = await place.start({}, ['--demo']).catch((refusal: unknown) => refusal);

  expect(Date.now() - asked).toBeLessThan(AT_ONCE_MS);
  if (!(second instanceof ServerEnded)) throw new Error('the second server was not refused');
  expect(second.code).toBe(1);
  expect(second.output).toContain(`pid ${first.pid}`);
  expect(second.output).toContain(first.url);

  const token = await tokenOf('player');
  expect(await api(token).get('/api/golfclub/whoami')).toMatchObject({ status: 200, body: { username: 'player' } });
  await place.remove();
}, 60_000);
