import { gridMove } from './gridMove';

/** Seven things in rows of three: 0 1 2 / 3 4 5 / 6. */
const grid = { count: 7, columns: 3 };
const from = (position: number, key: string, ctrlKey = false) =>
  gridMove({ key, ctrlKey }, { ...grid, index: position });

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 3, 6],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 2, 2],
  ['Home', 5, 3],
  ['Home', 6, 6],
  ['End', 3, 5],
  ['End', 6, 6],
])('%s leads from %i to %i', (key, position, expected) => {
  expect(from(position, key)).toBe(expected);
});

test('with Ctrl, Home and End lead to the very first and last', () => {
  expect([from(4, 'Home', true), from(1, 'End', true)]).toEqual([0, 6]);
});

test.each(['Enter', ' ', 'Tab', 'a', 'Escape'])('the key %j leads nowhere', (key) => {
  expect(from(4, key)).toBeNull();
});
