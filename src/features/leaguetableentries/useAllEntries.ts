import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { leagueApi } from '@/api/league';
import type { WholeList } from '@/ui/dataGrid/listExport';
import type { LeagueEntry } from '@contract/league';
import type { VisibleEntries } from './useEntryFilters';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Returns how to read all entries that the filters ask for, of whatever page: fresh, and not read again after that. */
export function useAllEntries({ wanted }: VisibleEntries): () => Promise<WholeList<LeagueEntry>> {
  const dispatch = useDispatch<Dispatch>();
  return async () => {
    const query = leagueApi.endpoints.getLeagueEntries.initiate(wanted, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(query);
    return data && error === undefined ? { rows: data.entries } : { error };
  };
}
