import { useCallback, useEffect } from 'react';
import { memberApi, useMemberCountsQuery, useMembersOfClubQuery, useMembersQuery } from '../../api/member';
import { askedAt, type Place } from './usersPlace';
import type { useUsersUrl } from './usersUrl';

/** Seconds: what was asked for ahead is not asked for again. */
const unlessJustRead = { refetchOnMountOrArgChange: 5 };
const now = { force: true };

/** Returns the page of users that the address asks for, and how many users each filter would show. */
export function useShownUsers(url: ReturnType<typeof useUsersUrl>) {
  const { club, page, pageSize, correct } = url;
  const { listing, counted } = askedAt(url);
  const ofEveryClub = useMembersQuery(listing, { ...unlessJustRead, skip: club !== null });
  const ofClub = useMembersOfClubQuery({ id: club ?? '', ...listing }, { ...unlessJustRead, skip: club === null });
  const query = club === null ? ofEveryClub : ofClub;
  const counts = useMemberCountsQuery(counted, unlessJustRead);

  const totalCount = query.data?.totalCount ?? 0;
  const lastPage = Math.max(0, Math.ceil(totalCount / pageSize) - 1);
  const isBeyond = !query.isFetching && query.data !== undefined && page > lastPage;
  useEffect(() => {
    // The last users of the last page may have been deleted or approved away.
    if (isBeyond) correct({ page: lastPage });
  });

  return { query, members: query.data?.members, totalCount, counts: counts.isError ? undefined : counts.data };
}

/**
 * Returns what asks for the users of a place at once, so that the question is on its way while the screen is still being
 * drawn for it.
 */
export function useAskingAhead(): (place: Place) => void {
  const askForAll = memberApi.usePrefetch('members', now);
  const askForClub = memberApi.usePrefetch('membersOfClub', now);
  return useCallback(
    (place) => {
      const { listing } = askedAt(place);
      if (place.club === null) askForAll(listing);
      else askForClub({ id: place.club, ...listing });
    },
    [askForAll, askForClub],
  );
}
