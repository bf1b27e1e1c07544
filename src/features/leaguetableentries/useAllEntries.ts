import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { leagueApi } from '@/api/league';
import { useBusyControl } from '@/ui/useControl';
import type { LeagueEntries } from '@contract/league';
import type { VisibleEntries } from './useEntryFilters';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Returns how to read all entries that the filters ask for, of whatever page: fresh, and not read again after that; `control` is the name of its button in the store. */
export function useAllEntries(control: string, { wanted }: VisibleEntries) {
  const dispatch = useDispatch<Dispatch>();
  const [isReadingNow, setReading] = useState(false);
  const isReading = useBusyControl(control, isReadingNow);
  const read = async (): Promise<LeagueEntries | { error: unknown }> => {
    setReading(true);
    const query = leagueApi.endpoints.getLeagueEntries.initiate(wanted, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(query);
    setReading(false);
    return data && error === undefined ? data : { error };
  };
  return { read, isReading };
}
