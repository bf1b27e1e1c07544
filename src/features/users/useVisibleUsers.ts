import { useGetMemberCountsQuery, useGetMembersOfClubQuery, useGetMembersQuery } from '@/api/member';
import type { UserFilters } from '@/filters/filters';
import { useLastPage } from '@/filters/useLastPage';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import { usersQuery } from './usersQuery';

/** Seconds. */
const unlessJustRead = { refetchOnMountOrArgChange: 5 };

/**
 * Returns the page of users that the filters ask for, and how many users each filter would show. Until it `isAnswered`, the
 * users before stay.
 */
export function useVisibleUsers(filters: UserFilters) {
  const pageSize = usePageSize('users');
  const { club } = filters;
  const { listing, counted } = usersQuery(filters, pageSize);
  const ofEveryClub = useGetMembersQuery(listing, { ...unlessJustRead, skip: club !== null });
  const ofClub = useGetMembersOfClubQuery({ id: club ?? '', ...listing }, { ...unlessJustRead, skip: club === null });
  const query = club === null ? ofEveryClub : ofClub;
  const counts = useGetMemberCountsQuery(counted, unlessJustRead);

  const { members, totalCount = 0 } = query.data ?? {};
  return {
    query: useLastPage('users', query, { pageSize, rowCount: members?.length ?? 0, totalCount }),
    pageSize,
    isAnswered: query.currentData !== undefined,
    members,
    totalCount,
    counts: counts.isError ? undefined : counts.data,
  };
}
