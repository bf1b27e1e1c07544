import { toTenths } from '@contract/handicap';
import { readDifference, readMappingPoints, typedDifference } from './typedNumbers';

test.each([
  ['4.3', 43],
  ['4,3', 43],
  [' 10 ', 100],
  ['1,0', 10],
  ['-2', -20],
  ['−2,5', -25],
  ['- 2', -20],
  ['+3', 30],
  ['-0', 0],
  ['100', 1000],
  ['-100', -1000],
])('a difference typed as "%s" is %i tenths', (typed, tenths) => {
  expect(readDifference(typed)).toBe(tenths);
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['four', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1e2', 'not-a-number'],
  ['.5', 'not-a-number'],
  ['4,', 'not-a-number'],
  ['4.35', 'more-than-one-decimal'],
  ['100,1', 'too-large'],
  ['-100.1', 'too-small'],
])('"%s" is no difference: %s', (typed, reason) => {
  expect(readDifference(typed)).toBe(reason);
});

test.each([
  ['5', 5],
  ['-1', -1],
  ['−1', -1],
  ['1000000', 1_000_000],
])('points typed as "%s" are %i', (typed, points) => {
  expect(readMappingPoints(typed)).toBe(points);
});

test.each([
  ['', 'required'],
  ['2,5', 'not-whole'],
  ['3.0', 'not-whole'],
  ['many', 'not-whole'],
  ['1000001', 'too-large'],
  ['-1000001', 'too-small'],
])('"%s" are no points: %s', (typed, reason) => {
  expect(readMappingPoints(typed)).toBe(reason);
});

test.each([
  ['en', 4.3, '4.3'],
  ['de', 4.3, '4,3'],
  ['de', -2, '-2'],
  ['en', 10, '10'],
] as const)('in %s, %d is written %s and can be read again', (locale, difference, text) => {
  expect(typedDifference(toTenths(difference), locale)).toBe(text);
  expect(readDifference(text)).toBe(toTenths(difference));
});
