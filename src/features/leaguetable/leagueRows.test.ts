import { leagueRows } from './leagueRows';

const entry = (id: string, surname: string, totalPoints: number, tied = false) => ({
  player: { id, name: 'Jana', surname, username: surname },
  totalPoints,
  tied,
  leagueTableEvents: [],
});

test('the rank is the position plus one, also of players who are tied', () => {
  const rows = leagueRows([entry('a', 'Ärmel', 9), entry('b', 'Möller', 4, true), entry('c', 'Zander', 4, true)], 'c');
  expect(rows.map(({ rank, tied }) => [rank, tied])).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ]);
});

test('only the row of the person who is signed in is the own one', () => {
  const rows = leagueRows([entry('a', 'Ärmel', 9), entry('b', 'Möller', 4)], 'b');
  expect(rows.filter(({ isOwn }) => isOwn).map(({ player }) => player)).toEqual(['Jana Möller']);
});
