import { getGridNumericOperators, getGridStringOperators, type GridFilterOperator } from '@mui/x-data-grid';
import type { ColumnFilter } from '../../../contract/columnFilter';
import type { GridColumn, GridColumnFilter } from './gridColumn';

export interface GridFilters {
  where: readonly ColumnFilter[];
  onFilter: (where: readonly ColumnFilter[]) => void;
}

type Compared = ReturnType<NonNullable<GridColumnFilter<never>['value']>>;

/** Returns the rows that pass all filters, by the operators of the grid library; for lists that are all in the browser. */
export function filteredBy<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  where: readonly ColumnFilter[],
): readonly Row[] {
  const tests = where.flatMap((filter) => {
    const column = columns.find(({ field }) => field === filter.field);
    if (!column?.filter) return [];
    const valueOf = column.filter.value ?? column.text;
    const passes = testOf(filter, column.filter.kind);
    return [(row: Row) => passes(valueOf(row))];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

function testOf(filter: ColumnFilter, kind: GridColumnFilter<never>['kind']): (value: Compared) => boolean {
  const { operator, value: wanted = '' } = filter;
  switch (kind) {
    case 'text':
      return byLibrary(getGridStringOperators(), operator, folded(wanted), (one) =>
        typeof one === 'string' ? withoutAccents(one) : one,
      );
    case 'number':
      return byLibrary(getGridNumericOperators(), operator, Number(wanted), (one) => one);
    case 'date':
      return (one) => comparedDates(operator, typeof one === 'string' ? one : '', String(wanted));
    case 'boolean':
      return (one) => String(one) === wanted;
    case 'choice':
      return (one) => {
        const held = Array.isArray(one) ? one.map(String) : [String(one)];
        const isHeld = [wanted].flat().some((each) => held.includes(each));
        return operator === 'not' ? !isHeld : isHeld;
      };
  }
}

function byLibrary(
  operators: readonly GridFilterOperator[],
  operator: string,
  value: string | number | readonly string[],
  prepared: (value: Compared) => unknown,
): (value: Compared) => boolean {
  const passes = operators
    .find((one) => one.value === operator)
    ?.getApplyFilterFn({ field: '', operator, value }, { field: '' });
  // These operators look at the value alone.
  return passes ? (one) => (passes as (value: unknown) => boolean)(prepared(one)) : () => true;
}

function comparedDates(operator: string, day: string, wanted: string): boolean {
  switch (operator) {
    case 'isEmpty':
      return day === '';
    case 'isNotEmpty':
      return day !== '';
    case 'not':
      return day !== wanted;
    case 'after':
      return day > wanted;
    case 'onOrAfter':
      return day >= wanted;
    case 'before':
      return day !== '' && day < wanted;
    case 'onOrBefore':
      return day !== '' && day <= wanted;
    default:
      return day === wanted;
  }
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const folded = (value: string | readonly string[]) =>
  typeof value === 'string' ? withoutAccents(value) : value.map(withoutAccents);
