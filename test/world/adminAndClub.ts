import type { Golfclub } from '@contract/golfclub';
import type { Role } from '@contract/lists';
import { api } from './api';
import { makeWorld } from './makeWorld';
import { unique } from './names';

/** Makes an admin (or who else is wished) of one club, and another club that nobody belongs to yet. */
export async function adminAndClub(roles: readonly Role[] = ['ADMIN', 'APPROVED']) {
  const world = await makeWorld();
  const own = await world.club({ name: unique('Verwaltung') });
  const token = await world.signedIn(await world.member({ club: own, roles }));
  const club = await world.club({ name: unique('Golfclub Ährenfeld'), city: 'Oberhaching' });
  /** Returns the club as the server knows it now. */
  const clubNow = async () => (await api(token).get<Golfclub>(`/api/golfclub/${club.id}`)).body;
  return { world, own, club, token, clubNow };
}
