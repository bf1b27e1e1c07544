/** What a column of a grid must hold. */
export interface ColumnFilter {
  field: string;
  operator: string;
  /** As it is typed; of several values with commas between them. Left out where the operator needs none. */
  value?: string;
}

/** More are not taken by the server. */
export const MOST_COLUMN_FILTERS = 10;

const withoutValue = ['isEmpty', 'isNotEmpty'];
const withValue = [
  ...['contains', 'doesNotContain', 'equals', 'doesNotEqual', 'startsWith', 'endsWith', 'isAnyOf'],
  ...['=', '!=', '>', '>=', '<', '<='],
  ...['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore'],
];

/** Returns the text of a column filter in an address: `surname contains mey`. */
export const writeColumnFilter = ({ field, operator, value }: ColumnFilter): string =>
  [field, operator, ...(value === undefined ? [] : [value])].join(' ');

/** Returns the column filter of a text, of which the first two blanks separate; null for what is none. */
export function readColumnFilter(text: string, fields: readonly string[]): ColumnFilter | null {
  const [field = '', operator = '', ...words] = text.split(' ');
  const value = words.join(' ').slice(0, 200);
  if (!fields.includes(field)) return null;
  if (withoutValue.includes(operator)) return { field, operator };
  return withValue.includes(operator) && value !== '' ? { field, operator, value } : null;
}
