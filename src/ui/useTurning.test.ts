import { act, renderHook } from '@testing-library/react';
import { atTurn, useTurning } from './useTurning';

describe('use turning', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  test('pages turn by themselves every 12 seconds, and only where there is something to turn', () => {
    const { result, rerender } = renderHook(({ isNeeded }) => useTurning(isNeeded), {
      initialProps: { isNeeded: true },
    });
    pass(12);
    pass(12);
    expect(result.current.turn).toBe(2);
    rerender({ isNeeded: false });
    pass(60);
    expect(result.current.turn).toBe(2);
  });

  test('stopped pages stay, can be turned by hand, and go on by themselves after five minutes', () => {
    const { result } = renderHook(() => useTurning(true));
    act(() => result.current.toggle());
    pass(60);
    act(() => result.current.turnBy(-1));
    expect([result.current.turn, result.current.isStopped]).toEqual([-1, true]);
    pass(5 * 60);
    expect(result.current.isStopped).toBe(false);
    pass(12);
    expect(result.current.turn).toBe(0);
  });

  test.each([
    [0, 'a'],
    [4, 'b'],
    [-1, 'c'],
    [-4, 'c'],
  ])('at turn %i of three pages it is the turn of %s', (turn, page) => {
    expect(atTurn(['a', 'b', 'c'], turn)).toBe(page);
  });

  test('of no pages none has its turn', () => {
    expect(atTurn<string>([], 3)).toBeUndefined();
  });
});
