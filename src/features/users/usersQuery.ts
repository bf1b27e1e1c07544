import { whereQuery } from '@/api/call';
import type { UserFilters } from '@/filters/filters';

export const USUAL_SORT = 'surname';

/** Returns what the server is asked for to show these users, so many on a page. */
export function usersQuery({ club, filter, q, sort, where, page }: UserFilters, pageSize: number) {
  const found = { q, ...whereQuery(where) };
  return {
    listing: { filter, ...found, sort, page, pageSize },
    counted: { ...found, ...(club === null ? {} : { golfclubId: club }) },
  };
}
