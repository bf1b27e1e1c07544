import { act } from '@testing-library/react';
import { begin } from '@test/fixtures/today';

/**
 * For tests that need it to be today, or this year, until they end: the clock stands still, timers go on. The server's answers
 * carry the time of that clock too.
 */
export function stopClock(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const headers = new Headers(answer.headers);
    headers.set('Date', new Date().toUTCString());
    return new Proxy(answer, {
      get: (target, name) => {
        const value: unknown = name === 'headers' ? headers : Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };
  beforeEach(() => {
    jest.useFakeTimers({
      now: begin,
      doNotFake: [
        'cancelAnimationFrame',
        'cancelIdleCallback',
        'clearImmediate',
        'clearInterval',
        'clearTimeout',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'requestIdleCallback',
        'setImmediate',
        'setInterval',
        'setTimeout',
      ],
    });
  });
  afterEach(() => jest.useRealTimers());
}

/** Sets the clock that stands still, to a time at the place of the browser such as `2026-12-31T23:59:30`. */
export function setClock(time: string): void {
  jest.setSystemTime(new Date(time));
}

/** The same for a page that nobody has seen until then, as on a device that slept. */
export function wakeAt(time: string): void {
  setClock(time);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
