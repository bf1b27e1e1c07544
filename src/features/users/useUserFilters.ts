import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { memberApi } from '@/api/member';
import type { UserFilters } from '@/filters/filters';
import { selectFilters, type WithFilters } from '@/filters/filtersSlice';
import { useFilters } from '@/filters/useFilters';
import { usePageSize } from '@/ui/dataGrid/gridPreferencesSlice';
import { usersQuery } from './usersQuery';

const now = { force: true };

/**
 * Returns which users are shown, and how to show others: the server is asked for them at once, so that the question is on
 * its way while the screen is still being drawn for it.
 */
export function useUserFilters(): [UserFilters, (changes: Partial<UserFilters>) => void] {
  const [filters, changeFilters] = useFilters('users');
  const pageSize = usePageSize('users');
  const store = useStore<WithFilters>();
  const prefetchAll = memberApi.usePrefetch('getMembers', now);
  const prefetchOfClub = memberApi.usePrefetch('getMembersOfClub', now);
  const change = useCallback(
    (changes: Partial<UserFilters>) => {
      changeFilters(changes);
      const { users } = selectFilters(store.getState());
      const { listing } = usersQuery(users, pageSize);
      if (users.club === null) prefetchAll(listing);
      else prefetchOfClub({ id: users.club, ...listing });
    },
    [changeFilters, store, pageSize, prefetchAll, prefetchOfClub],
  );
  return [filters, change];
}
