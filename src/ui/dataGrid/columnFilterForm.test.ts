import i18next from 'i18next';
import { operatorsOf, type ColumnFilter, type FilterKind } from '../../../contract/columnFilter';
import { startTexts } from '../../i18n/startTexts';
import { filterOf, filterSchema, takesValue, typedFilter, type TypedFilter } from './columnFilterForm';

beforeAll(() => startTexts('en'));

const kinds = Object.keys(operatorsOf) as FilterKind[];
const begun = (kind: FilterKind) => typedFilter(undefined, kind);

function faultOf(kind: FilterKind, typed: Partial<TypedFilter>): string | null {
  try {
    filterSchema(kind, i18next.t).validateSync({ ...begun(kind), ...typed });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test.each(kinds)('a new filter of a column of the kind %s begins with its first operator', (kind) => {
  expect(begun(kind).operator).toBe(operatorsOf[kind][0]);
});

const written: [kind: FilterKind, filter: ColumnFilter, value: string][] = [
  ['text', { field: 'surname', operator: 'contains', value: 'mey' }, 'mey'],
  ['text', { field: 'surname', operator: 'isAnyOf', value: ['Meyer', 'Maier'] }, 'Meyer, Maier'],
  ['text', { field: 'surname', operator: 'isEmpty' }, ''],
  ['number', { field: 'handicap', operator: '<=', value: '-2.4' }, '-2.4'],
  ['date', { field: 'dateOfBirth', operator: 'before', value: '1980-02-29' }, '29.02.1980'],
  ['boolean', { field: 'hasPassword', operator: 'is', value: 'false' }, 'false'],
  ['choice', { field: 'roles', operator: 'is', value: 'PRO' }, 'PRO'],
  ['choice', { field: 'roles', operator: 'isAnyOf', value: ['PRO', 'ADMIN'] }, 'PRO, ADMIN'],
];
test.each(written)('a filter of the kind %s is typed and read again: %j', (kind, filter, value) => {
  const typed = typedFilter(filter, kind);
  expect(typed.value).toBe(value);
  expect(faultOf(kind, typed)).toBeNull();
  expect(filterOf(filter.field, typed, kind)).toEqual(filter);
});

test.each([
  ['18,4', '18.4'],
  ['+18.4', '18.4'],
  ['−2,4', '-2.4'],
  [' 7 ', '7'],
])('the number %j is read as %s', (typed, value) => {
  expect(faultOf('number', { value: typed })).toBeNull();
  expect(filterOf('handicap', { ...begun('number'), value: typed }, 'number').value).toBe(value);
});

test.each(['', 'x', '1.2.3', '1e3', '12345678', '1,2345', '18 4'])('%j is no number', (value) => {
  expect(faultOf('number', { value })).toBe('Please enter a number, such as 18.4.');
});

test.each(['', '31.02.2026', '2026-02-28', '1.2.26'])('%j is no date', (value) => {
  expect(faultOf('date', { value })).toBe('Please enter an existing date as DD.MM.YYYY.');
});

test('a text is needed but for operators without one, and has an end', () => {
  expect(faultOf('text', { value: '  ' })).toBe('Please enter a value.');
  expect(faultOf('text', { value: ' , ', operator: 'isAnyOf' })).toBe('Please enter a value.');
  expect(faultOf('text', { operator: 'isNotEmpty' })).toBeNull();
  expect(faultOf('text', { value: 'x'.repeat(200) })).toBeNull();
  expect(faultOf('text', { value: 'x'.repeat(201) })).toBe('Please shorten this to at most 200 characters.');
});

test('something has to be chosen', () => {
  expect(faultOf('choice', {})).toBe('Please choose a value.');
  expect(faultOf('choice', { chosen: ['PRO'] })).toBeNull();
});

test('what was typed before is not sent with an operator that compares with nothing', () => {
  expect(filterOf('surname', { operator: 'isEmpty', value: 'mey', chosen: [] }, 'text')).toEqual({
    field: 'surname',
    operator: 'isEmpty',
  });
  expect([takesValue('isEmpty'), takesValue('isNotEmpty'), takesValue('contains')]).toEqual([false, false, true]);
});
