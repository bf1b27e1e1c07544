import { act, render, screen } from '@testing-library/react';
import { Deferred } from './Deferred';

test('what is deferred is rendered after five seconds also in a browser that is never idle', () => {
  jest.useFakeTimers();
  Object.assign(window, {
    requestIdleCallback: (work: () => void, options?: IdleRequestOptions) =>
      options?.timeout === undefined ? 0 : setTimeout(work, options.timeout),
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
  });
  try {
    const { unmount } = render(<Deferred>The dialogs</Deferred>);
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.queryByText('The dialogs')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('The dialogs')).toBeVisible();
    unmount();
  } finally {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
    jest.useRealTimers();
  }
});
