import { makeWorld } from '@test/world/makeWorld';
import { unique } from '@test/world/names';

const thisYear = new Date().getFullYear();

/**
 * Returns a club with a pro and four entries: this year Jana Möller 12 points of balls at the gate (8 league points),
 * Tom Weber 2 there (0), and Jana 20 in a tournament (6); last year Jana 6 at the gate (5).
 */
export async function clubWithEntries() {
  const world = await makeWorld();
  const club = await world.club();
  const pro = await world.member({ club, roles: ['PRO', 'APPROVED'], name: 'Petra', surname: 'Lang' });
  const jana = await world.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const tom = await world.member({ club, name: 'Tom', surname: 'Weber', handicap: -1.2 });
  const gate = await world.template({ name: { en: unique('Putting gate'), de: unique('Putt-Tor') } });
  const cup = await world.template({
    type: 'TOURNAMENT',
    name: { en: unique('Autumn cup'), de: unique('Herbstpokal') },
  });
  const finished = { club, status: 'FINISHED' } as const;
  await world.training({
    ...finished,
    template: gate,
    plannedDate: `${thisYear}-05-14`,
    sessions: [
      { players: [jana], balls: [3, 3, 3, 3] },
      { players: [tom], balls: [3, -1] },
    ],
  });
  await world.training({
    ...finished,
    template: cup,
    plannedDate: `${thisYear}-06-01`,
    sessions: [{ players: [jana], balls: [20] }],
  });
  await world.training({
    ...finished,
    template: gate,
    plannedDate: `${thisYear - 1}-08-03`,
    sessions: [{ players: [jana], balls: [3, 3] }],
  });
  return {
    world,
    club,
    jana,
    tom,
    gate: gate.content,
    cup: cup.content,
    thisYear,
    asPro: await world.signedIn(pro),
  };
}
