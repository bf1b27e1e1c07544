import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { QueryResult } from '@/ui/QueryState';
import type { FiltersState, Screen } from './filters';
import { filtersCorrected, selectFilters, type WithFilters } from './filtersSlice';

type PagedScreen = { [Name in Screen]: FiltersState[Name] extends { page: number } ? Name : never }[Screen];

interface PageOfRows {
  pageSize: number;
  /** On the page. */
  rowCount: number;
  /** On all pages. */
  totalCount: number;
}

/**
 * Leads to the last page where the chosen one has no rows (any more), because some were deleted or the address is old. Until
 * that page is there, the returned query is loading.
 */
export function useLastPage(screen: PagedScreen, query: QueryResult, rows: PageOfRows): QueryResult {
  const { pageSize, rowCount, totalCount } = rows;
  const dispatch = useDispatch();
  const page = useSelector((state: WithFilters) => selectFilters(state)[screen].page);
  const isEmpty = query.data !== undefined && rowCount === 0;
  const isBeyond = isEmpty && page > 0;
  // Rows that the server counts may have left the list on this device only.
  const lastPage = Math.max(0, Math.min(Math.ceil(totalCount / pageSize), page) - 1);
  // What answered another question before says nothing of this page, also where this one has failed.
  const isAnswered = query.isFetching !== true && query.currentData !== undefined;
  useEffect(() => {
    if (!isBeyond || !isAnswered) return undefined;
    // A cached answer counts only if it is not being refetched, which begins in the effects of the same render.
    const clock = setTimeout(() => dispatch(filtersCorrected({ screen, changes: { page: lastPage } })));
    return () => clearTimeout(clock);
  }, [dispatch, screen, isBeyond, isAnswered, lastPage]);
  const isOnTheWay = isEmpty && totalCount > 0 && query.currentData === undefined;
  return isBeyond || isOnTheWay ? { ...query, data: undefined } : query;
}
