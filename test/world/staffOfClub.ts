import { api } from './api';
import { makeWorld } from './makeWorld';
import { memberCalls, type MemberOptions } from './members';

/** Returns a new club with an admin and a pro of it, their calls that change its members, and a builder for more of it. */
export async function staffOfClub() {
  const world = await makeWorld();
  const club = await world.club();
  const admin = await world.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'] });
  const adminClient = api(await world.signedIn(admin));
  const proClient = api(await world.signedIn(pro));
  return {
    world,
    club,
    admin,
    pro,
    adminClient,
    proClient,
    asAdmin: memberCalls(adminClient, club.id),
    asPro: memberCalls(proClient, club.id),
    player: (options: Omit<MemberOptions, 'club'> = {}) => world.member({ club, ...options }),
  };
}
