import { act, render, screen } from '@testing-library/react';
import { useWidth } from './useWidth';

describe('use width', () => {
  let notify: () => void = () => undefined;

  beforeEach(() => {
    window.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        notify = () => callback([], this);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'ResizeObserver');
    window.innerWidth = 1440;
  });

  function Measured() {
    const [measured, width] = useWidth();
    return <p ref={measured}>{width}</p>;
  }

  const grownTo = (width: number) => {
    window.innerWidth = width;
    act(notify);
  };

  test('the width is told, and when it changes', () => {
    render(<Measured />);
    expect(screen.getByText('1440')).toBeVisible();
    grownTo(1425);
    expect(screen.getByText('1425')).toBeVisible();
    grownTo(1446);
    expect(screen.getByText('1446')).toBeVisible();
  });

  test('a scrollbar that goes is not told', () => {
    render(<Measured />);
    grownTo(1425);
    grownTo(1440);
    expect(screen.getByText('1425')).toBeVisible();
  });
});
