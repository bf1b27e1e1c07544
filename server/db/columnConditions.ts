import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type ColumnFilter, columnFiltersOf, type FilterOperator } from '@contract/columnFilter';

export type Condition = RawBuilder<SqlBool>;
/** Makes the condition of one column from a filter that the schema check let through. */
export type MakeCondition = (filter: ColumnFilter) => Condition;
type Text = RawBuilder<string | null>;

/** Returns the conditions of these filters; fields that the list does not know are left out. */
export function conditionsOf<Field extends string>(
  columns: Readonly<Record<Field, MakeCondition>>,
  where: string | readonly string[] | undefined,
): Condition[] {
  const known: Readonly<Record<string, MakeCondition>> = columns;
  return columnFiltersOf(where).flatMap((filter) => {
    const make = Object.hasOwn(known, filter.field) ? known[filter.field] : undefined;
    return make === undefined ? [] : [make(filter)];
  });
}

/** Says of a text operator and a value when the column meets them. */
export type Match = (operator: TextMatch, value: string) => Condition;
export type TextMatch = 'contains' | 'equals' | 'startsWith' | 'endsWith';

/** Returns a column with a text, or several of which one has to match, compared without regard to case and accents. */
export function textColumn(texts: readonly Text[], match: Match = anyTextMatches(texts)): MakeCondition {
  const isEmpty = sql<SqlBool>`(${sql.join(
    texts.map((text) => sql`coalesce(${text}, '') = ''`),
    sql` and `,
  )})`;
  return ({ operator, value = '' }) => {
    const values = [value].flat();
    const [first = ''] = values;
    switch (operator) {
      case 'isEmpty':
        return isEmpty;
      case 'isNotEmpty':
        return not(isEmpty);
      case 'doesNotContain':
        return not(match('contains', first));
      case 'doesNotEqual':
        return not(match('equals', first));
      case 'isAnyOf':
        return anyOf(values.map((one) => match('equals', one)));
      default:
        return match(
          operator === 'startsWith' || operator === 'endsWith' || operator === 'equals' ? operator : 'contains',
          first,
        );
    }
  };
}

/** Returns the condition that one of the texts matches. */
export function anyTextMatches(texts: readonly Text[]): Match {
  return (operator, value) =>
    anyOf(texts.map((text) => compared(operator, sql`folded(coalesce(${text}, ''))`, sql`folded(${value}::text)`)));
}

/** Returns the condition that a text, compared as it is, contains another one, equals it, or begins or ends with it. */
export function compared(operator: TextMatch, text: RawBuilder<unknown>, searched: RawBuilder<unknown>): Condition {
  switch (operator) {
    case 'equals':
      return sql<SqlBool>`${text} = ${searched}`;
    case 'contains':
      return sql<SqlBool>`strpos(${text}, ${searched}) > 0`;
    case 'startsWith':
      return sql<SqlBool>`starts_with(${text}, ${searched})`;
    case 'endsWith':
      return sql<SqlBool>`right(${text}, length(${searched})) = ${searched}`;
  }
}

/** Returns the condition that the text stands in what is searched of the members of this table, or alias. */
export function isSearched(members: string, text: string): Condition {
  // Compared like the column: otherwise its index would not be used.
  return sql<SqlBool>`${sql.ref(`${members}.searched`)} like folded(${likePart(text)}::text) collate "default"`;
}

/** Returns the pattern of texts that hold this one as it is written. */
function likePart(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Returns a column with a number that is stored multiplied by `scale`: 10 for tenths. */
export function numberColumn(number: RawBuilder<number | null>, scale: 1 | 10 = 1): MakeCondition {
  return ({ operator, value }) => {
    if (operator === 'isEmpty') return sql<SqlBool>`${number} is null`;
    if (operator === 'isNotEmpty') return sql<SqlBool>`${number} is not null`;
    return toNumberCondition(number, operator, Math.round(Number(value) * scale * 1000) / 1000);
  };
}

/** Returns a column with a calendar date. */
export function dateColumn(date: RawBuilder<unknown>): MakeCondition {
  return ({ operator, value }) => {
    const day = sql`${String(value)}::date`;
    switch (operator) {
      case 'isEmpty':
        return sql<SqlBool>`${date} is null`;
      case 'isNotEmpty':
        return sql<SqlBool>`${date} is not null`;
      case 'not':
        return sql<SqlBool>`${date} is distinct from ${day}`;
      case 'after':
        return sql<SqlBool>`${date} > ${day}`;
      case 'onOrAfter':
        return sql<SqlBool>`${date} >= ${day}`;
      case 'before':
        return sql<SqlBool>`${date} < ${day}`;
      case 'onOrBefore':
        return sql<SqlBool>`${date} <= ${day}`;
      default:
        return sql<SqlBool>`${date} = ${day}`;
    }
  };
}

/** Returns the day in UTC of a moment, for `dateColumn`. */
export const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'UTC')::date`;

/** Returns a column that is true or false, never empty; `otherwise` says it of false in the words of an index. */
export function booleanColumn(condition: Condition, otherwise = not(condition)): MakeCondition {
  return ({ value }) => (value === 'true' ? condition : otherwise);
}

/** Returns a column with one of several values; `matchesOneOf` says when it has one of these. */
export function choiceColumn(matchesOneOf: (values: readonly string[]) => Condition): MakeCondition {
  return ({ operator, value = [] }) => {
    const condition = matchesOneOf([value].flat());
    return operator === 'not' ? not(condition) : condition;
  };
}

/** Returns the condition for `choiceColumn` that the text is one of the values. */
export const isOneOfValues = (text: RawBuilder<unknown>) => (values: readonly string[]) =>
  sql<SqlBool>`${text} = any(${values}::text[])`;

/** Returns the condition that this one is not met, unknown included. */
export function not(condition: Condition): Condition {
  return sql<SqlBool>`(${condition}) is not true`;
}

function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Returns how a column of whole numbers compares with any number. The bound is rounded to a whole one first: compared with
 * a fraction the column could not be found by its index.
 */
export function toNumberCondition(
  column: RawBuilder<number | null>,
  operator: FilterOperator,
  bound: number,
): RawBuilder<SqlBool> {
  const isWhole = Number.isInteger(bound);
  switch (operator) {
    case '!=':
      return isWhole ? sql<SqlBool>`${column} is distinct from ${bound}` : sql<SqlBool>`true`;
    case '>':
      return sql<SqlBool>`${column} > ${Math.floor(bound)}`;
    case '>=':
      return sql<SqlBool>`${column} >= ${Math.ceil(bound)}`;
    case '<':
      return sql<SqlBool>`${column} < ${Math.ceil(bound)}`;
    case '<=':
      return sql<SqlBool>`${column} <= ${Math.floor(bound)}`;
    default:
      return isWhole ? sql<SqlBool>`${column} = ${bound}` : sql<SqlBool>`false`;
  }
}
