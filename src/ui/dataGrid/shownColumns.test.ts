import type { ColumnInfo } from './gridColumn';
import { isShown, orderedColumns, shownColumns } from './shownColumns';

const columns: readonly ColumnInfo[] = [
  { field: 'club', header: '' },
  { field: 'actions', header: '', isActions: true },
  { field: 'name', header: '' },
  { field: 'phone', header: '', isHiddenAtFirst: true },
  { field: 'hasPassword', header: '', isFilterOnly: true },
];
const fieldsOf = (given: readonly ColumnInfo[]) => given.map(({ field }) => field);
const shown = (order: string[] | null, hidden: string[] | null) => fieldsOf(shownColumns(columns, { order, hidden }));

test('without a wish there are the usual columns, the actions last', () => {
  expect(shown(null, null)).toEqual(['club', 'name', 'actions']);
});

test('columns stand as somebody ordered them; new ones follow, unknown ones count for nothing', () => {
  expect(fieldsOf(orderedColumns(columns, { order: ['name', 'gone', 'club'] }))).toEqual([
    'name',
    'club',
    'phone',
    'hasPassword',
    'actions',
  ]);
  expect(shown(['actions', 'name'], null)).toEqual(['name', 'club', 'actions']);
});

test('whoever hides nothing sees what is hidden at first', () => {
  expect(shown(null, [])).toEqual(['club', 'name', 'phone', 'actions']);
});

test('the actions cannot be hidden, and what only filters is never shown', () => {
  expect(shown(null, ['actions', 'club'])).toEqual(['name', 'phone', 'actions']);
  expect(isShown({ field: 'hasPassword', header: '', isFilterOnly: true }, { hidden: [] })).toBe(false);
});
