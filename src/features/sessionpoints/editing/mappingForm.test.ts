import { schemaErrors } from '@/errors/schemaErrors';
import { withRowAfter } from './addedRow';
import {
  duplicateKeys,
  editedMapping,
  formOf,
  isChanged,
  mappingSchema,
  readRows,
  type RowValues,
  staleFields,
} from './mappingForm';

const rowsOf = (...differences: string[]): RowValues[] =>
  differences.map((difference, key) => ({ key, difference, points: '5' }));

const differencesOf = (rows: readonly RowValues[] | undefined) => rows?.map(({ difference }) => difference);

const schema = mappingSchema((reason) => reason);

const mapping = {
  id: 'one',
  name: 'Ladder',
  mapping: [
    { handicapDifference: -2, points: 2 },
    { handicapDifference: 4.3, points: 8 },
  ],
  version: 3,
};

describe('the form of a mapping', () => {
  test('goes to the fields and back without a change', () => {
    const values = formOf(mapping, 'de');
    expect(values.rows).toEqual([
      { key: 0, difference: '-2', points: '2' },
      { key: 1, difference: '4,3', points: '8' },
    ]);
    expect(editedMapping(values, 'one', 3)).toEqual(mapping);
    expect(isChanged(values, formOf(mapping, 'de'))).toBe(false);
  });

  test('does not send a row that cannot be read', () => {
    expect(() => editedMapping({ name: 'Ladder', rows: rowsOf('1', 'x') }, 'one', 1)).toThrow(RangeError);
  });

  test('reads the rows that can be read, and knows where they stand', () => {
    expect(readRows(rowsOf('1', 'x', '2,5'))).toEqual([
      { rowNumber: 1, tenths: 10, points: 5 },
      { rowNumber: 3, tenths: 25, points: 5 },
    ]);
  });

  test.each([
    ['another name', { ...formOf(mapping, 'en'), name: 'Stairs' }],
    ['another number', { name: 'Ladder', rows: formOf(mapping, 'en').rows.map((row) => ({ ...row, points: '0' })) }],
    ['a row less', { name: 'Ladder', rows: formOf(mapping, 'en').rows.slice(1) }],
  ])('sees %s as a change', (_what, values) => {
    expect(isChanged(values, formOf(mapping, 'en'))).toBe(true);
  });
});

describe('duplicates', () => {
  test.each([
    [
      ['1', '1,0'],
      [0, 1],
    ],
    [
      ['0', '-0'],
      [0, 1],
    ],
    [
      ['1', '2', '1.0', '2'],
      [0, 2, 1, 3],
    ],
    [['1', '1.1'], []],
    [['x', 'x', ''], []],
  ])('among %j are the rows %j', (differences, keys) => {
    expect([...duplicateKeys(rowsOf(...differences))]).toEqual(keys);
  });
});

test('what is wrong stands at its field', () => {
  const rows = [...rowsOf('1', '4.35'), { key: 2, difference: '', points: '1,5' }];
  expect(schemaErrors({ name: ' ', rows }, schema)).toEqual({
    name: 'required',
    'rows.1.difference': 'more-than-one-decimal',
    'rows.2.difference': 'required',
    'rows.2.points': 'not-whole',
  });
  expect(schemaErrors({ name: '🏌'.repeat(200), rows: rowsOf('1') }, schema)).toEqual({});
  expect(schemaErrors({ name: '🏌'.repeat(201), rows: [] }, schema)).toEqual({ name: 'too-long' });
});

describe('plus adds after a row the next whole number that is free', () => {
  test.each([
    [['0'], 0, ['0', '1']],
    [['4.3', '10'], 0, ['4.3', '5', '10']],
    [['-2.5', '0'], 0, ['-2.5', '-2', '0']],
    [['0', '1', '2', '5'], 0, ['0', '1', '2', '3', '5']],
    [['0', '1,0'], 0, ['0', '1,0', '2']],
    [['x', '7'], 0, ['x', '7', '8']],
    [['x'], 0, ['x', '0']],
    [['5', '1'], 1, ['5', '1', '2']],
    [['99'], 0, ['99', '100']],
  ])('among %j after row %i: %j', (differences, key, expected) => {
    const longer = withRowAfter(rowsOf(...differences), key);
    expect(differencesOf(longer?.rows)).toEqual(expected);
    expect(longer?.added).toMatchObject({ key: differences.length, points: '0' });
  });

  test('and none where none is free up to 100, or there are 200 rows', () => {
    expect(withRowAfter(rowsOf('100'), 0)).toBeNull();
    expect(withRowAfter(rowsOf(...Array.from({ length: 200 }, (_, index) => String(index - 120))), 0)).toBeNull();
  });
});

test('two versions stand beside each other by difference', () => {
  const mine = { name: 'Stairs ', rows: [{ key: 0, difference: '4,3', points: '9' }] };
  expect(
    staleFields(mine, formOf(mapping, 'en'), { name: 'Name', row: (difference) => `at ${difference}` }, 'en'),
  ).toEqual([
    { label: 'Name', mine: 'Stairs', theirs: 'Ladder' },
    { label: 'at -2', mine: '', theirs: '2' },
    { label: 'at 4.3', mine: '9', theirs: '8' },
  ]);
});
