import { api } from './api';
import { makeWorld } from './makeWorld';
import type { MemberOptions } from './members';
import { trainingCalls } from './trainings';

/** Returns a new club with a pro of it, a client that calls as the pro, and builders for more of this club. */
export async function proOfNewClub() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const client = api(await world.signedIn(pro));
  return {
    world,
    club,
    pro,
    client,
    calls: (trainingId: string) => trainingCalls(client, trainingId),
    player: (options: Omit<MemberOptions, 'club'> = {}) => world.member({ club, ...options }),
  };
}
