import type { StatisticResult } from '../../../contract/statistic';
import { byKind, handicapSummary, pointsSummary } from './summary';

const result = (handicapPlayed: number | null, points = 0): StatisticResult => ({
  trainingId: '',
  trainingName: { en: 'Putting gate' },
  date: '2026-05-14',
  score: 0,
  handicapStarted: handicapPlayed === null ? null : 18.4,
  handicapPlayed,
  points,
});
const summaryOfPlayed = (...handicaps: number[]) => handicapSummary(byKind(handicaps.map((one) => result(one))).played);

test('of handicaps played, the lowest is the best and the first given is the last played', () => {
  expect(summaryOfPlayed(14.1, 4, 18.4)).toEqual({ best: 40, average: 122, last: 141, number: 3 });
});

test('a plus handicap is better than any other', () => {
  expect(summaryOfPlayed(4, -1.2)).toEqual({ best: -12, average: 14, last: 40, number: 2 });
});

test.each([
  [[0.1, 0.2], 2],
  [[-0.1, -0.2], -2],
  [[0.1, 0.1, 0.2], 1],
  [[-0.1, -0.1, -0.2], -1],
  [[0.1, -0.1], 0],
  [[-0.1, 0, 0], 0],
  [[18.4, 14.1], 163],
])('the average of %j is %d tenths, halves away from zero', (handicaps, tenths) => {
  expect(summaryOfPlayed(...handicaps)?.average).toBe(tenths);
});

test('of points, the most are the best, also where all are negative', () => {
  const history = [result(null, -3), result(null, -1), result(null, -1)];
  expect(pointsSummary(byKind(history).tournaments)).toEqual({ best: -10, average: -17, last: -30, number: 3 });
});

test('tournaments and other results are told apart and keep their order', () => {
  const { played, tournaments } = byKind([result(10), result(null, 6), result(-1.2), result(null, 2)]);
  expect(played.map(({ handicapPlayed }) => handicapPlayed)).toEqual([100, -12]);
  expect(tournaments.map(({ points }) => points)).toEqual([6, 2]);
});

test('nothing comes to nothing', () => {
  expect(handicapSummary([])).toBeNull();
  expect(pointsSummary([])).toBeNull();
});
