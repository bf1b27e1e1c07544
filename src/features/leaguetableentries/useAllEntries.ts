import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { leagueApi } from '@/api/league';
import type { LeagueEntries } from '@contract/league';
import type { VisibleEntries } from './useEntryFilters';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Returns how to read all entries that the filters ask for, of whatever page: fresh, and not read again after that. */
export function useAllEntries({ wanted }: VisibleEntries) {
  const dispatch = useDispatch<Dispatch>();
  const [isReading, setReading] = useState(false);
  const read = async (): Promise<LeagueEntries | { error: unknown }> => {
    setReading(true);
    const query = leagueApi.endpoints.getLeagueEntries.initiate(wanted, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(query);
    setReading(false);
    return data && error === undefined ? data : { error };
  };
  return { read, isReading };
}
