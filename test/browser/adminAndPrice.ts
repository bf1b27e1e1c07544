import type { SessionPrices } from '../../contract/price';
import { api } from '../world/api';
import { makeWorld } from '../world/makeWorld';
import type { PriceWishes } from '../world/prices';

/** Makes an admin and a price. */
export async function adminAndPrice(wishes: PriceWishes = {}) {
  const world = await makeWorld();
  const club = await world.club();
  const token = await world.signedIn(await world.member({ club, roles: ['ADMIN', 'APPROVED'] }));
  const price = await world.price(wishes);
  /** Returns a price as the server knows it now; undefined once it is deleted. */
  const priceNow = async (id = price.id) => {
    const { body } = await api(token).get<SessionPrices>('/sessionprices');
    return body.data.find((found) => found.id === id);
  };
  return { world, club, token, price, priceNow };
}
