import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetMemberCountsQuery, useGetMembersOfClubQuery, useGetMembersQuery } from '@/api/member';
import type { UserFilters } from '@/filters/filters';
import { pageCorrected } from '@/filters/filtersSlice';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import { usersQuery } from './usersQuery';

/** Seconds. */
const unlessJustRead = { refetchOnMountOrArgChange: 5 };

/**
 * Returns the page of users that the filters ask for, and how many users each filter would show. Until it `isAnswered`, the
 * users before stay.
 */
export function useVisibleUsers(filters: UserFilters) {
  const dispatch = useDispatch();
  const pageSize = usePageSize('users');
  const { club, page } = filters;
  const { listing, counted } = usersQuery(filters, pageSize);
  const ofEveryClub = useGetMembersQuery(listing, { ...unlessJustRead, skip: club !== null });
  const ofClub = useGetMembersOfClubQuery({ id: club ?? '', ...listing }, { ...unlessJustRead, skip: club === null });
  const query = club === null ? ofEveryClub : ofClub;
  const counts = useGetMemberCountsQuery(counted, unlessJustRead);

  const totalCount = query.data?.totalCount ?? 0;
  const lastPage = Math.max(0, Math.ceil(totalCount / pageSize) - 1);
  const isBeyond = !query.isFetching && query.data !== undefined && page > lastPage;
  useEffect(() => {
    // The last users of the last page may have been deleted or approved away.
    if (isBeyond) dispatch(pageCorrected({ screen: 'users', page: lastPage }));
  });

  return {
    query,
    pageSize,
    isAnswered: query.currentData !== undefined,
    members: query.data?.members,
    totalCount,
    counts: counts.isError ? undefined : counts.data,
  };
}
