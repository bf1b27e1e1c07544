import { whereQuery } from '@/api/call';
import type { UserFilters } from '@/filters/filters';

export const USUAL_SORT = 'surname';

/** Returns what the server is asked for to show these users, so many on a page. */
export function usersQuery({ club, filter, q, sort, where, page }: UserFilters, pageSize: number) {
  const columns = whereQuery(where);
  return {
    listing: { filter, q, ...columns, sort, page, pageSize },
    // Without a search the same arguments as those of the menu, so that both share one answer.
    counted: { ...(q === '' ? {} : { q }), ...columns, ...(club === null ? {} : { golfclubId: club }) },
  };
}
