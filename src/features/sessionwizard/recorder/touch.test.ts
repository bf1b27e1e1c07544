import { makeTapGuard } from './touch';

test.each([
  ['the same button at once', 'a', 120, false],
  ['the same button at the end of the time', 'a', 299, false],
  ['the same button later', 'a', 300, true],
  ['another button at once', 'b', 120, true],
])('after a tap counts %s: %s after %i ms is %s', (_what, button, after, counts) => {
  const guard = makeTapGuard();
  expect(guard('a', 1_000)).toBe(true);
  expect(guard(button, 1_000 + after)).toBe(counts);
});

test('taps that do not count do not put off the next that does', () => {
  const guard = makeTapGuard();
  expect([0, 200, 400].map((at) => guard('a', at))).toEqual([true, false, true]);
});
