import { useEffect } from 'react';
import { useMemberCountsQuery, useMembersOfClubQuery, useMembersQuery } from '../../api/member';
import type { useUsersUrl } from './usersUrl';

const always = { refetchOnMountOrArgChange: true };

/** Returns the page of users that the address asks for, and how many users each filter would show. */
export function useShownUsers({ club, filter, q, sort, page, pageSize, correct }: ReturnType<typeof useUsersUrl>) {
  const listing = { filter, q, sort, page, pageSize };
  const ofEveryClub = useMembersQuery(listing, { ...always, skip: club !== null });
  const ofClub = useMembersOfClubQuery({ id: club ?? '', ...listing }, { ...always, skip: club === null });
  const query = club === null ? ofEveryClub : ofClub;
  const counts = useMemberCountsQuery({ q, ...(club === null ? {} : { golfclubId: club }) }, always);

  const totalCount = query.data?.totalCount ?? 0;
  const lastPage = Math.max(0, Math.ceil(totalCount / pageSize) - 1);
  const isBeyond = !query.isFetching && query.data !== undefined && page > lastPage;
  useEffect(() => {
    // The last users of the last page may have been deleted or approved away.
    if (isBeyond) correct({ page: lastPage });
  });

  return { query, members: query.data?.members, totalCount, counts: counts.isError ? undefined : counts.data };
}
