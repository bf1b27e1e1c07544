import { makePendingBalls } from './pendingBalls';
import { cursorMoved, recorderPositionsSlice, type WithRecorderPositions } from './recorderPositionsSlice';

const ball = (index: number) => ({
  playerDataId: 'anna',
  index,
  points: 3,
  seen: { points: null, version: 0 },
  takeBack: () => undefined,
});

const before: WithRecorderPositions = {
  recorderPositions: recorderPositionsSlice.reducer(
    undefined,
    cursorMoved({ key: 'training', cursor: null, resumeAt: null }),
  ),
};

/** The balls of a recorder, and what it has been told to render since. */
function watched() {
  const balls = makePendingBalls();
  const rendered: { shown: readonly unknown[]; isBefore: boolean }[] = [];
  balls.subscribe(() => rendered.push({ shown: balls.shown(), isBefore: balls.stateBefore() !== null }));
  return { balls, rendered };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a ball that the outbox has soon is never shown as pending, and the cursor moves with it', () => {
  const { balls, rendered } = watched();
  const first = ball(0);
  balls.add([first], before);
  expect(balls.shown()).toEqual([]);
  expect(balls.stateBefore()).toBe(before);
  expect(rendered).toEqual([]);
  balls.remove(first);
  expect(rendered).toEqual([{ shown: [], isBefore: false }]);
  balls.remove(first);
  jest.runOnlyPendingTimers();
  expect(rendered).toHaveLength(1);
});

test('the cursor does not wait for a slow disk', () => {
  const { balls, rendered } = watched();
  const first = ball(0);
  balls.add([first], before);
  jest.advanceTimersByTime(99);
  expect(rendered).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(rendered).toEqual([{ shown: [first], isBefore: false }]);
  balls.remove(first);
  expect(rendered.at(-1)).toEqual({ shown: [], isBefore: false });
});

test('of two balls that are recorded at once the second is pending until the outbox has it', () => {
  const { balls, rendered } = watched();
  const both = [ball(0), ball(1)] as const;
  balls.add(both, before);
  balls.remove(both[0]);
  balls.remove(both[1]);
  expect(rendered).toEqual([
    { shown: [both[1]], isBefore: false },
    { shown: [], isBefore: false },
  ]);
});

test('what follows at once is shown what was recorded before it', () => {
  const { balls, rendered } = watched();
  const first = ball(0);
  balls.add([first], before);
  balls.show();
  balls.show();
  expect(rendered).toEqual([{ shown: [first], isBefore: false }]);
});
