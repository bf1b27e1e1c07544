import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * Returns the condition that the indexed column is one of the few ids that the statement finds. The statement is run
 * once; with `in` the database may look for each row whether there is one.
 */
export function isOneOf(column: string, ids: Expression<unknown>): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(array(${ids}))`;
}
