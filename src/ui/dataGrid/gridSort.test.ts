import type { GridColumn } from './gridColumn';
import { directionOf, readSort, sortedBy, withKey, writeSort } from './gridSort';

interface Round {
  player: string;
  points: number;
}

const columns: GridColumn<Round>[] = [
  { field: 'player', header: '', text: () => '', sortBy: ({ player }) => player },
  { field: 'points', header: '', text: () => '', sortBy: ({ points }) => points },
  { field: 'chain', header: '', text: () => '' },
];

const rounds: readonly Round[] = [
  { player: 'Österreicher', points: 9 },
  { player: 'zeller', points: 10 },
  { player: 'Otto', points: 9 },
];

const playersBy = (by: string | null) => sortedBy(rounds, columns, by).map(({ player }) => player);

test('a sort by several columns is read and written again', () => {
  const keys = readSort('points,-player');
  expect(keys).toEqual([
    { field: 'points', direction: 'asc' },
    { field: 'player', direction: 'desc' },
  ]);
  expect([writeSort(keys), writeSort([]), readSort(null), readSort('')]).toEqual(['points,-player', null, [], []]);
});

test('a column counts after the others, is turned round where it stands, and is taken out', () => {
  const both = withKey('points', 'player', 'asc');
  expect([
    both,
    withKey(both, 'points', 'desc'),
    withKey(both, 'points', null),
    withKey('points', 'points', null),
  ]).toEqual(['points,player', '-points,player', 'player', null]);
});

test('what is equal by the first column is sorted by the next', () => {
  expect(playersBy('points,player')).toEqual(['Österreicher', 'Otto', 'zeller']);
  expect(playersBy('points,-player')).toEqual(['Otto', 'Österreicher', 'zeller']);
});

test('a field whose name begins like another is another', () => {
  expect([directionOf('points', 'point'), directionOf('-points', 'point')]).toEqual([null, null]);
});

test('numbers are sorted by value, and equal ones stay as they were', () => {
  expect(playersBy('points')).toEqual(['Österreicher', 'Otto', 'zeller']);
  expect(playersBy('-points')).toEqual(['zeller', 'Österreicher', 'Otto']);
});

test('texts are sorted as the language does it, without regard to capitals and umlauts', () => {
  expect(playersBy('player')).toEqual(['Österreicher', 'Otto', 'zeller']);
  expect(playersBy('-player')).toEqual(['zeller', 'Otto', 'Österreicher']);
});

test('without a column that can be sorted the rows stay as they are', () => {
  expect(sortedBy(rounds, columns, null)).toBe(rounds);
  expect(sortedBy(rounds, columns, 'chain')).toBe(rounds);
});
