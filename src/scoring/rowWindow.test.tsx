import { rowWindow } from './rowWindow';

const rows = Array.from({ length: 12 }, (_, row) => row);

test.each([
  ['the middle', 6, 4, [4, 5, 6, 7, 8], 3],
  ['the first row', 0, 0, [0, 1, 2], 9],
  ['the last row', 11, 9, [9, 10, 11], 0],
  ['no row, when the first was not reached', null, 0, [0, 1, 2], 9],
  ['a row with one left out before, which is shown too', 3, 0, [0, 1, 2, 3, 4, 5], 6],
  ['a row with one left out after, which is shown too', 8, 6, [6, 7, 8, 9, 10, 11], 0],
] as const)('around %s stand two rows on each side', (_name, deciding, before, visible, after) => {
  expect(rowWindow(rows, deciding)).toEqual({ before, rows: [...visible], after });
});

test('every row is either shown or counted, and the deciding one is shown', () => {
  for (let length = 1; length <= 12; length++) {
    for (let deciding = 0; deciding < length; deciding++) {
      const visible = rowWindow(rows.slice(0, length), deciding);
      expect(visible.before + visible.rows.length + visible.after).toBe(length);
      expect(visible.rows).toContain(deciding);
    }
  }
});

test('a map without rows shows none', () => {
  expect(rowWindow([], null)).toEqual({ before: 0, rows: [], after: 0 });
});
