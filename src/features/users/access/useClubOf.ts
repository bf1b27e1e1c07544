import { useCallback } from 'react';
import { useGetGolfclubsQuery } from '@/api/golfclub';
import { localeOfCountry } from '@contract/mailTemplates';
import type { Country, Locale } from '@contract/lists';

/** Returns how the club with this id is called, and in which country it is; empty and undefined while it is not known. */
export function useClubOf(): (golfclubId: string) => { name: string; country?: Country | undefined } {
  const { data } = useGetGolfclubsQuery({ members: 'none' });
  return useCallback((golfclubId) => data?.find(({ id }) => id === golfclubId) ?? { name: '' }, [data]);
}

/**
 * Returns in which language people of this club are written to, null as long as the club is not known, and whether it is being
 * read.
 */
export function useLocaleOfClub(golfclubId: string): { clubLocale: Locale | null; isLoading: boolean } {
  const { data, isLoading } = useGetGolfclubsQuery({ members: 'none' });
  const club = data?.find(({ id }) => id === golfclubId);
  return { clubLocale: club ? localeOfCountry(club.country) : null, isLoading };
}
