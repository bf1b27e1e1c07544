import { useState } from 'react';
import { useGetMemberCountsQuery, useGetMembersOfClubQuery, useGetMembersQuery } from '@/api/member';
import type { UserFilters } from '@/filters/filters';
import { useLastPage } from '@/filters/useLastPage';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import { usersQuery } from './usersQuery';

/** Seconds. */
const unlessJustRead = { refetchOnMountOrArgChange: 5 };

/** The list says when a password is set by a link. */
const WHILE_LINKS_ARE_OPEN_MS = 10_000;

/**
 * Returns the page of users that the filters ask for, and how many users each filter would show. Until it `isAnswered`, the
 * users before stay.
 */
export function useVisibleUsers(filters: UserFilters) {
  const pageSize = usePageSize('users');
  const { club } = filters;
  const { listing, counted } = usersQuery(filters, pageSize);
  const [isAnyLinkOpen, setAnyLinkOpen] = useState(false);
  const reading = { ...unlessJustRead, pollingInterval: isAnyLinkOpen ? WHILE_LINKS_ARE_OPEN_MS : 0 };
  const ofEveryClub = useGetMembersQuery(listing, { ...reading, skip: club !== null });
  const ofClub = useGetMembersOfClubQuery({ id: club ?? '', ...listing }, { ...reading, skip: club === null });
  const query = club === null ? ofEveryClub : ofClub;
  const counts = useGetMemberCountsQuery(counted, unlessJustRead);

  const { members, totalCount = 0 } = query.data ?? {};
  const hasOpenLink = members?.some(({ access }) => access === 'LINK_SENT') ?? false;
  if (hasOpenLink !== isAnyLinkOpen) setAnyLinkOpen(hasOpenLink);
  return {
    query: useLastPage('users', query, { pageSize, rowCount: members?.length ?? 0, totalCount }),
    pageSize,
    isAnswered: query.currentData !== undefined,
    members,
    totalCount,
    counts: counts.isError ? undefined : counts.data,
  };
}
