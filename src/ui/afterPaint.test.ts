import { afterPaint } from './afterPaint';

describe('work behind the next frame', () => {
  let drawFrame: (() => void) | null = null;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      drawFrame = () => callback(0);
      return 1;
    });
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (drawFrame = null));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('is done once, after the frame and not in it', () => {
    const work = jest.fn();
    afterPaint(work);
    drawFrame?.();
    expect(work).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('is done after a second in a page that draws no frames, and not again when it draws one', () => {
    const work = jest.fn();
    afterPaint(work);
    jest.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    expect(drawFrame).toBeNull();
  });

  test.each([
    ['before the frame', () => undefined],
    ['after it', () => drawFrame?.()],
  ])('is not done once it was cancelled %s', (_when, before) => {
    const work = jest.fn();
    const cancel = afterPaint(work);
    before();
    cancel();
    drawFrame?.();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
