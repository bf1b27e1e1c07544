import type { ColumnInfo } from './gridColumn';
import { isVisible, orderedColumns, visibleColumns, withColumn } from './visibleColumns';

const columns: readonly ColumnInfo[] = [
  { field: 'club', header: '' },
  { field: 'actions', header: '', isActions: true },
  { field: 'name', header: '' },
  { field: 'phone', header: '', isHiddenAtFirst: true },
  { field: 'hasPassword', header: '', isFilterOnly: true },
];

const fieldsOf = (given: readonly ColumnInfo[]) => given.map(({ field }) => field);

const visible = (order: string[] | null, hidden: string[] | null) =>
  fieldsOf(visibleColumns(columns, { order, hidden }));

test('without a wish there are the usual columns, the actions last', () => {
  expect(visible(null, null)).toEqual(['club', 'name', 'actions']);
});

test('columns stand as somebody ordered them; new ones follow, unknown ones count for nothing', () => {
  expect(fieldsOf(orderedColumns(columns, { order: ['name', 'gone', 'club'] }))).toEqual([
    'name',
    'club',
    'phone',
    'hasPassword',
    'actions',
  ]);
  expect(visible(['actions', 'name'], null)).toEqual(['name', 'club', 'actions']);
});

test('whoever hides nothing sees what is hidden at first', () => {
  expect(visible(null, [])).toEqual(['club', 'name', 'phone', 'actions']);
});

describe('of whoever shows or hides one column', () => {
  const usual = { order: null, hidden: null };
  const withPhone = { ...usual, ...withColumn(columns, usual, { field: 'phone', isShown: true }) };
  const others = columns.map((column) => (column.field === 'name' ? { ...column, isHiddenAtFirst: true } : column));

  test('a column that nobody touched is shown as soon as it is usual', () => {
    const hiddenNow = { ...usual, ...withColumn(others, usual, { field: 'phone', isShown: true }) };
    expect(fieldsOf(visibleColumns(others, hiddenNow))).toEqual(['club', 'phone', 'actions']);
    expect(fieldsOf(visibleColumns(columns, hiddenNow))).toEqual(['club', 'name', 'phone', 'actions']);
    expect(fieldsOf(visibleColumns(others, withPhone))).toEqual(['club', 'phone', 'actions']);
  });

  test('what was chosen is chosen no more once it is turned back', () => {
    const shown = { ...usual, ...withColumn(columns, withPhone, { field: 'club', isShown: false }) };
    expect(fieldsOf(visibleColumns(columns, shown))).toEqual(['name', 'phone', 'actions']);
    const back = withColumn(columns, shown, { field: 'club', isShown: true });
    expect(withColumn(columns, back, { field: 'phone', isShown: false })).toEqual({ hidden: [], shown: [] });
  });

  test('the other columns stay as an earlier version has stored them', () => {
    const stored = { order: null, hidden: ['name'] };
    const changed = { ...stored, ...withColumn(columns, stored, { field: 'club', isShown: false }) };
    expect(fieldsOf(visibleColumns(columns, changed))).toEqual(['phone', 'actions']);
    expect(withColumn(columns, { hidden: ['name', 'phone'] }, { field: 'name', isShown: true })).toEqual({
      hidden: [],
      shown: [],
    });
  });
});

test('the actions cannot be hidden, and what only filters is never shown', () => {
  expect(visible(null, ['actions', 'club'])).toEqual(['name', 'phone', 'actions']);
  expect(isVisible({ field: 'hasPassword', header: '', isFilterOnly: true }, { hidden: [] })).toBe(false);
});
