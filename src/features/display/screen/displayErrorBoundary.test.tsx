import { act, render, screen } from '@testing-library/react';
import { DisplayErrorBoundary } from './DisplayErrorBoundary';

test('a display that throws says so and begins anew by itself', () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('unexpected');
    return <p>the table</p>;
  };
  render(
    <DisplayErrorBoundary failed={<p>stopped</p>}>
      <Fragile />
    </DisplayErrorBoundary>,
  );
  expect(screen.getByText('stopped')).toBeVisible();
  act(() => jest.advanceTimersByTime(15_000));
  // Still broken: it goes on trying.
  expect(screen.getByText('stopped')).toBeVisible();
  isBroken = false;
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.getByText('the table')).toBeVisible();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
