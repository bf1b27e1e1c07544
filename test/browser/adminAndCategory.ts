import type { TrainingCategory } from '../../contract/category';
import { api } from '../world/api';
import { makeWorld } from '../world/makeWorld';
import { unique } from '../world/names';

const PATH = '/api/challenges/trainingcategory';

/** Makes an admin, and a category named in both languages. */
export async function adminAndCategory() {
  const world = await makeWorld();
  const token = await world.signedIn(await world.member({ club: await world.club(), roles: ['ADMIN', 'APPROVED'] }));
  const name = { en: unique('Short game'), de: unique('Kurzes Spiel') };
  const { id } = await world.category({ name });
  /** Returns the category as the server knows it now; undefined once it is deleted. */
  const categoryNow = async () => {
    const { body } = await api(token).get<TrainingCategory[]>(PATH);
    return body.find((category) => category.id === id);
  };
  return { world, token, id, name, categoryNow };
}
