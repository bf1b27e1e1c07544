import { getGridNumericOperators, getGridStringOperators, type GridFilterOperator } from '@mui/x-data-grid';
import { deDE, enUS } from '@mui/x-data-grid/locales';
import type { TFunction } from 'i18next';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import type { ColumnFilter, FilterKind, FilterOperator } from '@contract/columnFilter';
import { folded } from '@contract/folding';
import type { ColumnInfo, GridColumn, GridColumnFilter } from './gridColumn';

export interface GridFilters {
  where: readonly ColumnFilter[];
  onFilter: (where: readonly ColumnFilter[]) => void;
}

type Compared = ReturnType<NonNullable<GridColumnFilter<never>['value']>>;

/**
 * Returns the rows that pass all filters, by the operators of the grid library, or always stay; for lists that are all in the
 * browser.
 */
export function filteredBy<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  where: readonly ColumnFilter[],
  staysAnyway: (row: Row) => boolean = () => false,
): readonly Row[] {
  const tests = where.flatMap((filter) => {
    const column = columns.find(({ field }) => field === filter.field);
    if (!column?.filter) return [];
    const valueOf = column.filter.value ?? column.text;
    const passes = testOf(filter, column.filter.kind);
    return [(row: Row) => passes(valueOf(row))];
  });
  return tests.length === 0 ? rows : rows.filter((row) => staysAnyway(row) || tests.every((passes) => passes(row)));
}

function testOf(filter: ColumnFilter, kind: GridColumnFilter<never>['kind']): (value: Compared) => boolean {
  const { operator, value: wanted = '' } = filter;
  switch (kind) {
    case 'text':
      return byLibrary(getGridStringOperators(), operator, foldedAll(wanted), (one) =>
        typeof one === 'string' ? folded(one) : one,
      );
    case 'number':
    case 'handicap':
      return byLibrary(getGridNumericOperators(), operator, Number(wanted), (one) => one);
    case 'date':
      return (one) => comparedDates(operator, typeof one === 'string' ? one : '', String(wanted));
    case 'boolean':
      return (one) => String(one) === wanted;
    case 'choice':
      return (one) => {
        const current = Array.isArray(one) ? one.map(String) : [String(one)];
        const matches = [wanted].flat().some((each) => current.includes(each));
        return operator === 'not' ? !matches : matches;
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

const foldedAll = (value: string | readonly string[]) =>
  typeof value === 'string' ? folded(value) : value.map(folded);

const texts = { en: enUS, de: deDE };

/** Returns an operator in the words of the library, in the language of the page. */
export function operatorText(operator: FilterOperator): string {
  const words: Readonly<Record<string, unknown>> =
    texts[currentLocale()].components.MuiDataGrid.defaultProps.localeText;
  const key = `filterOperator${operator.charAt(0).toUpperCase()}${operator.slice(1)}`;
  const found = words[key] ?? words[`filterOperator${operator}`];
  return typeof found === 'string' ? found : operator;
}

/** Returns a filter as one line of text, such as `Surname contains mey`. */
export function filterText({ field, operator, value = [] }: ColumnFilter, column: ColumnInfo, t: TFunction) {
  const values = [value].flat().map((one) => valueText(one, column, t));
  return [column.header || field, operatorText(operator), values.join(', ')].filter((part) => part !== '').join(' ');
}

/** Returns each filter of these columns as one line of text; filters of columns that are not there are left out. */
export function filterTexts(where: readonly ColumnFilter[], columns: readonly ColumnInfo[], t: TFunction): string[] {
  return where.flatMap((filter) => {
    const column = columns.find(({ field }) => field === filter.field);
    return column ? [filterText(filter, column, t)] : [];
  });
}

function valueText(value: string, { filter }: ColumnInfo, t: TFunction): string {
  const kind: FilterKind = filter?.kind ?? 'text';
  switch (kind) {
    case 'date':
      return showDate(value, currentLocale());
    case 'boolean':
      return t(value === 'true' ? 'ui.grid.filter.yes' : 'ui.grid.filter.no');
    case 'number':
      return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 3 }).format(Number(value));
    case 'handicap':
      return showHandicap(Number(value), currentLocale(), 3);
    case 'choice':
      return filter?.choices?.find((choice) => choice.value === value)?.label ?? value;
    case 'text':
      return value;
  }
}
