import type { GridColumn } from './gridColumn';
import { afterPressing, directionOf, sortedBy } from './gridSort';

interface Round {
  player: string;
  points: number;
}

const columns: GridColumn<Round>[] = [
  { field: 'player', header: '', cell: () => null, sortBy: ({ player }) => player },
  { field: 'points', header: '', cell: () => null, sortBy: ({ points }) => points },
  { field: 'chain', header: '', cell: () => null },
];
const rounds: readonly Round[] = [
  { player: 'Österreicher', points: 9 },
  { player: 'zeller', points: 10 },
  { player: 'Otto', points: 9 },
];
const playersBy = (by: string | null) => sortedBy(rounds, columns, by).map(({ player }) => player);

test('a heading sorts upwards, then downwards, then no longer', () => {
  const first = afterPressing('player', 'points');
  const second = afterPressing(first, 'points');
  expect([first, second, afterPressing(second, 'points')]).toEqual(['points', '-points', null]);
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
