import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { controlsSlice } from '@/ui/controlsSlice';
import { RenderModeContext } from '@/ui/stateContexts';
import { itemAt, usePageRotation } from './usePageRotation';

const makeStore = () => configureStore({ reducer: { [controlsSlice.reducerPath]: controlsSlice.reducer } });
let store: ReturnType<typeof makeStore>;

const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

describe('page rotation', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    store = makeStore();
  });

  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  test('pages turn by themselves every 12 seconds, and only where there is something to turn', () => {
    const { result, rerender } = renderHook(({ isNeeded }) => usePageRotation('projector', isNeeded), {
      wrapper,
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
    const { result } = renderHook(() => usePageRotation('projector', true), { wrapper });
    act(() => result.current.toggle());
    pass(60);
    act(() => result.current.turnBy(-1));
    expect([result.current.turn, result.current.isStopped]).toEqual([-1, true]);
    pass(5 * 60);
    expect(result.current.isStopped).toBe(false);
    pass(12);
    expect(result.current.turn).toBe(0);
  });

  test('a replay shows the page that was shown, and turns none', () => {
    const { result, unmount } = renderHook(() => usePageRotation('projector', true), { wrapper });
    act(() => result.current.turnBy(2));
    act(() => result.current.toggle());
    const replayed = renderHook(() => usePageRotation('projector', true), {
      wrapper: ({ children }: { children: ReactNode }) =>
        wrapper({ children: <RenderModeContext value="replay">{children}</RenderModeContext> }),
    });
    expect(replayed.result.current).toMatchObject({ turn: 2, isStopped: true });
    replayed.unmount();
    expect(result.current.turn).toBe(2);
    unmount();
    expect(store.getState().controls).toMatchObject({ turned: [], switchedOn: [] });
  });

  test.each([
    [0, 'a'],
    [4, 'b'],
    [-1, 'c'],
    [-4, 'c'],
  ])('at turn %i of three pages it is the turn of %s', (turn, page) => {
    expect(itemAt(['a', 'b', 'c'], turn)).toBe(page);
  });

  test('of no pages none has its turn', () => {
    expect(itemAt<string>([], 3)).toBeUndefined();
  });
});
