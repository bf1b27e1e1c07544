import { groupToJoin } from './groups';

test.each([
  ['there are no groups', [], 2, null],
  ['the wanted one has room', [1, 7], 2, 2],
  ['the wanted one is full', [3, 8], 2, 1],
  ['the wanted one is gone', [3, 2], 3, 2],
  ['none is wanted, the smallest', [3, 2, 2], undefined, 2],
  ['all are full, a new one', [8, 8], 1, 3],
] as const)('who comes later, where %s', (_where, sizes, wanted, group) => {
  expect(groupToJoin(sizes, wanted)).toBe(group);
});
