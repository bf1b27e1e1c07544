import type { BallEntry } from '@/outbox/entries';
import { ballRows } from './rows';

const recording = (index: number, points: number, state: BallEntry['state'] = 'waiting'): BallEntry => ({
  kind: 'ball',
  userId: 'petra',
  order: 1,
  isKept: true,
  key: `${index}-${points}`,
  trainingId: 'training',
  playerDataId: 'jana',
  index,
  points,
  basedOn: 0,
  recordedAt: '2026-05-14T09:30:00.000Z',
  state,
  failure: null,
});

test('stored balls are shown as stored, in the order of their indexes', () => {
  const stored = [
    { index: 2, points: 1, version: 1 },
    { index: 0, points: 3, version: 2 },
  ];
  expect(ballRows(stored, [])).toEqual([
    { index: 0, points: 3, version: 2, state: 'stored' },
    { index: 2, points: 1, version: 1, state: 'stored' },
  ]);
});

test('what is recorded and not sent lies over what is stored, the latest on top', () => {
  const stored = [{ index: 0, points: 3, version: 2 }];
  expect(ballRows(stored, [recording(0, 1, 'refused'), recording(0, 2), recording(1, -1, 'sending')])).toEqual([
    { index: 0, points: 2, version: 2, state: 'waiting' },
    { index: 1, points: -1, version: 0, state: 'sending' },
  ]);
});

test('a ball that is taken back is no longer shown', () => {
  const stored = [{ index: 0, points: 3, version: 2 }];
  expect(ballRows(stored, [{ ...recording(0, 1), points: null }])).toEqual([]);
});
