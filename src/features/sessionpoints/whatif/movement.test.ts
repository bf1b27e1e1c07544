import { isMoved, movementOf } from './movement';

const entry = (before: [rank: number, total: number], after: [rank: number, total: number]) => ({
  before: { rank: before[0], totalPoints: before[1] },
  after: { rank: after[0], totalPoints: after[1] },
});

test.each([
  [entry([3, 5], [1, 9]), { direction: 'up', ranks: 2 }, true],
  [entry([1, 5], [2, 5]), { direction: 'down', ranks: 1 }, true],
  [entry([2, 5], [2, 6]), { direction: 'none' }, true],
  [entry([2, 5], [2, 5]), { direction: 'none' }, false],
])('%j moves %j', (moved, movement, isOther) => {
  expect(movementOf(moved)).toEqual(movement);
  expect(isMoved(moved)).toBe(isOther);
});
