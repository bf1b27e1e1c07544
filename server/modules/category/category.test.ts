import type { TrainingCategory } from '../../../contract/category';
import { api } from '../../../test/world/api';
import { makeWorld } from '../../../test/world/makeWorld';

const PATH = '/api/challenges/trainingcategory';

test('staff see every category in both languages, a player none', async () => {
  const world = await makeWorld();
  const club = await world.club();
  const category = await world.category();
  for (const roles of [['ADMIN'], ['APPROVED', 'PRO']] as const) {
    const token = await world.signedIn(await world.member({ club, roles }));
    const { body } = await api(token).get<TrainingCategory[]>(PATH);
    expect(body).toContainEqual({
      ...category,
      description: { en: 'Around the green', de: 'Rund ums Grün' },
      version: 1,
    });
  }
  const player = await world.signedIn(await world.member({ club }));
  expect((await api(player).get(PATH)).code).toBe('not-permitted');
});
