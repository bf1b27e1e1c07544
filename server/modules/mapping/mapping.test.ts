import type { Mapping } from '../../../contract/mapping';
import { api } from '../../../test/world/api';
import { makeWorld } from '../../../test/world/makeWorld';

const PATH = '/api/trainingsessionhandicapdifferencetopointsmapping';

test('a pro sees every mapping, its rows sorted by difference and exact to the tenth', async () => {
  const world = await makeWorld();
  const made = await world.mapping({
    rows: [
      { handicapDifference: 10, points: 12 },
      { handicapDifference: -2.5, points: -1 },
      { handicapDifference: 4.3, points: 8 },
    ],
  });
  const empty = await world.mapping({ rows: [] });
  const pro = await world.member({ club: await world.club(), roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const { body } = await api(await world.signedIn(pro)).get<Mapping[]>(PATH);
  expect(body.find(({ id }) => id === made.id)).toEqual({
    id: made.id,
    name: made.name,
    version: 1,
    mapping: [
      { handicapDifference: -2.5, points: -1 },
      { handicapDifference: 4.3, points: 8 },
      { handicapDifference: 10, points: 12 },
    ],
  });
  expect(body.find(({ id }) => id === empty.id)?.mapping).toEqual([]);
});

test('a player sees no mappings', async () => {
  const world = await makeWorld();
  const player = await world.signedIn(await world.member({ club: await world.club() }));
  expect((await api(player).get(PATH)).code).toBe('not-permitted');
});
