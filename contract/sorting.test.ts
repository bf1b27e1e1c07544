import { readSorting, sortingError, writeSorting } from './sorting';

const fields = ['surname', 'name', 'handicap'] as const;

test('a minus turns a field round, and the first field counts most', () => {
  const sorted = readSorting('surname,-handicap', fields);
  expect(sorted).toEqual([
    { field: 'surname', descending: false },
    { field: 'handicap', descending: true },
  ]);
  expect(writeSorting(sorted)).toBe('surname,-handicap');
});

test.each([
  ['colour', 'not-listed'],
  ['', 'not-listed'],
  ['surname,', 'not-listed'],
  ['--surname', 'not-listed'],
  ['surname, name', 'not-listed'],
  ['toString', 'not-listed'],
  ['surname,-surname', 'repeated'],
  ['name,surname,name', 'repeated'],
])('%p is refused as %s', (sort, reason) => {
  expect(sortingError(sort, fields)?.reason).toBe(reason);
});

test.each(['surname', '-surname', 'name,-surname,handicap'])('%p is accepted', (sort) => {
  expect(sortingError(sort, fields)).toBeNull();
});
