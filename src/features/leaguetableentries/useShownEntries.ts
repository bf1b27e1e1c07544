import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetLeagueEntriesQuery } from '../../api/league';
import { pageCorrected } from '../../filters/filtersSlice';
import { usePageSize } from '../../ui/dataGrid/usePageSize';
import type { ShownEntries } from './useEntryFilters';

/** Returns the page of entries that the filters ask for, read anew whenever the screen is opened. */
export function useShownEntries({ wanted, filters: { page } }: ShownEntries) {
  const dispatch = useDispatch();
  const pageSize = usePageSize('leagueEntries');
  const query = useGetLeagueEntriesQuery(
    { ...wanted, page: String(page), pageSize: String(pageSize) },
    { refetchOnMountOrArgChange: true },
  );
  const lastPage = Math.max(0, Math.ceil((query.data?.totalCount ?? 0) / pageSize) - 1);
  const isBeyond = !query.isFetching && query.data !== undefined && page > lastPage;
  useEffect(() => {
    // The last entries of the last page may have been taken away by marking a training unfinished.
    if (isBeyond) dispatch(pageCorrected({ screen: 'entries', page: lastPage }));
  });
  return { query, pageSize };
}
