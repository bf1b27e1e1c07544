import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { WholeList } from '@/ui/dataGrid/takeOut';
import type { Change, ChangeQuery } from '@contract/change';
import { api } from './api';

/** One page of the record and how many entries there are in all. */
export interface Changes {
  changes: Change[];
  totalCount: number;
}

type Listing = Omit<ChangeQuery, 'page' | 'pageSize'> & { page: number; pageSize: number };

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The record, the latest change first. */
    getChanges: build.query<Changes, Listing>({
      query: (query) => ({ call: 'listChanges', path: '/api/changes', query }),
      transformResponse: (changes: Change[], meta) => ({ changes, totalCount: meta?.totalCount ?? changes.length }),
      providesTags: ['Change'],
    }),
  }),
});

export const { useGetChangesQuery } = changeApi;

/** As many as the server answers at once. */
const LARGEST_PAGE = 100;

/** Returns how to read the whole record as it is narrowed, page by page: it may be long. */
export function useWholeRecord(wanted: Omit<Listing, 'page' | 'pageSize'>): () => Promise<WholeList<Change>> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async () => {
    const rows: Change[] = [];
    for (let page = 0; ; page += 1) {
      const listing = { ...wanted, page, pageSize: LARGEST_PAGE };
      const once = { subscribe: false, forceRefetch: true };
      const { data, error } = await dispatch(changeApi.endpoints.getChanges.initiate(listing, once));
      if (!data || error !== undefined) return { error };
      rows.push(...data.changes);
      if (data.changes.length < LARGEST_PAGE) return { rows };
    }
  };
}
