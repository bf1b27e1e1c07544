import { readBallPoints, withDigit, withOtherSign } from './typedPoints';

test.each([
  ['', '7', '7'],
  ['1', '2', '12'],
  ['0', '5', '5'],
  ['-', '3', '-3'],
  ['-0', '4', '-4'],
  ['12345', '8', '12345'],
  ['-12345', '8', '-12345'],
])('%s and the digit %s give %s', (typed, digit, becomes) => {
  expect(withDigit(typed, digit)).toBe(becomes);
});

test.each([
  ['', '-'],
  ['-', ''],
  ['3', '-3'],
  ['-3', '3'],
  ['−3', '3'],
])('the sign of %s changed gives %s', (typed, becomes) => {
  expect(withOtherSign(typed)).toBe(becomes);
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['-1', -1],
  ['−1', -1],
  ['0', 0],
  ['9999', 9_999],
  ['-9999', -9_999],
])('"%s" is %s points', (typed, points) => {
  expect(readBallPoints(typed)).toEqual({ points });
});

test.each([
  ['', 'notWhole'],
  ['1,5', 'notWhole'],
  ['1.0', 'notWhole'],
  ['three', 'notWhole'],
  ['10000', 'outOfRange'],
  ['-10000', 'outOfRange'],
])('"%s" is refused: %s', (typed, reason) => {
  expect(readBallPoints(typed)).toEqual({ reason });
});
