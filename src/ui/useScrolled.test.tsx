import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { Provider } from 'react-redux';
import { regionScrolled, shellSlice } from './shellSlice';
import { type RenderMode, RenderModeContext } from './stateContexts';
import { usePageScroll } from './useScrolled';

function Page() {
  const main = usePageScroll();
  return (
    <div role="group" style={{ overflowY: 'auto' }}>
      <main ref={main} />
    </div>
  );
}

function openPage(renderMode: RenderMode, scrolled: Record<string, { top: number; left: number }> = {}) {
  let dispatched = 0;
  const store = configureStore({
    reducer: { shell: shellSlice.reducer },
    preloadedState: { shell: { ...shellSlice.getInitialState(), scrolled } },
  });
  store.subscribe(() => {
    dispatched += 1;
  });
  const view = (mode: 'visible' | 'hidden') => (
    <RenderModeContext value={renderMode}>
      <Provider store={store}>
        <Activity mode={mode}>
          <Page />
        </Activity>
      </Provider>
    </RenderModeContext>
  );
  const { unmount, rerender } = render(view('visible'));
  const page = screen.getByRole('group');
  const scrollTo = (top: number) => {
    page.scrollTop = top;
    fireEvent.scroll(page);
  };
  const positions = () => store.getState().shell.scrolled;
  const show = (mode: 'visible' | 'hidden') => rerender(view(mode));
  return { store, page, scrollTo, positions, unmount, show, count: () => dispatched };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('how far the page is scrolled is in the store once it rests, however many movements there were', () => {
  const { scrollTo, positions, unmount, count } = openPage('app');
  for (const top of [10, 90, 300, 420]) {
    scrollTo(top);
    jest.advanceTimersByTime(100);
  }
  expect(count()).toBe(0);
  jest.advanceTimersByTime(250);
  expect(positions()).toEqual({ page: { top: 420, left: 0 } });
  expect(count()).toBe(1);
  unmount();
  expect(positions()).toEqual({});
});

test('a page that is kept alive comes back where it was left, and the store knows', () => {
  const { page, scrollTo, positions, show } = openPage('app');
  scrollTo(420);
  show('hidden');
  expect(positions()).toEqual({});
  page.scrollTop = 0;
  show('visible');
  expect(page.scrollTop).toBe(420);
  expect(positions()).toEqual({ page: { top: 420, left: 0 } });
  scrollTo(0);
  jest.advanceTimersByTime(250);
  show('hidden');
  show('visible');
  expect(positions()).toEqual({});
});

test('a replay scrolls as it was, and reports nothing', () => {
  const { store, page, scrollTo, positions, count } = openPage('replay', { page: { top: 70, left: 0 } });
  expect(page.scrollTop).toBe(70);
  act(() => void store.dispatch(regionScrolled({ region: 'page', top: 200, left: 0 })));
  expect(page.scrollTop).toBe(200);
  scrollTo(5);
  jest.advanceTimersByTime(1000);
  expect(positions()).toEqual({ page: { top: 200, left: 0 } });
  expect(count()).toBe(1);
});

test('over a saved state the page begins where it was scrolled, and goes on from there', () => {
  const { page, scrollTo, positions } = openPage('live', { page: { top: 70, left: 0 } });
  expect(page.scrollTop).toBe(70);
  scrollTo(30);
  jest.advanceTimersByTime(250);
  expect(positions()).toEqual({ page: { top: 30, left: 0 } });
});

describe('a page that is drawn only after a while', () => {
  let grow: () => void;
  beforeEach(() => {
    grow = () => undefined;
    Object.assign(window, {
      ResizeObserver: class {
        constructor(grown: () => void) {
          grow = grown;
        }
        observe() {
          return undefined;
        }
        disconnect() {
          grow = () => undefined;
        }
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  test('is scrolled where it was as soon as there is room', () => {
    const { page } = openPage('live', { page: { top: 70, left: 0 } });
    page.scrollTop = 0;
    grow();
    expect(page.scrollTop).toBe(70);
  });

  test('leaves alone who scrolls meanwhile', () => {
    const { page, scrollTo } = openPage('live', { page: { top: 70, left: 0 } });
    fireEvent.wheel(page);
    scrollTo(30);
    grow();
    expect(page.scrollTop).toBe(30);
  });

  test('stays where it is if it was not scrolled', () => {
    const { page, scrollTo } = openPage('live');
    scrollTo(30);
    grow();
    expect(page.scrollTop).toBe(30);
  });
});
