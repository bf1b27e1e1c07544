import { makeWorld } from '../world/makeWorld';

/** Tests must not depend on the year they run in. */
export const thisYear = new Date().getFullYear();

/**
 * Makes a club with a pro and two finished tournaments of this year, in which each score is the points it gives: first
 * Anna got 5, Berta 3 and Clara 1, then Clara got 7, Berta 3 and Dora 1.
 */
export async function clubWithLeague() {
  const world = await makeWorld();
  const club = await world.club();
  const member = (name: string, surname: string) => world.member({ club, name, surname });
  const anna = await member('Anna', 'Zander');
  const berta = await member('Berta', 'Ärmel');
  const clara = await member('Clara', 'Möller');
  const dora = await member('Dora', '=Kern');
  const pro = await world.member({ club, roles: ['APPROVED', 'PLAYER', 'PRO'], name: 'Petra', surname: 'Lang' });
  const template = await world.template({
    type: 'TOURNAMENT',
    name: { en: 'Putting cup', de: 'Putt-Pokal' },
    scoreHandicapMap: Array.from({ length: 41 }, (_, index) => ({ score: index - 20, handicap: index - 20 })),
  });
  /** Finishes a tournament on this day (`MM-DD`, of this year unless given). */
  const play = (day: string, results: readonly [player: typeof anna, score: number][], year = thisYear) =>
    world.training({
      club,
      template,
      plannedDate: `${year}-${day}`,
      status: 'FINISHED',
      sessions: results.map(([player, score]) => ({ players: [player], balls: [score] })),
    });
  await play('01-02', [
    [anna, 5],
    [berta, 3],
    [clara, 1],
  ]);
  await play('01-09', [
    [clara, 7],
    [berta, 3],
    [dora, 1],
  ]);
  return { world, club, pro, anna, berta, clara, dora, template, play };
}
