import { columnFilterError, columnFiltersOf, readColumnFilter, writeColumnFilter } from './columnFilter';
import { memberFilterChoices, memberFilterColumns } from './sorting';

const members = { kinds: memberFilterColumns, choices: memberFilterChoices };

test.each([
  ['surname contains mey', { field: 'surname', operator: 'contains', value: 'mey' }],
  ['handicap >= 18.4', { field: 'handicap', operator: '>=', value: '18.4' }],
  ['phone isEmpty', { field: 'phone', operator: 'isEmpty' }],
  ['name equals van  der = Berg', { field: 'name', operator: 'equals', value: 'van  der = Berg' }],
  ['roles isAnyOf PRO,ADMIN', { field: 'roles', operator: 'isAnyOf', value: ['PRO', 'ADMIN'] }],
  ['golfclub isAnyOf A\\, B\\\\,C', { field: 'golfclub', operator: 'isAnyOf', value: ['A, B\\', 'C'] }],
])('%p is read as a filter and written again', (text, filter) => {
  expect(readColumnFilter(text)).toEqual(filter);
  expect(readColumnFilter(writeColumnFilter({ ...filter } as never))).toEqual(filter);
});

test('blanks around a value do not count', () => {
  expect(readColumnFilter('name contains   Anna ')).toEqual({ field: 'name', operator: 'contains', value: 'Anna' });
  expect(writeColumnFilter({ field: 'name', operator: 'contains', value: ' Anna ' })).toBe('name contains Anna');
});

test.each([
  '',
  'name',
  'name contains',
  'name contains ',
  'name like x',
  'phone isEmpty x',
  'name isAnyOf ,',
  ' name contains x',
  'name  contains x',
])('%p names no filter', (text) => {
  expect(readColumnFilter(text)).toBeNull();
  expect(columnFilterError(text, members)).not.toBeNull();
});

test('what a query holds is one filter, several or none', () => {
  expect(columnFiltersOf(undefined)).toEqual([]);
  expect(columnFiltersOf('phone isEmpty')).toHaveLength(1);
  expect(columnFiltersOf(['phone isEmpty', 'nonsense', 'name equals x'])).toHaveLength(2);
});

test.each([
  ['colour is red', 'not-listed', /^fields: golfclub, name/],
  ['__proto__ is x', 'not-listed', /^fields/],
  ['constructor contains x', 'not-listed', /^fields/],
  ['handicap contains 1', 'not-listed', /^operators of handicap: =/],
  ['surname >= 1', 'not-listed', /^operators of surname: contains/],
  ['handicap >= eighteen', 'malformed', /a number such as/],
  ['handicap >= 18,4', 'malformed', /a number such as/],
  ['handicap >= 1e3', 'malformed', /a number such as/],
  ['handicap > 99999999', 'malformed', /a number such as/],
  ['dateOfBirth is 31.12.1990', 'not-a-date', /YYYY-MM-DD/],
  ['dateOfBirth after 2026-02-30', 'not-a-date', /YYYY-MM-DD/],
  ['gender is robot', 'not-listed', /man, woman/],
  ['roles isAnyOf PRO,KING', 'not-listed', /ADMIN, PRO/],
  ['approved is yes', 'not-listed', /true, false/],
  ['surname contains', 'malformed', /write surname contains VALUE/],
  ['phone isEmpty now', 'malformed', /write phone isEmpty$/],
  [`name contains ${'x'.repeat(201)}`, 'too-long', /limit 200/],
  [`name isAnyOf ${'x,'.repeat(51)}`, 'too-many-items', /limit 50/],
])('%p is refused as %s, and what would be accepted is named', (text, reason, allowed) => {
  const fieldError = columnFilterError(text, members);
  expect(fieldError?.reason).toBe(reason);
  expect(fieldError?.allowed).toMatch(allowed);
});

test.each([
  'surname contains mey',
  'handicap != -1.2',
  'gender not man',
  'roles isAnyOf PRO,ADMIN',
  'hasPassword is false',
  'dateOfBirth onOrBefore 2000-02-29',
  'phone isNotEmpty',
])('%p is accepted', (text) => {
  expect(columnFilterError(text, members)).toBeNull();
});
