import { deDE, enUS } from '@mui/x-data-grid/locales';
import type { TFunction } from 'i18next';
import type { ColumnFilter, FilterKind, FilterOperator } from '../../../contract/columnFilter';
import { showShortDate } from '../../i18n/dates';
import { currentLocale } from '../../i18n/locale';
import type { ColumnInfo } from './gridColumn';

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
      return showShortDate(value, currentLocale());
    case 'boolean':
      return t(value === 'true' ? 'ui.grid.filter.yes' : 'ui.grid.filter.no');
    case 'number':
      return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 3 }).format(Number(value));
    case 'choice':
      return filter?.choices?.find((choice) => choice.value === value)?.label ?? value;
    case 'text':
      return value;
  }
}
