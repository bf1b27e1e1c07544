import { rights } from '../contract/rights';
import { api } from '../test/world/api';
import { makeDisplayLink } from '../test/world/displayLinks';
import { makeWorld } from '../test/world/makeWorld';
import { listRoutes } from './app';

const nothing = '01890000-0000-7000-8000-000000000000';
/** Its answer is as long as the server's description, and the same for everybody. */
const heavy = ['/api/openapi.json', '/api/docs'];

test('a display link opens the display and nothing else', async () => {
  const world = await makeWorld();
  const club = await world.club();
  const { headers } = await makeDisplayLink({ club });
  const routes = listRoutes().filter(({ right, path }) => right !== 'display.show' && !heavy.includes(path));
  const closed = routes.filter(({ right }) => rights[right] !== 'anyone');
  expect(closed.length).toBeGreaterThan(50);
  for (const { method, path } of routes) {
    const place = path
      .replace(/:(golfclubId|id)\b/, club.id)
      .replaceAll(/:\w+/g, nothing)
      .replace('*', 'nothing');
    const carrying = await api().raw({ method, path: place, headers });
    const bare = await api().raw({ method, path: place });
    expect([method, path, carrying.status]).toEqual([method, path, bare.status]);
  }
  for (const { method, path } of closed) {
    const place = path.replace(/:(golfclubId|id)\b/, club.id).replaceAll(/:\w+/g, nothing);
    expect([method, path, (await api().raw({ method, path: place, headers })).status]).toEqual([method, path, 401]);
  }
});
