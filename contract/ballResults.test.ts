import { isPossibleResult, isUnusualResult, possiblePoints, twoBallsOf } from './ballResults';

describe('results of a ball', () => {
  const withScoring = (...points: number[]) => [{ scoring: points.map((one) => ({ points: one })) }, { scoring: [] }];

  test.each([
    ['the results of a regular template', 'REGULAR', withScoring(3, 1, 0, -1), [3, 1, 0, -1]],
    ['a number where a regular template has none', 'REGULAR', withScoring(), null],
    ['a number where there are no balls', 'REGULAR', [], null],
    ['a number on Trackman', 'TRACKMAN', withScoring(3), null],
    ['a number in a tournament', 'TOURNAMENT', [], null],
  ] as const)('a ball gives %s', (_what, type, balls, expected) => {
    expect(possiblePoints({ type, balls })).toEqual(expected);
  });

  test.each([
    [[3, 1, 0, -1], 3, true],
    [[3, 1, 0, -1], -1, true],
    [[3, 1, 0, -1], 2, false],
    [[3, 1, 0, -1], -3, false],
    [[20_000], 20_000, true],
    [null, 0, true],
    [null, 9_999, true],
    [null, -9_999, true],
    [null, 10_000, false],
    [null, -10_000, false],
    [null, 0.5, false],
  ])('of %j, %i is possible: %s', (possible, points, expected) => {
    expect(isPossibleResult(possible, points)).toBe(expected);
  });

  test.each([
    ['TRACKMAN', 100, false],
    ['TRACKMAN', 101, true],
    ['TRACKMAN', -101, false],
    ['TRACKMAN', -1_000, true],
    ['TOURNAMENT', 101, false],
    ['TOURNAMENT', 999, false],
    ['TOURNAMENT', 1_000, true],
    ['REGULAR', 1_000, true],
  ] as const)('%s: %i is asked about: %s', (type, points, expected) => {
    expect(isUnusualResult({ type }, points)).toBe(expected);
  });

  test.each([
    [5561, [55, 61]],
    [1010, [10, 10]],
    [9999, [99, 99]],
    [5501, null],
    [155, null],
    [-5561, null],
    [55_612, null],
  ])('%i is the balls %j', (points, expected) => {
    expect(twoBallsOf(points)).toEqual(expected);
  });
});
