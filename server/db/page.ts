import type { SelectQueryBuilder } from 'kysely';

/** The rows of one page of a list. */
export interface Page {
  limit: number;
  offset: number;
}

const DEFAULT_PAGE_SIZE = 25;

/** Returns the page that the query of a list asks for, null where it asks for the whole list. */
export function pageOf({ page, pageSize }: { page?: string; pageSize?: string }): Page | null {
  const limit = Number(pageSize ?? DEFAULT_PAGE_SIZE);
  return page === undefined ? null : { limit, offset: Number(page) * limit };
}

/** Returns the query for the rows of this page, for all rows without one. */
export function selectPage<DB, Table extends keyof DB, Selected>(
  query: SelectQueryBuilder<DB, Table, Selected>,
  page: Page | null,
): SelectQueryBuilder<DB, Table, Selected> {
  return page === null ? query : query.limit(page.limit).offset(page.offset);
}
