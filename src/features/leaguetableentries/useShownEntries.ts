import { useEffect } from 'react';
import { useLeagueEntriesQuery } from '../../api/league';
import { PAGE_SIZE, type useEntriesUrl } from './entriesUrl';

/** Returns the page of entries that the address asks for, read anew whenever the screen is opened. */
export function useShownEntries({ wanted, page, correct }: ReturnType<typeof useEntriesUrl>) {
  const query = useLeagueEntriesQuery(
    { ...wanted, page: String(page), pageSize: String(PAGE_SIZE) },
    { refetchOnMountOrArgChange: true },
  );
  const lastPage = Math.max(0, Math.ceil((query.data?.totalCount ?? 0) / PAGE_SIZE) - 1);
  const isBeyond = !query.isFetching && query.data !== undefined && page > lastPage;
  useEffect(() => {
    // The last entries of the last page may have been taken away by marking a training unfinished.
    if (isBeyond) correct(lastPage);
  });
  return query;
}
