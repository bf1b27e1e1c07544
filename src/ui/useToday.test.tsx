import { act, render, screen } from '@testing-library/react';
import { useToday } from './useToday';

const Today = () => <p>{useToday()}</p>;

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 30) }));

afterEach(() => jest.useRealTimers());

test('a screen that stays open over midnight shows the new day within a minute', () => {
  render(<Today />);
  act(() => jest.advanceTimersByTime(29_000));
  expect(screen.getByText('2026-12-31')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('2027-01-01')).toBeVisible();
});

test('a device that slept over midnight shows the new day as soon as its page is seen', () => {
  render(<Today />);
  jest.setSystemTime(new Date(2027, 0, 1, 8, 0));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2027-01-01')).toBeVisible();
});

test('a screen that was left no longer looks at the clock', () => {
  render(<Today />).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
