import type { TFunction } from 'i18next';
import { mixed, object, string, type ObjectSchema } from 'yup';
import { readBirthday, readDayOrDate, todayHere, typedDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { readHandicap, showHandicap } from '@/i18n/numbers';
import { HANDICAP_MAX, HANDICAP_MIN } from '@contract/handicap';
import { operatorsOf, type ColumnFilter, type FilterKind, type FilterOperator } from '@contract/columnFilter';

/**
 * A filter as it is typed: decimals with comma or point, plus handicaps with their plus, dates as `DD.MM.YYYY`, lists with
 * commas.
 */
export interface TypedFilter {
  operator: FilterOperator;
  value: string;
  /** Of a column of choices. */
  chosen: readonly string[];
}

const numberFormat = /^[+−-]?\d{1,7}([.,]\d{1,3})?$/;

/** Returns whether this operator compares with a value. */
export const takesValue = (operator: FilterOperator): boolean => operator !== 'isEmpty' && operator !== 'isNotEmpty';

/** Returns a filter as its form begins; without one, the first operator of the kind. */
export function typedFilter(filter: ColumnFilter | undefined, kind: FilterKind): TypedFilter {
  if (!filter) return { operator: operatorsOf[kind][0], value: kind === 'boolean' ? 'true' : '', chosen: [] };
  const values = [filter.value ?? []].flat();
  return {
    operator: filter.operator,
    value: values.map((value) => typedValue(value, kind)).join(', '),
    chosen: values,
  };
}

function typedValue(value: string, kind: FilterKind): string {
  const locale = currentLocale();
  if (kind === 'number') {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(Number(value));
  }
  if (kind === 'handicap') return showHandicap(Number(value), locale, 3);
  return kind === 'date' ? typedDate(value) : value;
}

/** Returns the filter that was typed; only for what the schema accepts. */
export function filterOf(field: string, { operator, value, chosen }: TypedFilter, kind: FilterKind): ColumnFilter {
  if (!takesValue(operator)) return { field, operator };
  if (kind === 'choice') {
    const [first = ''] = chosen;
    return operator === 'isAnyOf' ? { field, operator, value: chosen } : { field, operator, value: first };
  }
  const text = value.trim();
  if (kind === 'number') return { field, operator, value: text.replace('−', '-').replace('+', '').replace(',', '.') };
  if (kind === 'handicap') return { field, operator, value: storedHandicap(text) };
  if (kind === 'date') return { field, operator, value: readDay(text, field) ?? text };
  if (operator !== 'isAnyOf') return { field, operator, value: text };
  return { field, operator, value: listed(text) };
}

/** Returns what a filter of this kind needs. */
export function filterSchema(kind: FilterKind, t: TFunction, field: string): ObjectSchema<TypedFilter> {
  const value = string()
    .default('')
    .max(200, t('ui.grid.filter.tooLong', { limit: 200 }));
  return object({
    operator: mixed<FilterOperator>().required(),
    value: value.when('operator', ([operator]: FilterOperator[], schema) =>
      operator !== undefined && takesValue(operator) && kind !== 'choice'
        ? schema.test('value', t(`ui.grid.filter.needs.${kind}`, handicapRange()), (typed) =>
            operator === 'isAnyOf' ? listed(typed).length > 0 : isValue(typed.trim(), kind, field),
          )
        : schema,
    ),
    chosen: mixed<readonly string[]>()
      .default([])
      .test('chosen', t('ui.grid.filter.needs.choice'), (chosen) => kind !== 'choice' || chosen.length > 0),
  });
}

function handicapRange(): { least: string; most: string } {
  const locale = currentLocale();
  return { least: showHandicap(HANDICAP_MIN, locale), most: showHandicap(HANDICAP_MAX, locale) };
}

function storedHandicap(typed: string): string {
  const read = readHandicap(typed, currentLocale());
  return 'reason' in read ? typed : String(read.handicap);
}

function isValue(typed: string, kind: FilterKind, field: string): boolean {
  if (kind === 'number') return numberFormat.test(typed);
  if (kind === 'handicap') return !('reason' in readHandicap(typed, currentLocale()));
  return kind === 'date' ? readDay(typed, field) !== null : typed !== '';
}

const readDay = (typed: string, field: string): string | null =>
  field === 'dateOfBirth' ? readBirthday(typed, todayHere()) : readDayOrDate(typed, todayHere());

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
