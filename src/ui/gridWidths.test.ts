import { leastWidth, tracksOf } from './gridWidths';

const columns = [{ width: 140 }, { minWidth: 180, flex: 2 }, {}];

test('columns share what is left, and none is narrower than it says', () => {
  expect(tracksOf(columns, false)).toBe('140px minmax(180px, 2fr) minmax(100px, 1fr)');
  expect(tracksOf(columns, true)).toBe('56px 140px minmax(180px, 2fr) minmax(100px, 1fr)');
});

test('a table needs its columns and its checkboxes', () => {
  expect(leastWidth(columns, false)).toBe(140 + 180 + 100);
  expect(leastWidth(columns, true)).toBe(56 + 140 + 180 + 100);
});
