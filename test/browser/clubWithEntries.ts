import { unique } from '@test/fixtures/names';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { thisYear } from '@test/fixtures/today';

/**
 * Returns a club with a pro and four entries: this year Jana Möller 12 points of balls at the gate (8 league points),
 * Tom Weber 2 there (0), and Jana 20 in a tournament (6); last year Jana 6 at the gate (5).
 */
export async function clubWithEntries() {
  const { fixtures, club, token } = await proOfNewClub({
    roles: ['PRO', 'APPROVED'],
    name: 'Petra',
    surname: 'Lang',
  });
  const jana = await fixtures.member({ club, name: 'Jana', surname: 'Möller', handicap: 18.4 });
  const tom = await fixtures.member({ club, name: 'Tom', surname: 'Weber', handicap: -1.2 });
  const gate = await fixtures.template({ name: { en: unique('Putting gate'), de: unique('Putt-Tor') } });
  const cup = await fixtures.template({
    type: 'TOURNAMENT',
    name: { en: unique('Autumn cup'), de: unique('Herbstpokal') },
  });
  const finished = { club, status: 'FINISHED' } as const;
  await fixtures.training({
    ...finished,
    template: gate,
    plannedDate: `${thisYear}-05-14`,
    sessions: [
      { players: [jana], balls: [3, 3, 3, 3] },
      { players: [tom], balls: [3, -1] },
    ],
  });
  await fixtures.training({
    ...finished,
    template: cup,
    plannedDate: `${thisYear}-06-01`,
    sessions: [{ players: [jana], balls: [20] }],
  });
  await fixtures.training({
    ...finished,
    template: gate,
    plannedDate: `${thisYear - 1}-08-03`,
    sessions: [{ players: [jana], balls: [3, 3] }],
  });
  return {
    fixtures,
    club,
    jana,
    tom,
    gate: gate.content,
    cup: cup.content,
    asPro: token,
  };
}
