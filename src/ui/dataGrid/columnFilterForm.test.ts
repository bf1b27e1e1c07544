import i18next from 'i18next';
import { startTexts } from '@/i18n/startTexts';
import { type ColumnFilter, type FilterKind, operatorsOf } from '@contract/columnFilter';
import { filterOf, filterSchema, takesValue, typedFilter, type TypedFilter } from './columnFilterForm';
import { filterText } from './gridFilter';

describe('column filter form', () => {
  beforeAll(() => startTexts('en'));

  const kinds = Object.keys(operatorsOf) as FilterKind[];

  const begun = (kind: FilterKind) => typedFilter(undefined, kind);

  function fieldErrorOf(kind: FilterKind, typed: Partial<TypedFilter>, field = 'plannedDate'): string | null {
    try {
      filterSchema(kind, i18next.t, field).validateSync({ ...begun(kind), ...typed });
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
    ['number', { field: 'score', operator: '<=', value: '-2.4' }, '-2.4'],
    ['handicap', { field: 'handicap', operator: '=', value: '18.4' }, '18.4'],
    ['handicap', { field: 'handicap', operator: '<=', value: '-2.4' }, '+2.4'],
    ['date', { field: 'dateOfBirth', operator: 'before', value: '1980-02-29' }, '29.02.1980'],
    ['boolean', { field: 'hasPassword', operator: 'is', value: 'false' }, 'false'],
    ['choice', { field: 'roles', operator: 'is', value: 'PRO' }, 'PRO'],
    ['choice', { field: 'roles', operator: 'isAnyOf', value: ['PRO', 'ADMIN'] }, 'PRO, ADMIN'],
  ];

  test.each(written)('a filter of the kind %s is typed and read again: %j', (kind, filter, value) => {
    const typed = typedFilter(filter, kind);
    expect(typed.value).toBe(value);
    expect(fieldErrorOf(kind, typed)).toBeNull();
    expect(filterOf(filter.field, typed, kind)).toEqual(filter);
  });

  test.each([
    ['18,4', '18.4'],
    ['+18.4', '18.4'],
    ['−2,4', '-2.4'],
    [' 7 ', '7'],
  ])('the number %j is read as %s', (typed, value) => {
    expect(fieldErrorOf('number', { value: typed })).toBeNull();
    expect(filterOf('score', { ...begun('number'), value: typed }, 'number').value).toBe(value);
  });

  test.each([
    ['18,4', '18.4'],
    ['+2.3', '-2.3'],
    ['-2,3', '-2.3'],
    ['−2.3', '-2.3'],
    [' 7 ', '7'],
  ])('the handicap %j is stored as %s', (typed, value) => {
    expect(fieldErrorOf('handicap', { value: typed })).toBeNull();
    expect(filterOf('handicap', { ...begun('handicap'), value: typed }, 'handicap').value).toBe(value);
  });

  test.each(['', 'x', '-18.4', '54.1', '18.45'])('%j is no handicap', (value) => {
    expect(fieldErrorOf('handicap', { value })).toBe(
      'Please enter a handicap from +10.0 to 54.0 with at most one decimal, such as 18.4 or +1.2.',
    );
  });

  test('the line of a filter shows a plus handicap with its plus, and no more rounded than it is', () => {
    const column = { field: 'handicap', header: 'Handicap', filter: { kind: 'handicap' } } as const;
    const line = (value: string) => filterText({ field: 'handicap', operator: '=', value }, column, i18next.t);
    expect(['18', '-2.3', '18.45'].map(line)).toEqual(['Handicap = 18.0', 'Handicap = +2.3', 'Handicap = 18.45']);
  });

  test('in German the numbers of a filter are opened as they are typed there', async () => {
    await startTexts('de');
    const filters: [FilterKind, string][] = [
      ['number', '1234.5'],
      ['handicap', '18.4'],
      ['handicap', '-2.3'],
    ];
    const typed = filters.map(([kind, value]) => typedFilter({ field: 'handicap', operator: '=', value }, kind).value);
    await startTexts('en');
    expect(typed).toEqual(['1234,5', '18,4', '+2,3']);
  });

  test.each(['', 'x', '1.2.3', '1e3', '12345678', '1,2345', '18 4'])('%j is no number', (value) => {
    expect(fieldErrorOf('number', { value })).toBe('Please enter a number, such as 18.4.');
  });

  test.each([
    ['dateOfBirth', '1,2,90', '1990-02-01'],
    ['dateOfBirth', '1985/03/14', '1985-03-14'],
    ['plannedDate', '1.2.26', '2026-02-01'],
    ['plannedDate', '01022026', '2026-02-01'],
  ])('of the column %s the day %j is read as %s', (field, value, day) => {
    expect(fieldErrorOf('date', { value }, field)).toBeNull();
    expect(filterOf(field, { ...begun('date'), value }, 'date').value).toBe(day);
  });

  test.each(['', '31.02.2026', '1/2/2026', '2026-31-02'])('%j is no date', (value) => {
    expect(fieldErrorOf('date', { value })).toBe('Please enter an existing date as DD.MM.YYYY.');
  });

  test('a text is needed but for operators without one, and has an end', () => {
    expect(fieldErrorOf('text', { value: '  ' })).toBe('Please enter a value.');
    expect(fieldErrorOf('text', { value: ' , ', operator: 'isAnyOf' })).toBe('Please enter a value.');
    expect(fieldErrorOf('text', { operator: 'isNotEmpty' })).toBeNull();
    expect(fieldErrorOf('text', { value: 'x'.repeat(200) })).toBeNull();
    expect(fieldErrorOf('text', { value: 'x'.repeat(201) })).toBe('Please shorten this to at most 200 characters.');
  });

  test('something has to be chosen', () => {
    expect(fieldErrorOf('choice', {})).toBe('Please choose a value.');
    expect(fieldErrorOf('choice', { chosen: ['PRO'] })).toBeNull();
  });

  test('what was typed before is not sent with an operator that compares with nothing', () => {
    expect(filterOf('surname', { operator: 'isEmpty', value: 'mey', chosen: [] }, 'text')).toEqual({
      field: 'surname',
      operator: 'isEmpty',
    });
    expect([takesValue('isEmpty'), takesValue('isNotEmpty'), takesValue('contains')]).toEqual([false, false, true]);
  });
});
