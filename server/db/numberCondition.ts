import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FilterOperator } from '../../contract/columnFilter';

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
