import { useCallback } from 'react';
import { useGetGolfclubsQuery } from '@/api/golfclub';
import type { Country } from '@contract/lists';

/** Returns how the club with this id is called, and in which country it is; empty and undefined while it is not known. */
export function useClubOf(): (golfclubId: string) => { name: string; country?: Country | undefined } {
  const { data } = useGetGolfclubsQuery({ members: 'none' });
  return useCallback((golfclubId) => data?.find(({ id }) => id === golfclubId) ?? { name: '' }, [data]);
}
