import { rankMovement, ranksGained, type RankMovement } from './rankMovement';

test.each<[previousRank: number | null, rank: number, movement: RankMovement]>([
  [3, 1, { kind: 'up', ranks: 2 }],
  [1, 2, { kind: 'down', ranks: 1 }],
  [2, 2, { kind: 'same' }],
  [null, 4, { kind: 'new' }],
])('from rank %j to rank %j', (previousRank, rank, movement) => {
  expect(rankMovement(previousRank, rank)).toEqual(movement);
});

test('who is new comes before who went up, who stayed and who went down', () => {
  const movements = [rankMovement(1, 3), rankMovement(2, 2), rankMovement(9, 1), rankMovement(null, 5)];
  const byGain = [...movements].sort((one, other) => ranksGained(other) - ranksGained(one));
  expect(byGain.map(({ kind }) => kind)).toEqual(['new', 'up', 'same', 'down']);
});
