import { readPoints } from './readPoints';

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['-1', -1],
  ['−1', -1],
  ['0', 0],
  ['1000000', 1_000_000],
])('"%s" is %s points', (typed, points) => {
  expect(readPoints(typed)).toEqual({ points });
});

test.each([
  ['', 'notWhole'],
  ['1,5', 'notWhole'],
  ['1.0', 'notWhole'],
  ['three', 'notWhole'],
  ['1000001', 'outOfRange'],
  ['-1000001', 'outOfRange'],
])('"%s" is refused: %s', (typed, reason) => {
  expect(readPoints(typed)).toEqual({ reason });
});
