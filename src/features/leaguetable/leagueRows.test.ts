import { leagueRows, rowsCalled } from './leagueRows';

const entry = (id: string, surname: string, totalPoints: number, tied = false, previousRank: number | null = null) => ({
  player: { id, name: 'Jana', surname, username: surname },
  totalPoints,
  tied,
  previousRank,
  trend: [],
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

test('the movement compares with the rank before: up, down, unchanged or new', () => {
  const entries = [
    entry('a', 'Ärmel', 9, false, 3),
    entry('b', 'Möller', 8, false, 2),
    entry('c', 'Zander', 7, false, 1),
    entry('d', 'Neumann', 6),
  ];
  expect(leagueRows(entries, '').map(({ movement }) => movement)).toEqual([
    { kind: 'up', ranks: 2 },
    { kind: 'same' },
    { kind: 'down', ranks: 2 },
    { kind: 'new' },
  ]);
});

test('who is searched for keeps the rank of the whole table, however the name is written', () => {
  const rows = leagueRows([entry('a', 'Möller', 9), entry('b', 'Ärmel', 8)], '');
  expect(rowsCalled(rows, ' äRM ', 'de').map(({ rank, player }) => [rank, player])).toEqual([[2, 'Jana Ärmel']]);
  expect(rowsCalled(rows, '', 'de')).toBe(rows);
  expect(rowsCalled(rows, 'nobody', 'de')).toEqual([]);
});
