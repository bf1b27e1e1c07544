import { writeColumnFilter, type ColumnFilter } from '../../contract/columnFilter';

/** Returns the filters by column as the server is asked for them; nothing where there are none. */
export const askedWhere = (where: readonly ColumnFilter[]): { where?: string[] } =>
  where.length === 0 ? {} : { where: where.map(writeColumnFilter) };
