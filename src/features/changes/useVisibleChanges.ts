import { whereQuery } from '@/api/call';
import { useGetChangesQuery } from '@/api/change';
import type { ChangeFilters } from '@/filters/filters';
import { periodOf } from '@/filters/useFilters';
import { useLastPage } from '@/filters/useLastPage';
import { beginOfDay } from '@/i18n/dates';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import type { ChangeQuery } from '@contract/change';

/** Returns what the server is asked for to show these changes, of every page. */
export function changesQuery(filters: ChangeFilters): Omit<ChangeQuery, 'page' | 'pageSize'> {
  const { club, member, import: importId, kind, season, q, sort, where } = filters;
  const { from, to } = periodOf(season);
  return {
    ...(club === null ? {} : { golfclubId: club }),
    ...(member === null ? {} : { personId: member }),
    ...(importId === null ? {} : { importId }),
    ...(kind === null ? {} : { kind }),
    // The days of the reader, not of the server.
    ...(from === undefined ? {} : { from: beginOfDay(from) }),
    ...(to === undefined ? {} : { to: beginOfDay(to, 1) }),
    ...(q === '' ? {} : { q }),
    sort,
    ...whereQuery(where),
  };
}

/** Returns the page of changes that the filters ask for, read anew whenever the screen is opened. */
export function useVisibleChanges(filters: ChangeFilters) {
  const pageSize = usePageSize('changes');
  const query = useGetChangesQuery(
    { ...changesQuery(filters), page: filters.page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const { data, currentData } = query;
  const counts = { rowCount: data?.changes.length ?? 0, totalCount: data?.totalCount ?? 0 };
  return { query: useLastPage('changes', query, { pageSize, ...counts }), data, currentData, pageSize };
}
