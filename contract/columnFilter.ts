import { isRealDate } from './realDate';
import type { FieldReason } from './refusals';

const numberOperators = ['=', '!=', '>', '>=', '<', '<=', 'isEmpty', 'isNotEmpty'] as const;

/** The operators of the data grid, by the kind of the column. */
export const operatorsOf = {
  text: [
    'contains',
    'doesNotContain',
    'equals',
    'doesNotEqual',
    'startsWith',
    'endsWith',
    'isEmpty',
    'isNotEmpty',
    'isAnyOf',
  ],
  number: numberOperators,
  /** Compared as it is stored: a plus handicap is negative. */
  handicap: numberOperators,
  date: ['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore', 'isEmpty', 'isNotEmpty'],
  boolean: ['is'],
  choice: ['is', 'not', 'isAnyOf'],
} as const;
export type FilterKind = keyof typeof operatorsOf;
export type FilterOperator = (typeof operatorsOf)[FilterKind][number];

/** At once on one list. */
export const MOST_COLUMN_FILTERS = 10;
const MOST_VALUES = 50;
const LONGEST_VALUE = 200;

/** One condition on one column; several of a list all have to be met. */
export interface ColumnFilter<Field extends string = string> {
  field: Field;
  operator: FilterOperator;
  /** Missing for `isEmpty` and `isNotEmpty`, a list for `isAnyOf`. */
  value?: string | readonly string[];
}

/** The columns of a list that can be filtered, and what can be chosen in those of the kind `choice`. */
export interface FilterColumns {
  kinds: Readonly<Record<string, FilterKind>>;
  choices: Readonly<Record<string, readonly string[]>>;
}

/** Why a filter is refused, and what would be accepted instead. */
export interface FilterError {
  reason: FieldReason;
  allowed: string;
}

const known = new Set<string>(Object.values(operatorsOf).flat());
const isOperator = (text: string): text is FilterOperator => known.has(text);
const takesNoValue = (operator: FilterOperator) => operator === 'isEmpty' || operator === 'isNotEmpty';

/** Returns the filter that a text such as `surname contains mey` names, null where it names none. */
export function readColumnFilter(text: string): ColumnFilter | null {
  const [, field = '', operator = '', rest = ''] = /^(\S+) (\S+)(?: (.*))?$/su.exec(text) ?? [];
  if (!isOperator(operator)) return null;
  const value = rest.trim();
  if (takesNoValue(operator)) return value === '' ? { field, operator } : null;
  if (operator !== 'isAnyOf') return value === '' ? null : { field, operator, value };
  const values = splitValues(value);
  return values.length === 0 ? null : { field, operator, value: values };
}

/** Returns the text that `readColumnFilter` reads as this filter; values lose the blanks around them. */
export function writeColumnFilter({ field, operator, value }: ColumnFilter): string {
  if (value === undefined) return `${field} ${operator}`;
  const text = typeof value === 'string' ? value.trim() : value.map(escaped).join(',');
  return `${field} ${operator} ${text}`;
}

/** Returns the filters that a query holds, without those that say nothing. */
export function columnFiltersOf(where: string | readonly string[] = []): ColumnFilter[] {
  return [where].flat().flatMap((text) => readColumnFilter(text) ?? []);
}

/** Returns why a list with these columns cannot be filtered so, null where it can. */
export function columnFilterError(text: string, { kinds, choices }: FilterColumns): FilterError | null {
  const field = /^\S+/u.exec(text)?.[0] ?? '';
  if (!Object.hasOwn(kinds, field))
    return { reason: 'not-listed', allowed: `fields: ${Object.keys(kinds).join(', ')}` };
  const kind = kinds[field] ?? 'text';
  const operators: readonly FilterOperator[] = operatorsOf[kind];
  const operator = operators.find((one) => text.split(' ', 2)[1] === one);
  if (operator === undefined)
    return { reason: 'not-listed', allowed: `operators of ${field}: ${operators.join(', ')}` };
  const filter = readColumnFilter(text);
  if (filter === null) {
    const form = takesNoValue(operator) ? `${field} ${operator}` : `${field} ${operator} VALUE`;
    return { reason: 'malformed', allowed: `write ${form}` };
  }
  const values = [filter.value ?? []].flat();
  if (values.length > MOST_VALUES) return { reason: 'too-many-items', allowed: `limit ${MOST_VALUES}` };
  return (
    values.map((value) => valueError(value, kind, choices[field] ?? [])).find((fieldError) => fieldError !== null) ??
    null
  );
}

function valueError(value: string, kind: FilterKind, choices: readonly string[]): FilterError | null {
  switch (kind) {
    case 'text':
      return value.length > LONGEST_VALUE ? { reason: 'too-long', allowed: `limit ${LONGEST_VALUE}` } : null;
    case 'number':
    case 'handicap':
      return /^-?\d{1,7}(\.\d{1,3})?$/.test(value) ? null : { reason: 'malformed', allowed: 'a number such as 18.4' };
    case 'date':
      return isCalendarDate(value) ? null : { reason: 'not-a-date', allowed: 'YYYY-MM-DD' };
    case 'boolean':
      return value === 'true' || value === 'false' ? null : { reason: 'not-listed', allowed: 'true, false' };
    case 'choice':
      return choices.includes(value) ? null : { reason: 'not-listed', allowed: choices.join(', ') };
  }
}

function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return isRealDate(Number(year ?? 0), Number(month), Number(day));
}

const escaped = (value: string) => value.trim().replaceAll(/[\\,]/g, '\\$&');

/** At commas without a backslash before them. */
function splitValues(text: string): string[] {
  const parts = Array.from(text.matchAll(/(?:\\.|[^\\,])+/gsu), ([part]) => part.replaceAll(/\\(.)/gsu, '$1').trim());
  return parts.filter((part) => part !== '');
}
