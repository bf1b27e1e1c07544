import { toTenths } from '../../../../contract/handicap';
import type { ReadRow } from '../editing/mappingForm';
import { mappingFindings } from './mappingFindings';
import { pointsFor } from './pointsFor';
import { steps } from './steps';

const rowsOf = (...rows: [difference: number, points: number][]): ReadRow[] =>
  rows.map(([difference, points], index) => ({ place: index + 1, tenths: toTenths(difference), points }));

describe('the findings', () => {
  test.each([
    ['no rows', rowsOf(), [{ kind: 'empty' }]],
    ['steps that rise', rowsOf([-2, 2], [0, 5], [4.3, 8], [10, 12]), []],
    ['steps in any order', rowsOf([10, 12], [0, 5]), []],
    ['10 strokes between two rows', rowsOf([0, 1], [10, 2]), []],
    ['more than 10 strokes between two rows', rowsOf([0, 1], [10.1, 2]), [{ kind: 'gap', from: 0, to: 101 }]],
    ['points that fall', rowsOf([0, 5], [5, 4], [6, 4]), [{ kind: 'falling', from: 0, to: 50 }]],
    ['a first row above 0', rowsOf([0.1, 5]), [{ kind: 'firstAboveZero', difference: 1 }]],
    [
      'the same difference twice',
      rowsOf([1, 1], [0, 0], [1, 2]),
      [{ kind: 'duplicate', difference: 10, places: [1, 3] }],
    ],
    [
      'the greatest difference there is',
      rowsOf([0, 1], [10, 2], [60, 3], [64, 4]),
      [{ kind: 'gap', from: 100, to: 600 }],
    ],
    [
      'a row beyond the greatest difference',
      rowsOf([60, 3], [64.1, 4]),
      [
        { kind: 'firstAboveZero', difference: 600 },
        { kind: 'unreachable', difference: 641 },
      ],
    ],
    ['a row below −64 that still decides', rowsOf([-70, 1], [-63.9, 2]), []],
    ['a row below −64 that another one hides', rowsOf([-70, 1], [-64, 2]), [{ kind: 'unreachable', difference: -700 }]],
  ])('about %s', (_what, rows, findings) => {
    expect(mappingFindings(rows)).toEqual(findings);
  });
});

describe('the points of a difference', () => {
  test.each([
    [-2.1, 0, null],
    [-2, 2, -20],
    [4.2, 5, 0],
    [4.3, 8, 43],
    [100, 12, 100],
  ])('%d gives %i points', (difference, points, decidedBy) => {
    const rows = rowsOf([10, 12], [-2, 2], [0, 5], [4.3, 8]);
    expect(pointsFor(rows, toTenths(difference))).toEqual({ points, decidedBy });
  });
});

test('the steps begin with nothing below the first row and go on after the last', () => {
  expect(steps(rowsOf([4.3, 8], [-2, 2]))).toEqual([
    { difference: -4, points: 0 },
    { difference: -2, points: 2 },
    { difference: 4.3, points: 8 },
    { difference: 6.3, points: 8 },
  ]);
  expect(steps([])).toEqual([]);
});
